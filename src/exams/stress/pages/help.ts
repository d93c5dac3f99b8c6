import type { Block } from '#contract/blocks.ts';
import { dateFormat, regionNames } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { helpIn, knownIn } from '../help.ts';
import type { Telling } from './telling.ts';

/** Lines that listen in the reader's country, by name and number, and the numbers as they are written there. */
export function linesIn({ market, words, write }: Pick<Telling, 'market' | 'words' | 'write'>): {
  lines: string[];
  calls: string[];
} {
  const known = (helpIn(market)?.lines ?? []).map(({ name, number }) => ({
    name,
    number: unbroken(number),
  }));
  return {
    lines: known.map((line) => write(words.week.help.line.value, line)),
    calls: known.flatMap(({ number }) => number.split(/\s·\s/)),
  };
}

/** Where to find help: what is surely known of the reader's country, and the places that there are everywhere. */
export function helpPage(telling: Telling): Block[] {
  const { locale, market, words, write } = telling;
  const said = words.week.help;
  const help = helpIn(market);
  const { lines, calls } = linesIn(telling);
  return [
    leafOf('help', said.title, said.lead),
    prose(
      { id: 'emergency', title: said.emergency.label, paragraphs: [said.emergency.text] },
      help ? { lead: help.emergency, calls: [help.emergency] } : { lead: said.emergencyUnknown },
    ),
    ...(lines.length > 0
      ? [
          prose(
            { id: 'line', title: said.line.label, paragraphs: [said.line.text] },
            { lead: lines.join(' · '), calls },
          ),
        ]
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
  regionNames(languageTags[locale]).of(market) ?? market;

const monthIn = (locale: Variety): string =>
  dateFormat(languageTags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(knownIn));
