import type { Block, BlockOf } from '#contract/blocks.ts';
import { dateFormat, regionNames } from '#locale/formatters.ts';
import { listed } from '#locale/list.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { sentence } from '../../words.ts';
import { helpIn, knownIn } from '../help.ts';
import { stressWords } from '../words/index.ts';
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
    calls: known.flatMap(({ number }) => number.split(apart)),
  };
}

/** Where help is, in what is free: the lines that listen in the reader's country, and its emergency number after them. */
export function freeHelp(locale: Variety, market: string | undefined): BlockOf<'prose'> {
  const { helpTitle, help, helpLines, helpLine, helpNowhere } = stressWords[locale].test.free;
  const known = helpIn(market);
  const told = (text: string, calls: string[]) =>
    prose({ id: 'help', title: helpTitle, paragraphs: [text] }, calls.length > 0 ? { calls } : {});
  if (known === undefined) return told(helpNowhere, []);
  const { emergency, lines } = known;
  if (lines.length === 0) return told(sentence(locale, help, { number: emergency }), [emergency]);
  const either = (things: readonly string[]) => listed(locale, things, 'disjunction');
  const numbers = lines.map(({ number }) => unbroken(number).split(apart));
  const named = lines.map(({ name }, at) =>
    sentence(locale, helpLine, { name, number: either(numbers[at] ?? []) }),
  );
  const text = sentence(locale, helpLines, { lines: either(named), number: emergency });
  return told(text, [...numbers.flat(), emergency]);
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
      {
        id: 'emergency',
        // Thoughts of self-harm belong to a line that listens, as in what is free; here only where there is none.
        title: lines.length > 0 ? said.emergency.label : said.emergency.labelWithoutLine,
        paragraphs: [said.emergency.text],
      },
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

/** Between two numbers of one line. */
const apart = /\s·\s/;

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
