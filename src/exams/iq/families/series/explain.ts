import type { Variety } from '#locale/locales.ts';
import type { SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { nextTerm } from '#psychometrics/generate/series/rules.ts';
import { sentence, type WordValues } from '../../../words.ts';
import { type SeriesWords, seriesWords } from './words/index.ts';

type RuleWord = keyof SeriesWords['rule'];

/** A rule's values, and the sum of the asked place. */
type Explained = WordValues & { readonly sum: string };

const minus = '\u2212';

/** With a sign, the minus being U+2212 as typesetters have it. */
export const signed = (value: number): string => (value < 0 ? `${minus}${-value}` : `+${value}`);

/** As the end of a sum; empty for nothing. */
const added = (value: number): string =>
  value === 0 ? '' : value < 0 ? ` ${minus} ${-value}` : ` + ${value}`;

/** A line that ends within a sum breaks it before its sign, where it is read twice. */
const inOneLine = (sum: string): string => sum.replaceAll(' ', '\u00a0');

/** Which sentence says a rule, with its values; a sum is written out for the asked place. */
function explained({ rule, terms }: SeriesItem, separator: string): readonly [RuleWord, Explained] {
  const [secondLast = 0, last = 0] = terms.slice(-2);
  const answer = nextTerm(rule, terms);
  const suffix = 'plus' in rule && rule.plus !== 0 ? (rule.plus > 0 ? 'Plus' : 'Minus') : '';
  switch (rule.kind) {
    case 'difference':
      return [
        rule.step > 0 ? 'rises' : 'falls',
        { step: Math.abs(rule.step), sum: `${last}${added(rule.step)} = ${answer}` },
      ];
    case 'growingDifference': {
      const steps = [...terms.slice(1), answer].map((term, at) => signed(term - (terms[at] ?? 0)));
      return [
        'growingDifference',
        { steps: steps.join(separator), sum: `${last}${added(answer - last)} = ${answer}` },
      ];
    }
    case 'interleaved':
      return [
        'interleaved',
        {
          one: signed(rule.one),
          other: signed(rule.other),
          sum: `${secondLast}${added(rule.other)} = ${answer}`,
        },
      ];
    case 'multiplicative':
      return [
        `multiplicative${suffix}`,
        {
          factor: rule.factor,
          plus: Math.abs(rule.plus),
          sum: `${last} × ${rule.factor}${added(rule.plus)} = ${answer}`,
        },
      ];
    case 'recursive':
      return [
        `recursive${suffix}`,
        { plus: Math.abs(rule.plus), sum: `${secondLast} + ${last}${added(rule.plus)} = ${answer}` },
      ];
    case 'digits':
      return [
        `digits${suffix}`,
        {
          plus: Math.abs(rule.plus),
          sum: `${last} + (${[...String(last)].join(' + ')})${added(rule.plus)} = ${answer}`,
        },
      ];
  }
}

/** The rule of the series in one sentence, with the last step worked out. */
export function explainSeries(item: SeriesItem, locale: Variety): string {
  const { rule, separator } = seriesWords[locale];
  const [word, values] = explained(item, separator);
  return sentence(locale, rule[word], { ...values, sum: inOneLine(values.sum) });
}

/** Why a wrong option is wrong; empty for the right one. */
export function explainWrongSeries({ faults }: SeriesItem, choice: number, locale: Variety): string {
  const fault = faults[choice];
  return fault ? seriesWords[locale].wrong[fault] : '';
}
