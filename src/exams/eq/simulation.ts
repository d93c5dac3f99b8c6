import { meanOf } from '#psychometrics/classical/describe.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { ScoredEstimate } from '../exam.ts';
import { type Branch, branches, totalWeights } from './branches.ts';
import { leadsOf, type Shape, shapeOf } from './differences.ts';
import { type Halves, halvesOf } from './halves.ts';
import { items } from './items.ts';
import { type Level, levelOf } from './levels.ts';
import { abilitiesOf, branchScoresOf, categoriesOf, pointScale, totalOf } from './score.ts';
import { drawTruth, persons, sit } from './sitters.ts';

/** How well one score finds what is known. */
export interface Accuracy {
  readonly id: Branch | 'total';
  /** Squared correlation of score and truth. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in points. */
  readonly halfWidth: number;
  /** Correlation with the score of a second sitting of the same persons. */
  readonly again: number;
  /** Share of second sittings that come to the same level, and to it or one beside it. */
  readonly sameLevel: number;
  readonly nearLevel: number;
  /** Shares of the levels. */
  readonly levels: Readonly<Record<Level, number>>;
}

export interface Simulation {
  readonly sitters: number;
  readonly scores: readonly Accuracy[];
  readonly shape: {
    /** Shares of sitters with a strongest, and with a weakest branch. */
    readonly strongest: number;
    readonly weakest: number;
    /** Of the branches named, the share that truly lies on that side of the person's own mean. */
    readonly right: number;
    /** Share of persons without any difference who are told of one that stands out, and of a lead. */
    readonly falseAlarm: number;
    readonly falseLead: number;
    /** Share of sitters of whom a pair is told to have a lead, and of such leads the share that is true. */
    readonly leads: number;
    readonly rightLeads: number;
  };
  readonly halves: Readonly<Record<Halves, number>>;
  /** Mean of the situations with the strongest answer. */
  readonly strongestAnswers: number;
  /** Shares of the categories of statements, and of situations. */
  readonly statementSteps: readonly number[];
  readonly credits: readonly number[];
}

/** The halves of so many are compared: it takes as long as scoring them thirty times. */
const mostCompared = 1000;

interface Sitter {
  readonly truth: readonly number[];
  readonly categories: readonly (number | null)[];
  readonly score: MultidimensionalScore;
  readonly estimates: readonly ScoredEstimate[];
  readonly shape: Shape;
}

/** Sitters of the design population, scored as sittings are; each sits twice. */
export function simulate(sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  const sitting = (truth: readonly number[], own: ReturnType<typeof persons>): Sitter => {
    const categories = categoriesOf(sit(truth, random, own));
    const score = abilitiesOf(categories);
    return {
      truth,
      categories,
      score,
      estimates: [totalOf(score), ...branchScoresOf(score)],
      shape: shapeOf(score),
    };
  };
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const own = persons(random);
    const level = meanOf([...truth]);
    const even = branches.map(() => level);
    return {
      first: sitting(truth, own),
      second: sitting(truth, own),
      even: abilitiesOf(categoriesOf(sit(even, random, persons(random)))),
    };
  });
  const firsts = all.map(({ first }) => first);
  const share = (test: (sitter: Sitter) => boolean) => firsts.filter(test).length / sitters;
  const shareOfEven = (test: (score: MultidimensionalScore) => boolean) =>
    all.filter(({ even }) => test(even)).length / sitters;
  const shareBy = <Key extends string | number>(keys: readonly Key[], found: readonly Key[]) =>
    Object.fromEntries(
      keys.map((key) => [key, found.filter((one) => one === key).length / found.length]),
    ) as Record<Key, number>;
  const named = firsts.flatMap(claimsOf);
  const leads = firsts.map(leadClaimsOf);
  const taken = (kind: 'statement' | 'situation') =>
    firsts.flatMap(({ categories }) => categories.filter((_, at) => items[at]?.kind === kind));
  return {
    sitters,
    scores: (['total', ...branches] as const).map((id, at) => {
      const truths = firsts.map(({ truth }) => truthOf(truth, at));
      const of = (one: Sitter) => one.estimates[at] as ScoredEstimate;
      const values = firsts.map((one) => unroundedOf(one, at));
      const levels = all.map(
        ({ first, second }) => [levelOf(of(first).value), levelOf(of(second).value)] as const,
      );
      return {
        id,
        reliability: correlationOf(values, truths) ** 2,
        coverage: share((one) => holds(of(one), truthOf(one.truth, at))),
        halfWidth: meanOf(firsts.map((one) => (of(one).high - of(one).low) / 2)),
        again: correlationOf(
          values,
          all.map(({ second }) => unroundedOf(second, at)),
        ),
        sameLevel: levels.filter(([one, other]) => one === other).length / sitters,
        nearLevel: levels.filter(([one, other]) => Math.abs(one - other) <= 1).length / sitters,
        levels: shareBy<Level>(
          [1, 2, 3, 4, 5],
          levels.map(([one]) => one),
        ),
      };
    }),
    shape: {
      strongest: share(({ shape }) => shape.strongest !== null),
      weakest: share(({ shape }) => shape.weakest !== null),
      right: named.filter(Boolean).length / named.length,
      falseAlarm: shareOfEven((even) => Object.values(shapeOf(even)).some((one) => one !== null)),
      falseLead: shareOfEven((even) => leadsOf(even).some((one) => one !== null)),
      leads: leads.filter((claims) => claims.length > 0).length / sitters,
      rightLeads: leads.flat().filter(Boolean).length / leads.flat().length,
    },
    halves: shareBy<Halves>(
      ['agree', 'kinder', 'stricter', 'few'],
      firsts.slice(0, mostCompared).map(({ categories }) => halvesOf(categories)),
    ),
    strongestAnswers: meanOf(
      firsts.map(
        ({ categories }) =>
          categories.filter((category, at) => items[at]?.kind === 'situation' && category === 2).length,
      ),
    ),
    statementSteps: Object.values(shareBy<number>([0, 1, 2, 3, 4], taken('statement') as number[])),
    credits: Object.values(shareBy<number>([0, 1, 2], taken('situation') as number[])),
  };
}

/** 0 is the total, then the branches. */
const truthOf = (truth: readonly number[], at: number): number =>
  at === 0 ? dot(totalWeights, truth) : (truth[at - 1] as number);

const unroundedOf = ({ score }: Sitter, at: number): number => truthOf(score.abilities, at);

/** For each branch that is named, whether it truly lies there. */
function claimsOf({ truth, shape }: Sitter): boolean[] {
  const mean = meanOf([...truth]);
  const of = (branch: Branch) => truth[branches.indexOf(branch)] as number;
  return [
    ...(shape.strongest ? [of(shape.strongest) > mean] : []),
    ...(shape.weakest ? [of(shape.weakest) < mean] : []),
  ];
}

function leadClaimsOf({ truth, score }: Sitter): boolean[] {
  const pairs = branches.flatMap((_, first) =>
    branches.slice(first + 1).map((_two, other) => [first, first + 1 + other] as const),
  );
  return leadsOf(score).flatMap((lead, at) => {
    const [first, second] = (pairs[at] ?? [0, 0]).map((place) => truth[place] as number) as [number, number];
    return lead === null ? [] : [lead === 'first' ? first > second : second > first];
  });
}

/** Whether an interval of rounded points holds a truth: both ends count up to the half point that they stand for. */
function holds({ low, high }: ScoredEstimate, truth: number): boolean {
  const points = pointScale.mean + pointScale.deviation * truth;
  return low - 0.5 <= points && points <= high + 0.5;
}

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  const products = (left: readonly number[], right: readonly number[], mean: number, otherMean: number) =>
    left.reduce((sum, value, at) => sum + (value - mean) * ((right[at] as number) - otherMean), 0);
  return (
    products(one, other, meanOne, meanOther) /
    Math.sqrt(products(one, one, meanOne, meanOne) * products(other, other, meanOther, meanOther))
  );
}
