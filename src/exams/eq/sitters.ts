import {
  type MultidimensionalGradedItem,
  multidimensionalProbabilities,
} from '#psychometrics/irt/multidimensional-graded.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import type { Random } from '#psychometrics/random.ts';
import { branches, prior } from './branches.ts';
import { categoryOf, designOf, items, optionCountOf, residuals } from './items.ts';

const fromPrior = drawFrom({ abilities: branches.map(() => 0), covariance: prior });

/** Abilities of one person of the design population. */
export const drawTruth = (random: Random): number[] => fromPrior(branches.map(() => random.normal()));

/** The items as they truly are for a person: thresholds shifted by their residuals. */
export const persons = (random: Random): readonly MultidimensionalGradedItem[] =>
  items.map((item) => {
    const design = designOf(item);
    const shift = residuals[item.kind] * random.normal();
    return { ...design, thresholds: design.thresholds.map((threshold) => threshold + shift) };
  });

/** The answers that a person of these abilities gives; of answers that count the same each is as likely. */
export const sit = (
  truth: readonly number[],
  random: Random,
  own: readonly MultidimensionalGradedItem[] = persons(random),
): number[] =>
  items.map((item, at) => {
    const category = drawn(
      multidimensionalProbabilities(own[at] as MultidimensionalGradedItem, truth),
      random.next(),
    );
    const fitting = Array.from({ length: optionCountOf(item) }, (_, choice) => choice).filter(
      (choice) => categoryOf(item, choice) === category,
    );
    return fitting[random.below(fitting.length)] as number;
  });

/** The place of a number from 0 to 1 among shares. */
function drawn(shares: readonly number[], at: number): number {
  let sum = 0;
  const place = shares.findIndex((share) => {
    sum += share;
    return at < sum;
  });
  return place === -1 ? shares.length - 1 : place;
}
