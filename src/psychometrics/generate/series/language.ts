import { digitSum } from './rules.ts';

/**
 * The rules of the language, by their numbers, that explain all of some terms; how these were made is not known here. Every
 * rule is found from the first terms that settle it and must hold in the others.
 */
export function explanations(terms: readonly number[]): number[] {
  return rules.flatMap((explains, at) => (explains(terms) ? [at] : []));
}

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term - (terms[at] as number));

const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

const lanes = (values: readonly number[], cycle: number): number[][] =>
  Array.from({ length: cycle }, (_, from) => values.filter((_, at) => at % cycle === from));

const quotients = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term / (terms[at] as number));

type Explains = (terms: readonly number[]) => boolean;

/** With so few terms as these a rule of so many constants would explain anything. */
const from =
  (length: number, explains: Explains): Explains =>
  (terms) =>
    terms.length >= length && explains(terms);

const rules: readonly Explains[] = [
  (terms) => allEqual(differences(terms)),
  (terms) => allEqual(differences(differences(terms))),
  from(7, (terms) => allEqual(differences(differences(differences(terms))))),
  isAffine,
  (terms) => isAffine(differences(terms)),
  from(6, (terms) => isRecurrent(terms)),
  from(7, (terms) => isRecurrent(differences(terms))),
  from(7, (terms) => lanes(terms, 2).every((lane) => allEqual(differences(lane)))),
  from(7, (terms) => lanes(terms, 2).every((lane) => allEqual(quotients(lane)))),
  from(7, (terms) => lanes(differences(terms), 2).every(allEqual)),
  from(7, (terms) => lanes(differences(terms), 3).every(allEqual)),
  from(6, (terms) => inTurns(terms)),
  from(6, (terms) => inTurns(terms.slice(1))),
  ...[digitSum, firstDigit, lastDigit, digitProduct, reversed].map(
    (of): Explains => from(6, (terms) => isLinearIn(terms.slice(0, -1).map(of), differences(terms))),
  ),
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
