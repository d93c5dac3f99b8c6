import type { Block } from '#contract/blocks.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { helpIn, knownIn } from '../help.ts';
import type { Telling } from './telling.ts';

/** Where to find help: what is surely known of the reader's country, and the places that there are everywhere. */
export function helpPage({ locale, market, words, write }: Telling): Block[] {
  const said = words.week.help;
  const help = helpIn(market);
  const lines = (help?.lines ?? []).map(({ name, number }) =>
    write(said.line.value, { name, number: unbroken(number) }),
  );
  return [
    leafOf('help', said.title, said.lead),
    prose(
      { id: 'emergency', title: said.emergency.label, paragraphs: [said.emergency.text] },
      { lead: help?.emergency ?? said.emergencyUnknown },
    ),
    ...(lines.length > 0
      ? [prose({ id: 'line', title: said.line.label, paragraphs: [...lines, said.line.text] })]
      : []),
    ...(['close', 'doctor', 'occupational', 'representative'] as const).map((id) =>
      prose({ id: `help-${id}`, title: said[id].label, paragraphs: [said[id].value, said[id].text] }),
    ),
    {
      block: 'note',
      text:
        help && market
          ? write(said.checked, { country: countryIn(locale, market), month: monthIn(locale) })
          : said.anywhere,
    },
  ];
}

/** A number to call stays on one line: only between two of them may it end. */
const unbroken = (number: string): string => number.replaceAll(/(?<=\d) (?=[\d·])/g, '\u00a0');

const countryIn = (locale: Variety, market: string): string =>
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(market) ?? market;

const monthIn = (locale: Variety): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(knownIn));
