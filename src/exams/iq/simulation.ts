import { correlation } from '#psychometrics/classical/covariance.ts';
import { meanOf } from '#psychometrics/classical/describe.ts';
import type { AbilityEstimator } from '#psychometrics/irt/eap.ts';
import { type ItemParameters, probability } from '#psychometrics/irt/three-parameter.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { type Theta, theta } from '#psychometrics/units.ts';
import type { Edition, NormItems, Rehearsal } from './edition.ts';

/** How well scores find abilities that are known, in IQ points unless said otherwise. */
export interface Accuracy {
  readonly sitters: number;
  /** Mean of estimate less truth. */
  readonly bias: number;
  readonly rootMeanSquareError: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals. */
  readonly halfWidth: number;
}

/** The accuracy of those in a range of IQ points. */
export type Band = Accuracy & { readonly from: number; readonly to: number };

export interface Simulation {
  readonly all: Accuracy;
  /** By true ability, in bands of one standard deviation from the middle outwards. */
  readonly bands: readonly Band[];
  /** The same bands of the scores that were given. */
  readonly scored: readonly Band[];
  /** 1 − mean posterior variance. */
  readonly reliability: number;
  /** Squared correlation of estimate and truth. */
  readonly squaredCorrelation: number;
  /** The mean score, and its standard deviation. */
  readonly scores: { readonly mean: number; readonly deviation: number };
  /** The same person on two forms. */
  readonly parallel: {
    readonly correlation: number;
    readonly meanDifference: number;
    readonly standardDeviation: number;
    /** Share of people whose two scores lie less than 15 points apart. */
    readonly withinFifteen: number;
  };
  /** How many questions of each place a sitter is asked on average. */
  readonly exposure: ReadonlyMap<string, number>;
}

/** What somebody does at a question: the probability that the answer is right. */
export type Habit = (item: ItemParameters, ability: Theta) => number;

/** Answers everything, and guesses where nothing was found: what the model is made for. */
export const guesses: Habit = probability;

/** Leaves open whatever was not found; open counts as wrong. */
export const leavesOpen: Habit = (item, ability) => probability({ ...item, c: 0 }, ability);

/** Presses one of the options without looking. */
export const presses: Habit = ({ c }) => c;

/** A form as it is asked, and how it is scored. */
export interface SimulatedForm {
  readonly ask: Rehearsal;
  readonly estimate: AbilityEstimator;
}

/** A form as its edition asks and scores it. @param items of the norm */
export const formBy = ({ rehearsal, estimate }: Edition, items: NormItems): SimulatedForm => ({
  ask: rehearsal(items),
  estimate,
});

interface Sitter {
  readonly truth: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly variance: number;
  readonly second: number;
}

const bounds = [-Infinity, -2, -1, 0, 1, 2, Infinity] as const;
const points = (value: number) => 15 * value;

/**
 * Sitters drawn from the norm population, each on two forms of their own: every item's true difficulty is drawn anew
 * around its design value, as it is for a form that nobody has seen before, and answers are drawn from the item's own
 * curve. They are scored as sittings are.
 */
export function simulate(
  form: SimulatedForm,
  { sitters, seed, habit = guesses }: { sitters: number; seed: string; habit?: Habit },
): Simulation {
  const random = randomOf(seed);
  const asked = new Map<string, number>();
  const all = Array.from({ length: sitters }, (): Sitter => {
    const truth = random.normal();
    const first = sit(form, theta(truth), random, habit);
    const second = sit(form, theta(truth), random, habit);
    for (const { placeId } of first.asked) asked.set(placeId, (asked.get(placeId) ?? 0) + 1 / sitters);
    const { estimate } = first;
    return {
      truth,
      estimate: estimate.theta,
      low: estimate.low,
      high: estimate.high,
      variance: estimate.standardError ** 2,
      second: second.estimate.theta,
    };
  });
  const differences = all.map(({ estimate, second }) => points(second - estimate));
  const bandsBy = (iqOf: (sitter: Sitter) => number): Band[] =>
    bounds.slice(0, -1).map((from, at) => {
      const to = bounds[at + 1] as number;
      const inside = all.filter((sitter) => iqOf(sitter) >= from && iqOf(sitter) < to);
      return { from: 100 + points(from), to: 100 + points(to), ...accuracyOf(inside) };
    });
  const level = mean(all.map(({ estimate }) => estimate));
  return {
    all: accuracyOf(all),
    bands: bandsBy(({ truth }) => truth),
    scored: bandsBy(({ estimate }) => estimate),
    reliability: 1 - mean(all.map(({ variance }) => variance)),
    squaredCorrelation: correlationOf(all.map(({ truth, estimate }) => [truth, estimate])) ** 2,
    scores: {
      mean: 100 + points(level),
      deviation: points(Math.sqrt(mean(all.map(({ estimate }) => (estimate - level) ** 2)))),
    },
    parallel: {
      correlation: correlationOf(all.map(({ estimate, second }) => [estimate, second])),
      meanDifference: mean(differences),
      standardDeviation: Math.sqrt(mean(differences.map((difference) => difference ** 2))),
      withinFifteen: mean(differences.map((difference) => Number(Math.abs(difference) < 15))),
    },
    exposure: asked,
  };
}

/** One sitting of somebody. */
export function sit({ ask, estimate }: SimulatedForm, ability: Theta, random: Random, habit: Habit) {
  const asked = ask((item) => {
    const own = { a: item.a, b: item.b + item.residual * random.normal(), c: item.c };
    return random.next() < habit(own, ability);
  });
  return { asked, estimate: estimate(asked) };
}

function accuracyOf(sitters: readonly Sitter[]): Accuracy {
  const errors = sitters.map(({ truth, estimate }) => points(estimate - truth));
  return {
    sitters: sitters.length,
    bias: mean(errors),
    rootMeanSquareError: Math.sqrt(mean(errors.map((error) => error ** 2))),
    coverage: mean(sitters.map(({ truth, low, high }) => Number(low <= truth && truth <= high))),
    halfWidth: mean(sitters.map(({ low, high }) => points(high - low) / 2)),
  };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : meanOf(values));

const correlationOf = (pairs: readonly (readonly [number, number])[]): number =>
  correlation(pairs, 'complete')[0]?.[1] ?? Number.NaN;
