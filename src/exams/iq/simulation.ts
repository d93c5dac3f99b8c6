import { correlation } from '#psychometrics/classical/covariance.ts';
import { meanOf } from '#psychometrics/classical/describe.ts';
import { estimateAbility, type Response } from '#psychometrics/irt/eap.ts';
import { probability } from '#psychometrics/irt/three-parameter.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { type Theta, theta } from '#psychometrics/units.ts';

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

export interface Simulation {
  readonly all: Accuracy;
  /** By true ability, in bands of one standard deviation from the middle outwards. */
  readonly bands: readonly (Accuracy & { readonly from: number; readonly to: number })[];
  /** 1 − mean posterior variance. */
  readonly reliability: number;
  /** Squared correlation of estimate and truth. */
  readonly squaredCorrelation: number;
  /** The same person on two forms. */
  readonly parallel: {
    readonly correlation: number;
    readonly meanDifference: number;
    readonly standardDeviation: number;
    /** Share of people whose two scores lie less than 15 points apart. */
    readonly withinFifteen: number;
  };
}

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
export function simulate(items: readonly UncertainItem[], sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, (): Sitter => {
    const truth = random.normal();
    const first = sit(items, theta(truth), random);
    const second = sit(items, theta(truth), random);
    return {
      truth,
      estimate: first.theta,
      low: first.low,
      high: first.high,
      variance: first.standardError ** 2,
      second: second.theta,
    };
  });
  const differences = all.map(({ estimate, second }) => points(second - estimate));
  return {
    all: accuracyOf(all),
    bands: bounds.slice(0, -1).map((from, at) => {
      const to = bounds[at + 1] as number;
      const inside = all.filter(({ truth }) => truth >= from && truth < to);
      return { from: 100 + points(from), to: 100 + points(to), ...accuracyOf(inside) };
    }),
    reliability: 1 - mean(all.map(({ variance }) => variance)),
    squaredCorrelation: correlationOf(all.map(({ truth, estimate }) => [truth, estimate])) ** 2,
    parallel: {
      correlation: correlationOf(all.map(({ estimate, second }) => [estimate, second])),
      meanDifference: mean(differences),
      standardDeviation: Math.sqrt(mean(differences.map((difference) => difference ** 2))),
      withinFifteen: mean(differences.map((difference) => Number(Math.abs(difference) < 15))),
    },
  };
}

function sit(items: readonly UncertainItem[], ability: Theta, random: Random) {
  const responses = items.map((item): Response => {
    const own = { a: item.a, b: item.b + item.residual * random.normal(), c: item.c };
    return { item, correct: random.next() < probability(own, ability) };
  });
  return estimateAbility(responses);
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
