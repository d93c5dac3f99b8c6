import { extrapolate, type LinearRule, type Step, sparing } from './series-fit.ts';

/** One way of explaining a series. */
export interface Hypothesis {
  readonly name: string;
  /** How much must be thought to see it; of two explanations the one with less is the better. */
  readonly cost: number;
  /** The next terms it leads to: none where it does not explain all that is shown. */
  readonly next: (terms: readonly number[]) => readonly number[];
}

const last = ({ before }: Step): number => before[before.length - 1] as number;
const secondLast = ({ before }: Step): number => before[before.length - 2] as number;
const thirdLast = ({ before }: Step): number => before[before.length - 3] as number;
const one = (): number => 1;
const nothing = (): number => 0;
const place = ({ at }: Step): number => at;
const onlyAt = (phase: number, cycle: number, column: (step: Step) => number) => (step: Step) =>
  step.at % cycle === phase ? column(step) : 0;

const digitsOf = (value: number): number[] => [...String(Math.abs(value))].map(Number);
const digitSum = (value: number): number => digitsOf(value).reduce((sum, digit) => sum + digit, 0);
const digitProduct = (value: number): number =>
  digitsOf(value).reduce((product, digit) => product * digit, 1);
const reversed = (value: number): number => Number(digitsOf(value).reverse().join(''));

const linear = (name: string, cost: number, rule: LinearRule, spare = sparing): Hypothesis => ({
  name,
  cost,
  next: (terms) => {
    const found = extrapolate(terms, rule, spare);
    return found === undefined ? [] : [found];
  },
});

/** From each term to the next. */
const simple: readonly Hypothesis[] = [
  linear('adds the same', 1, { given: 1, known: last, columns: [one] }),
  linear('multiplies by the same', 1, { given: 1, known: nothing, columns: [last] }),
];

const pairs: readonly Hypothesis[] = [
  linear('adds a growing number', 2, { given: 1, known: last, columns: [one, place] }),
  linear('multiplies and adds', 2, { given: 1, known: nothing, columns: [last, one] }),
  linear('multiplies and adds the place', 3, { given: 1, known: nothing, columns: [last, place] }),
  linear('sum of the two before', 2, {
    given: 2,
    known: (step) => last(step) + secondLast(step),
    columns: [],
  }),
  linear('sum of the two before and a constant', 2, {
    given: 2,
    known: (step) => last(step) + secondLast(step),
    columns: [one],
  }),
  linear('difference of the two before', 2, {
    given: 2,
    known: (step) => secondLast(step) - last(step),
    columns: [],
  }),
  linear('difference of the two before and a constant', 3, {
    given: 2,
    known: (step) => secondLast(step) - last(step),
    columns: [one],
  }),
  linear('product of the two before', 2, {
    given: 2,
    known: (step) => last(step) * secondLast(step),
    columns: [],
  }),
  linear('product of the two before and a constant', 3, {
    given: 2,
    known: (step) => last(step) * secondLast(step),
    columns: [one],
  }),
  linear('multiples of the two before', 3, { given: 2, known: nothing, columns: [last, secondLast] }),
  linear('multiples of the two before and a constant', 4, {
    given: 2,
    known: nothing,
    columns: [last, secondLast, one],
  }),
  linear('sum of the three before', 3, {
    given: 3,
    known: (step) => last(step) + secondLast(step) + thirdLast(step),
    columns: [],
  }),
  linear('sum of all before', 3, {
    given: 2,
    known: ({ before }) => before.reduce((sum, term) => sum + term, 0),
    columns: [],
  }),
  linear('adds what was three before', 3, {
    given: 3,
    known: (step) => last(step) + thirdLast(step),
    columns: [],
  }),
];

const cycles: readonly Hypothesis[] = [
  ...(['adds', 'multiplies'] as const).flatMap((even) =>
    (['adds', 'multiplies'] as const).map((odd) =>
      linear(`by turns ${even} and ${odd}`, 2, {
        given: 1,
        known: (step) => ((step.at % 2 === 0 ? even : odd) === 'adds' ? last(step) : 0),
        columns: [onlyAt(0, 2, even === 'adds' ? one : last), onlyAt(1, 2, odd === 'adds' ? one : last)],
      }),
    ),
  ),
  linear('adds three numbers by turns', 3, {
    given: 1,
    known: last,
    columns: [onlyAt(0, 3, one), onlyAt(1, 3, one), onlyAt(2, 3, one)],
  }),
];

const digits: readonly Hypothesis[] = (
  [
    ['the sum of its digits', digitSum],
    ['the product of its digits', digitProduct],
    ['its digits read backwards', reversed],
    ['its first digit', (value: number) => digitsOf(value)[0] as number],
    ['its last digit', (value: number) => digitsOf(value).at(-1) as number],
  ] as const
).flatMap(([name, of]) => [
  linear(`adds ${name}`, 2, { given: 1, known: (step) => last(step) + of(last(step)), columns: [] }),
  linear(`takes away ${name}`, 2, { given: 1, known: (step) => last(step) - of(last(step)), columns: [] }),
  linear(`adds ${name} and a constant`, 3, {
    given: 1,
    known: (step) => last(step) + of(last(step)),
    columns: [one],
  }),
  linear(`adds a multiple of ${name}`, 3, {
    given: 1,
    known: last,
    columns: [(step) => of(last(step))],
  }),
  linear(`adds a multiple of ${name} and a constant`, 4, {
    given: 1,
    known: last,
    columns: [(step) => of(last(step)), one],
  }),
  linear(`adds ${name} of the two before`, 3, {
    given: 2,
    known: (step) => of(last(step)) + of(secondLast(step)) + last(step),
    columns: [],
  }),
]);

const powers: readonly Hypothesis[] = [2, 3].map((power) =>
  linear(`power ${power} of the place`, power + 1, {
    given: 0,
    known: nothing,
    columns: [({ at }) => (at + 1) ** power, one],
  }),
);

/** What is added is itself a series. */
const differenced = (cost: number, inner: readonly Hypothesis[]): Hypothesis[] =>
  inner.map((hypothesis) => ({
    name: `what it adds: ${hypothesis.name}`,
    cost: cost + hypothesis.cost,
    next: (terms) => {
      const steps = terms.slice(1).map((term, at) => term - (terms[at] as number));
      return hypothesis.next(steps).map((step) => (terms.at(-1) as number) + step);
    },
  }));

/** Two series take turns; each may be short, but together they must spare as many terms as any other. */
const turns: readonly Hypothesis[] = (() => {
  const rules: readonly { name: string; cost: number; unknowns: number; rule: LinearRule }[] = [
    { name: 'adds the same', cost: 1, unknowns: 2, rule: { given: 1, known: last, columns: [one] } },
    { name: 'multiplies', cost: 1, unknowns: 2, rule: { given: 1, known: nothing, columns: [last] } },
    {
      name: 'adds a growing number',
      cost: 2,
      unknowns: 3,
      rule: { given: 1, known: last, columns: [one, place] },
    },
    {
      name: 'multiplies and adds',
      cost: 2,
      unknowns: 3,
      rule: { given: 1, known: nothing, columns: [last, one] },
    },
  ];
  return rules.flatMap((first) =>
    rules.map(
      (second): Hypothesis => ({
        name: `in turns: ${first.name}; ${second.name}`,
        cost: first.cost + second.cost,
        next: (terms) => {
          const lanes = [0, 1].map((phase) => terms.filter((_, at) => at % 2 === phase));
          if (terms.length - first.unknowns - second.unknowns < sparing) return [];
          const found = [first, second].map(({ rule }, at) => extrapolate(lanes[at] ?? [], rule, 1));
          if (found.some((value) => value === undefined)) return [];
          return [found[terms.length % 2] as number];
        },
      }),
    ),
  );
})();

/** What is added are two series that take turns. */
const turningDifferences = differenced(
  1,
  turns.filter(({ name }) => name === 'in turns: adds the same; adds the same'),
);

/** Every explanation that is tried, of no particular order. */
export const hypotheses: readonly Hypothesis[] = [
  ...simple,
  ...pairs,
  ...cycles,
  ...digits,
  ...powers,
  ...differenced(
    1,
    simple.filter(({ name }) => name === 'multiplies by the same'),
  ),
  ...differenced(2, [...pairs, ...cycles]),
  ...turns,
  ...turningDifferences,
];
