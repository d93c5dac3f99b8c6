import type { Block, BlockOf } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import type { Variety } from '#locale/locales.ts';
import { leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { plain, rowOf } from '../../kit/rows.ts';
import { sentence } from '../../words.ts';
import { likesNothingIn } from '../likings.ts';
import type { CareerResult } from '../result.ts';
import { pointScale, referenceRange } from '../score.ts';
import {
  amongFirst,
  bandOf,
  certaintyOf,
  isAhead,
  lettersOf,
  levelOf,
  profileOf,
  type Third,
} from '../shape.ts';
import { type Theme, themes } from '../themes.ts';
import { careerWords } from '../words/index.ts';
import { codeSaid, levelSaid, namedAs, percentSaid, type Telling } from './telling.ts';

/** The six themes as corners of the hexagon, and what is to be seen there. */
export function hexagonOf(result: CareerResult, locale: Variety) {
  const { test, report } = careerWords[locale];
  const corners = result.themes.map(({ id, value }) => ({ id, label: test.theme[id], value }));
  const values = corners.map(({ label: theme, value }) =>
    sentence(locale, report.hexagon.value, { theme, value }),
  );
  const { low, high } = report.themes.ends;
  const poles: [string, string] = [low, high];
  return { corners, poles, alt: sentence(locale, report.hexagon.alt, { values: values.join(' ') }) };
}

/** The same with the interval of each theme, as a block of a page. */
export function hexagonBlock(
  result: CareerResult,
  locale: Variety,
  said: { readonly title: string; readonly lead: string },
): BlockOf<'hexagon'> {
  const { corners, ...drawn } = hexagonOf(result, locale);
  const intervals = new Map(result.themes.map(({ id, low, high }) => [id, { low, high }]));
  return {
    block: 'hexagon',
    ...said,
    ...drawn,
    corners: corners.map((corner) => ({ ...corner, interval: intervals.get(corner.id) })),
  };
}

/** The hexagon with the letters under it, and where one would stand for a theme in which nothing was liked, that there is none. */
export function codePage({ locale, result, words, write }: Telling): Block[] {
  const said = words.report.code;
  const letters = lettersOf(result);
  return [
    hexagonBlock(result, locale, {
      title: write(said.title, { code: codeSaid(result, words.report) }),
      lead: letters.length === result.code.length ? said.lead : said.leadShort,
    }),
    {
      block: 'facts',
      rows: [...letters, ...result.code.filter((theme) => !letters.includes(theme))].map((letter, place) => {
        const label = said.places[place] as string;
        const theme = words.test.theme[letter];
        return place < letters.length
          ? { label, value: write(said.letter, { theme, letter }), text: words.themes[letter].about }
          : { label, value: said.none.value, text: write(said.noLetter, { theme }) };
      }),
    },
  ];
}

/** All six themes with their intervals. */
export const allThemes = ({ result, words, steps }: Telling): BlockOf<'scales'> => ({
  block: 'scales',
  form: 'table',
  title: words.report.themes.all.title,
  lead: words.report.themes.all.lead,
  rows: result.themes.map((score) => {
    const { readings } = words.themes[score.id];
    const readingOf: Readonly<Record<Third, string>> = readings;
    const [level, band] = [levelOf(score.value), bandOf(score.value)];
    const { none } = words.report.themes.all;
    const reading = band !== 'low' && likesNothingIn(score.id, steps) ? none[band] : readingOf[band];
    return rowOf(score, level, {
      label: words.test.theme[score.id],
      levels: Array.from({ length: 5 }, () => levelSaid({ words }, score)),
      readings: Array.from({ length: 5 }, () => reading),
      poles: words.report.themes.ends,
    });
  }),
  scale: pointScale,
  referenceRange,
});

/** How sure each theme's place is, the codes beside, what the first letter says, and how clear all of it is. */
export function surePage(telling: Telling): Block[] {
  const { result, words, write } = telling;
  const { sure } = words.report;
  return [
    leafOf('certain', sure.title, sure.lead),
    {
      block: 'tally',
      rows: themes.map((theme) => {
        const share = amongFirst(result.places, theme);
        return {
          id: theme,
          label: words.test.theme[theme],
          share,
          mark: byChance,
          value: write(sure.value, { share: percentOf(share) }),
        };
      }),
      mark: sure.mark,
      alt: sure.alt,
    },
    codesProse(telling),
    ...meaningOf(telling),
    prose({
      id: 'clarity',
      title: sure.clarityTitle,
      paragraphs: clarityOf(telling),
    }),
  ];
}

/** What is said of the profile; what the third letter is for where two themes are level, and there is one. */
function clarityOf({ result, words: { report } }: Telling): string[] {
  const { clarity, thirdLetter } = report.sure;
  const profile = profileOf(result);
  const hasThird = lettersOf(result).length === result.code.length;
  return [clarity[profile], ...(profile === 'twin' && hasThird ? [thirdLetter] : [])];
}

/** What the first letter says; where the first two are level, what both say. */
function meaningOf({ result, words }: Telling): BlockOf<'prose'>[] {
  const { meaningTitle, weighs, meaningLevel, meaning } = words.report.code;
  const isOpen = !isAhead(result);
  const letters = lettersOf(result).slice(0, isOpen ? 2 : 1);
  if (letters.length === 0) return [];
  const opening = letters.length > 1 ? meaningLevel : weighs;
  const paragraphs = [opening, ...letters.map((letter) => meaning[letter])];
  return [prose({ id: 'meaning', title: meaningTitle, paragraphs })];
}

/** Three of six letters. */
const byChance = 0.5;

/** A code less probable than this beside the person's own is not named. */
const leastBeside = 0.3;

function codesProse({ locale, result, words, write }: Telling): BlockOf<'prose'> {
  const { codesTitle, codes } = words.report.sure;
  const [next, ...rest] = result.others;
  const named = [
    ...(next ? [next] : []),
    ...rest.filter(({ chance }) => chance >= leastBeside * result.chance),
  ].map(({ code, chance }) =>
    write(words.report.sure.other, { code: namedAs(code), chance: percentSaid(locale, chance) }),
  );
  const missing = result.code.filter((theme) => !lettersOf(result).includes(theme));
  const values = { chance: percentOf(result.chance), codes: listed(locale, named) };
  return prose({
    id: 'codes',
    title: codesTitle,
    paragraphs: [
      missing.length > 0
        ? write(codes.shorter, {
            ...values,
            code: namedAs(result.code),
            themes: namesOf(missing, { locale, words }),
          })
        : write(codes[certaintyOf(result)], values),
      // Of close scores the widest interval wins most often, whatever their order is.
      ...(next && next.chance > result.chance ? [codes.behind] : []),
    ],
  });
}

/** Themes by name, as the language lists them: in quotes, for their names are everyday words of which a sentence would make another one. */
export const namesOf = (of: readonly Theme[], { locale, words }: Pick<Telling, 'locale' | 'words'>): string =>
  listed(
    locale,
    of.map((theme) => sentence(locale, words.test.themeQuoted, { theme: words.test.theme[theme] })),
  );

/** A theme's score, drawn beside its chapter. */
export const gaugeOf = ({ words, scoreOf }: Telling, theme: Theme) => ({
  row: { label: words.test.theme[theme], score: plain(scoreOf(theme)), poles: words.report.themes.ends },
  scale: pointScale,
  referenceRange,
});
