import type { Block } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import { listed } from '#locale/list.ts';
import { languageTags } from '#locale/locales.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { likeliest, likelihoodOf } from '../likely.ts';
import { retestChanges, retestChangesDecided, retestMoves } from '../norm.ts';
import { picturedAs } from '../pictured.ts';
import { axesChart, besideOf, lettersOf, namedAs, type Telling, undecidedLetters } from '../telling.ts';

/** The type, and where the person stands on its axes. */
export function typePage(telling: Telling): Block[] {
  const { result, words } = telling;
  const { tagline } = words.profiles[result.code];
  const beside = besideOf(telling);
  return [
    { ...leafOf('type', namedAs(telling, result.code), tagline), picture: picturedAs(result.code) },
    ...(beside === null ? [] : [{ block: 'note' as const, text: beside }]),
    axesChart(telling),
  ];
}

/** How probable each letter is, whether the type would come out again, and which others it may be. */
export function surePage(telling: Telling): Block[] {
  const { result, words, write, locale } = telling;
  const { letters, type } = words.report;
  const undecided = undecidedLetters(result);
  const share = percentOf(likelihoodOf(result.axes, result.code));
  const percent = numberFormat(languageTags[locale], { style: 'percent' });
  const rows = lettersOf(telling).map(({ id, letter, name, chance }) => ({
    id,
    label: write(letters.row, { letter, pole: name }),
    share: chance,
    mark: 0.5,
    value: percent.format(percentOf(chance) / 100),
  }));
  return [
    headed(leafOf('sure', letters.title, write(type.chance, { share })), 'gates', 'veil'),
    {
      block: 'tally',
      rows,
      mark: letters.mark,
      alt: write(letters.alt, {
        list: listed(
          locale,
          rows.map(({ label, value }) => `${label} ${value}`),
        ),
      }),
    },
    {
      block: 'note',
      text: undecided.length > 0 ? write(letters.some, { letters: listed(locale, undecided) }) : letters.none,
    },
    prose({
      id: 'again',
      title: letters.retestTitle,
      paragraphs: [
        write(undecided.length > 0 ? letters.retest : letters.retestClear, {
          retest: retestChanges,
          clear: retestChangesDecided,
          moved: retestMoves,
        }),
      ],
    }),
    prose({ id: 'likely', title: letters.likelyTitle, paragraphs: [] }),
    {
      block: 'facts',
      rows: likeliest(result)
        .slice(0, 3)
        .map(({ code, share: chance }) => ({
          label: namedAs(telling, code),
          value: write(letters.likely, { share: percentOf(chance) }),
          text: words.profiles[code].tagline,
        })),
    },
  ];
}
