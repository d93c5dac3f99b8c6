import { digitSum } from './rules.ts';

/** Whether a rule explains all of some terms. It is found from the first terms that settle it, and must hold in the others. */
type Explains = (terms: readonly number[]) => boolean;

interface Rule {
  /** With fewer terms than these the rule has so many constants that it would explain anything. */
  readonly least: number;
  readonly explains: Explains;
}

/**
 * Whether what follows is sure: every rule of the language that explains the shown terms leads to the answer, and none
 * leads to another option. How the series was made is not known here.
 */
export function isSure(
  shown: readonly number[],
  answer: number,
  options: readonly number[],
  language: SeriesLanguage = 'first',
): boolean {
  return [...rules, ...(language === 'second' ? later : [])]
    .filter(({ explains }) => explains(shown))
    .every(({ least, explains }) => {
      if (shown.length >= least && !explains([...shown, answer])) return false;
      return (
        shown.length + 1 < least ||
        options.every((option) => option === answer || !explains([...shown, option]))
      );
    });
}

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term - (terms[at] as number));

const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

const lanes = (values: readonly number[], cycle: number): number[][] =>
  Array.from({ length: cycle }, (_, from) => values.filter((_, at) => at % cycle === from));

const quotients = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term / (terms[at] as number));

const from = (least: number, explains: Explains): Rule => ({ least, explains });

const rules: readonly Rule[] = [
  from(4, (terms) => allEqual(differences(terms))),
  from(5, (terms) => allEqual(differences(differences(terms)))),
  from(7, (terms) => allEqual(differences(differences(differences(terms))))),
  from(5, isAffine),
  from(6, (terms) => isAffine(differences(terms))),
  from(6, isRecurrent),
  from(7, (terms) => isRecurrent(differences(terms))),
  from(7, (terms) => lanes(terms, 2).every((lane) => allEqual(differences(lane)))),
  from(7, (terms) => lanes(terms, 2).every((lane) => allEqual(quotients(lane)))),
  from(7, (terms) => lanes(differences(terms), 2).every(allEqual)),
  from(7, (terms) => lanes(differences(terms), 3).every(allEqual)),
  from(6, inTurns),
  from(6, (terms) => inTurns(terms.slice(1))),
  ...[digitSum, firstDigit, lastDigit, digitProduct, reversed].map((of) =>
    from(6, (terms) => isLinearIn(terms.slice(0, -1).map(of), differences(terms))),
  ),
];

/**
 * Languages only grow: what is sound in one may not be in the next, and forms of earlier editions come out as they always
 * did. The second one also sees differences that are themselves two series which take turns, such as +8 +16 +14 +19 +20 +22.
 */
export type SeriesLanguage = 'first' | 'second';

const later: readonly Rule[] = [
  from(7, (terms) => lanes(differences(terms), 2).every((lane) => allEqual(differences(lane)))),
];

function firstDigit(value: number): number {
  return Number(String(Math.abs(value))[0]);
}

function lastDigit(value: number): number {
  return Math.abs(value) % 10;
}

function digitProduct(value: number): number {
  return [...String(Math.abs(value))].reduce((product, digit) => product * Number(digit), 1);
}

function reversed(value: number): number {
  return Number([...String(Math.abs(value))].reverse().join(''));
}

/** Multiplies and adds. */
function isAffine(terms: readonly number[]): boolean {
  return isLinearIn(terms.slice(0, -1), terms.slice(1));
}

/** Multiplies and adds by turns. */
function inTurns(terms: readonly number[]): boolean {
  const steps = terms.slice(1);
  const before = terms.slice(0, -1);
  return (
    allEqual(lanes(quotients(terms), 2)[0] ?? []) &&
    allEqual(
      lanes(
        steps.map((term, at) => term - (before[at] as number)),
        2,
      )[1] ?? [],
    )
  );
}

/** Whether every value is one multiple of its base and one constant. */
function isLinearIn(bases: readonly number[], values: readonly number[]): boolean {
  const other = bases.findIndex((base) => base !== bases[0]);
  if (other < 0) return allEqual(values);
  const [base, value] = [bases[0] as number, values[0] as number];
  const slope = ((values[other] as number) - value) / ((bases[other] as number) - base);
  return values.every((given, at) => Math.abs(given - value - slope * ((bases[at] as number) - base)) < 1e-9);
}

const multiples = [-3, -2, -1, 0, 1, 2, 3];

/** Whether each term is small whole multiples of the two before it and a constant. */
function isRecurrent(terms: readonly number[]): boolean {
  const left = (at: number, ofLast: number, ofSecondLast: number) =>
    (terms[at] as number) - ofLast * (terms[at - 1] as number) - ofSecondLast * (terms[at - 2] as number);
  return multiples.some((ofLast) =>
    multiples.some((ofSecondLast) => {
      const constant = left(2, ofLast, ofSecondLast);
      let at = 3;
      while (at < terms.length && left(at, ofLast, ofSecondLast) === constant) at += 1;
      return at === terms.length;
    }),
  );
}
