import { correlation } from '#psychometrics/classical/covariance.ts';
import { meanOf } from '#psychometrics/classical/describe.ts';
import {
  type MultidimensionalGradedItem,
  multidimensionalProbabilities,
} from '#psychometrics/irt/multidimensional-graded.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import type { Matrix } from '#psychometrics/numerics/matrix.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { type CharacterId, type Clarity, characterOf, characters } from './characters.ts';
import { type Dimension, dimensions, prior } from './dimensions.ts';
import { designOf, type Gate, gates, items, residual } from './items.ts';
import { abilitiesOf, type DimensionScores, pointScale, scoresOf } from './score.ts';

/** How well the scores of one dimension find abilities that are known. */
export interface DimensionAccuracy {
  readonly id: Dimension;
  /** Squared correlation of score and truth. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in points. */
  readonly halfWidth: number;
  /** Squared correlation of the score with the one that the readings of one gate alone give. */
  readonly fromGate: Readonly<Record<Gate, number>>;
}

export interface Simulation {
  readonly sitters: number;
  readonly dimensions: readonly DimensionAccuracy[];
  /** Correlations of the scores, in the order of `dimensions`. */
  readonly intercorrelations: Matrix;
  /** Shares of the characters, and of sitters whose character is clear, fair, or close to another. */
  readonly characters: Readonly<Record<CharacterId, number>>;
  readonly clarity: Readonly<Record<'clear' | 'fair' | 'close', number>>;
  /** Shares of sitters of each clarity, and of all, whose second sitting leads to the same character. */
  readonly sameAgain: Readonly<Record<Clarity | 'all', number>>;
  /** Shares of the steps taken, from 'not at all' to 'very much'. */
  readonly steps: readonly number[];
}

const fromPrior = drawFrom({ abilities: dimensions.map(() => 0), covariance: prior });

/** Abilities of one person of the design population. */
export const drawTruth = (random: Random): number[] => fromPrior(dimensions.map(() => random.normal()));

/**
 * The steps that a person of these abilities takes: each item's thresholds are shifted anew by its residual, and its step
 * is drawn from its own curves.
 *
 * @param steepness multiplies the design slopes: below 1, readings tell less than designed
 */
export function sit(truth: readonly number[], random: Random, steepness = 1): number[] {
  return items.map((one) => {
    const design = designOf(one);
    const shift = residual * random.normal();
    const own: MultidimensionalGradedItem = {
      slopes: design.slopes.map((slope) => steepness * slope),
      thresholds: design.thresholds.map((threshold) => steepness * threshold + shift),
    };
    const at = random.next();
    let sum = 0;
    const step = multidimensionalProbabilities(own, truth).findIndex((share) => {
      sum += share;
      return at < sum;
    });
    return step === -1 ? design.thresholds.length : step;
  });
}

/** Sitters of the design population, scored as sittings are. */
export function simulate(sitters: number, seed: string, steepness = 1): Simulation {
  const random = randomOf(seed);
  const again = randomOf(`${seed} again`);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const steps = sit(truth, random, steepness);
    const score = abilitiesOf(steps);
    const fromGates = gates.map((gate) =>
      abilitiesOf(steps.map((step, at) => (items[at]?.gate === gate ? step : null))),
    );
    return {
      truth,
      steps,
      abilities: score.abilities,
      scores: scoresOf(score),
      fromGates: fromGates.map(({ abilities }) => abilities),
      character: characterOf(score),
      second: characterOf(abilitiesOf(sit(truth, again, steepness))),
    };
  });
  const share = (test: (sitter: (typeof all)[number]) => boolean) => all.filter(test).length / sitters;
  const shareBy = <Key extends string>(keys: readonly Key[], of: (sitter: (typeof all)[number]) => Key) =>
    Object.fromEntries(keys.map((key) => [key, share((one) => of(one) === key)])) as Record<Key, number>;
  const sameOf = (clarity?: Clarity) => {
    const own = all.filter(({ character }) => !clarity || character.clarity === clarity);
    return own.filter(({ character, second }) => character.id === second.id).length / own.length;
  };
  const taken = all.flatMap(({ steps }) => steps);
  return {
    sitters,
    dimensions: dimensions.map((id, at) => {
      const estimates = all.map(({ abilities }) => abilities[at] as number);
      const alone = gates.map((_, gate) => all.map(({ fromGates }) => fromGates[gate]?.[at] as number));
      return {
        id,
        reliability: squaredCorrelation(
          estimates,
          all.map(({ truth }) => truth[at] as number),
        ),
        coverage: share(({ truth, scores }) => holds(scores, at, truth[at] as number)),
        halfWidth: meanOf(all.map(({ scores }) => ((scores[at]?.high ?? 0) - (scores[at]?.low ?? 0)) / 2)),
        fromGate: Object.fromEntries(
          gates.map((gate, which) => [gate, squaredCorrelation(estimates, alone[which] as number[])]),
        ) as Record<Gate, number>,
      };
    }),
    intercorrelations: correlation(
      all.map(({ abilities }) => abilities),
      'complete',
    ),
    characters: shareBy(characters, ({ character }) => character.id),
    clarity: shareBy(['clear', 'fair', 'close'], ({ character }) => character.clarity),
    sameAgain: { clear: sameOf('clear'), fair: sameOf('fair'), close: sameOf('close'), all: sameOf() },
    steps: [0, 1, 2, 3, 4].map((step) => taken.filter((one) => one === step).length / taken.length),
  };
}

/** Whether an interval of rounded points holds a truth: both ends count up to the half point that they stand for. */
function holds(scores: DimensionScores, at: number, truth: number): boolean {
  const points = pointScale.mean + pointScale.deviation * truth;
  const { low, high } = scores[at] as DimensionScores[number];
  return low - 0.5 <= points && points <= high + 0.5;
}

/** 0 where one of the two does not vary: readings of a gate that say nothing of a dimension. */
function squaredCorrelation(one: readonly number[], other: readonly number[]): number {
  const found = correlation(
    one.map((value, at) => [value, other[at] as number]),
    'complete',
  )[0]?.[1];
  return found === undefined || Number.isNaN(found) ? 0 : found ** 2;
}
