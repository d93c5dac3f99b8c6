import type { Variety } from '#locale/locales.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { isCircular, type MatrixItem, type MatrixRule } from '#psychometrics/generate/matrices/item.ts';
import { sentence } from '../../../words.ts';
import { matrixWords } from './words/index.ts';

/** The words of a rule are kept by attribute. */
type ByAttribute = Readonly<Record<string, string>>;

/** Whether a rule says something: what is the same in the whole matrix is none. */
export const isToBeFound = ({ kind }: MatrixRule): boolean => kind !== 'same';

/** Which sentence says a rule of a matrix, if it is one to be found. */
function messageOf({ attribute, kind, step }: MatrixRule, locale: Variety): string | undefined {
  const { rule } = matrixWords[locale];
  const chosen = (): ByAttribute => {
    if (kind !== 'progression') return kind === 'same' || kind === 'arithmetic' ? {} : rule[kind];
    if (isCircular(attribute)) return step > 0 ? rule.clockwise : rule.counterclockwise;
    return step > 0 ? rule.up : rule.down;
  };
  if (kind === 'arithmetic') return step > 0 ? rule.arithmetic.plus : rule.arithmetic.minus;
  return chosen()[attribute];
}

/** The third row of a sum, worked out. */
function sumOf({ cells, options, key }: MatrixItem, step: number): string {
  const [one, two] = [cells[6]?.count ?? 0, cells[7]?.count ?? 0];
  return `${one} ${step > 0 ? '+' : '\u2212'} ${two} = ${options[key]?.count ?? 0}`;
}

/** Each rule of the matrix in a sentence. */
export function explainMatrix(item: MatrixItem, locale: Variety): string {
  return item.rules
    .flatMap((rule) => {
      const message = messageOf(rule, locale);
      const values = { degrees: Math.abs(rule.step) * 45, sum: sumOf(item, rule.step) };
      return message === undefined ? [] : [sentence(locale, message, values)];
    })
    .join(matrixWords[locale].separator.sentence);
}

/** Why a wrong option is wrong, by how it was made. @throws InvalidInputError where the choice is no wrong option */
export function explainWrongMatrix({ faults }: MatrixItem, choice: number, locale: Variety): string {
  const fault = faults[choice];
  if (!fault) throw new InvalidInputError('No wrong option has this place.');
  const { wrong, off, separator } = matrixWords[locale];
  return [wrong[fault.kind], ...fault.wrong.map((name) => off[name])].join(separator.sentence);
}
