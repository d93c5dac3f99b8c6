import { type TypeCode, typeCodes } from '#contract/types.ts';
import { correlation } from '#psychometrics/classical/covariance.ts';
import { meanOf } from '#psychometrics/classical/describe.ts';
import { categoryProbabilities } from '#psychometrics/irt/graded.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { type Axis, axes } from './axes.ts';
import { designItem, items, residual, stepCount, towardsHigh } from './items.ts';
import { type Degree, degreeOf, isOpen, isUndecided } from './likely.ts';
import { percentAt } from './posterior.ts';
import { type AxisScore, score, sideOf } from './score.ts';

/** How well one axis is found. */
export interface AxisAccuracy {
  readonly id: Axis;
  /** Squared correlation of percentage and truth. */
  readonly reliability: number;
  /** Share of 95 % intervals that hold the truth. */
  readonly coverage: number;
  /** Mean half width of the intervals, in percent. */
  readonly halfWidth: number;
  /** Share of letters that are right, and how probable they were said to be on average. */
  readonly right: number;
  readonly stated: number;
  /** Standard deviation of the true percentages. */
  readonly deviation: number;
}

export interface Simulation {
  readonly sitters: number;
  readonly axes: readonly AxisAccuracy[];
  readonly types: Readonly<Record<TypeCode, number>>;
  /** Shares of axes that are undecided, on which the other letter is a fair possibility, and of all of them by how far they lean. */
  readonly undecided: number;
  readonly fair: number;
  readonly degrees: Readonly<Record<Degree, number>>;
  /** Of sitters, by how many of their axes are undecided, from none to all four. */
  readonly open: readonly number[];
  /** Shares of sitters with the same type the second time, and of all letters that stayed. */
  readonly sameType: number;
  readonly sameLetter: number;
  /** The same of letters of axes that were not undecided the first time. */
  readonly sameDecided: number;
  /** Mean change of a percentage between the two sittings. */
  readonly moved: number;
  /** Shares of the steps taken, from 'not at all' to 'very much'. */
  readonly steps: readonly number[];
}

/** Abilities of one person of the design population, one an axis. */
export const drawTruth = (random: Random): number[] => axes.map(() => random.normal());

/** How a person understands each statement: shifts of its thresholds, in logits, which stay the same from sitting to sitting. */
export const drawReading = (random: Random): number[] => items.map(() => residual * random.normal());

/** The steps that a person takes. @param truth one ability an axis, towards the high pole */
export function sit(truth: readonly number[], reading: readonly number[], random: Random): number[] {
  return items.map((item, at) => {
    const shift = (reading[at] as number) / designItem.a;
    const own = { ...designItem, thresholds: designItem.thresholds.map((threshold) => threshold + shift) };
    const chance = random.next();
    let sum = 0;
    const ability = theta(truth[axes.indexOf(item.axis)] as number);
    const step = categoryProbabilities(own, ability).findIndex((share) => {
      sum += share;
      return chance < sum;
    });
    return towardsHigh(item, step === -1 ? stepCount - 1 : step);
  });
}

const scored = (steps: readonly number[]) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: steps[at] as number, milliseconds: 5000 })));

/** Sitters of the design population, scored as sittings are, each of them twice. */
export function simulate(sitters: number, seed: string): Simulation {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => {
    const truth = drawTruth(random);
    const reading = drawReading(random);
    const steps = sit(truth, reading, random);
    return { truth, steps, first: scored(steps), second: scored(sit(truth, reading, random)) };
  });
  const scores = all.flatMap(({ first }) => first.axes);
  const again = all.flatMap(({ second }) => second.axes);
  const taken = all.flatMap(({ steps }) => steps);
  const shareOf = <Item>(list: readonly Item[], holds: (item: Item, at: number) => boolean) =>
    list.filter(holds).length / list.length;
  return {
    sitters,
    axes: axes.map((id, at) =>
      accuracyOf(
        id,
        all.map(({ truth, first }) => ({
          truth: truth[at] as number,
          score: first.axes[at] as AxisScore,
        })),
      ),
    ),
    types: Object.fromEntries(
      typeCodes.map((code) => [code, shareOf(all, ({ first }) => first.code === code)]),
    ) as Record<TypeCode, number>,
    undecided: shareOf(scores, isUndecided),
    fair: shareOf(scores, isOpen),
    degrees: Object.fromEntries(
      (['slight', 'clear', 'strong'] as const).map((degree) => [
        degree,
        shareOf(scores, (one) => degreeOf(one) === degree),
      ]),
    ) as Record<Degree, number>,
    open: [0, 1, 2, 3, 4].map((count) =>
      shareOf(all, ({ first }) => first.axes.filter(isUndecided).length === count),
    ),
    sameType: shareOf(all, ({ first, second }) => first.code === second.code),
    sameLetter: shareOf(scores, (one, at) => sideOf(one) === sideOf(again[at] as AxisScore)),
    sameDecided:
      shareOf(scores, (one, at) => !isUndecided(one) && sideOf(one) === sideOf(again[at] as AxisScore)) /
      shareOf(scores, (one) => !isUndecided(one)),
    moved: meanOf(scores.map(({ value }, at) => Math.abs(value - (again[at] as AxisScore).value))),
    steps: Array.from({ length: stepCount }, (_, step) => shareOf(taken, (one) => one === step)),
  };
}

function accuracyOf(
  id: Axis,
  found: readonly { readonly truth: number; readonly score: AxisScore }[],
): AxisAccuracy {
  const share = (holds: (one: (typeof found)[number]) => boolean) =>
    found.filter(holds).length / found.length;
  const truths = found.map(({ truth }) => percentAt(theta(truth)));
  const related = correlation(
    found.map(({ score: { value } }, at) => [value, truths[at] as number]),
    'complete',
  )[0]?.[1] as number;
  const middle = meanOf(truths);
  return {
    id,
    reliability: related ** 2,
    // An interval of whole percent: both ends count up to the half that they stand for.
    coverage: share(({ truth, score: { low, high } }) => {
      const percent = percentAt(theta(truth));
      return low - 0.5 <= percent && percent <= high + 0.5;
    }),
    halfWidth: meanOf(found.map(({ score: { low, high } }) => (high - low) / 2)),
    right: share(({ truth, score: one }) => (sideOf(one) === 'high') === truth > 0),
    stated: meanOf(found.map(({ score: { chance } }) => Math.max(chance, 1 - chance))),
    deviation: Math.sqrt(meanOf(truths.map((truth) => (truth - middle) ** 2))),
  };
}
