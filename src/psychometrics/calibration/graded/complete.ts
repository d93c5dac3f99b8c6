import { logistic } from '../../irt/logistic.ts';
import type { Shape } from './model.ts';

/** Lower triangle of an item's own block, row by row, with the gradient before it. */
export interface ItemSums {
  readonly gradient: Float64Array;
  /** Negative second derivatives: size × size. */
  readonly information: Float64Array;
}

export const sumsOf = ({ dimensions, thresholds }: Shape): ItemSums => {
  const size = dimensions.length + thresholds;
  return { gradient: new Float64Array(size), information: new Float64Array(size * size) };
};

/** Keeps a probability away from 0, where its logarithm would not be finite. */
const edge = 1e-300;

/** Logarithm of the probability of a category where slopes · θ is `line` (Samejima 1969). */
export function logProbability(
  line: number,
  parameters: Float64Array,
  at: number,
  last: number,
  category: number,
) {
  const reached = category === 0 ? 1 : logistic(line - (parameters[at + category - 1] as number));
  const passed = category === last ? 0 : logistic(line - (parameters[at + category] as number));
  return Math.log(Math.max(edge, reached - passed));
}

/**
 * Adds what one answer says of its item, were the person's abilities known: the first derivatives of the log-probability
 * of the category by slopes and thresholds, and the negative second ones (Samejima 1969; the proportional-odds model of
 * McCullagh 1980).
 *
 * @param abilities of the person, of all dimensions
 * @param weight of the person
 */
export function addAnswer(
  { gradient, information }: ItemSums,
  { dimensions, thresholds, first }: Shape,
  parameters: Float64Array,
  abilities: Float64Array,
  category: number,
  weight: number,
): void {
  const slopes = dimensions.length;
  const size = slopes + thresholds;
  let line = 0;
  for (let k = 0; k < slopes; k += 1)
    line += (parameters[first + k] as number) * (abilities[dimensions[k] as number] as number);
  const lower = category - 1;
  const reached = category === 0 ? 1 : logistic(line - (parameters[first + slopes + lower] as number));
  const passed =
    category === thresholds ? 0 : logistic(line - (parameters[first + slopes + category] as number));
  const probability = Math.max(edge, reached - passed);
  const [rise, fall] = [reached * (1 - reached), passed * (1 - passed)];
  const [up, down] = [rise / probability, fall / probability];
  const slope = weight * (1 - reached - passed);
  const bend = weight * (rise + fall);
  for (let k = 0; k < slopes; k += 1) {
    const x = abilities[dimensions[k] as number] as number;
    (gradient[k] as number) += slope * x;
    for (let other = 0; other <= k; other += 1)
      (information[k * size + other] as number) +=
        bend * x * (abilities[dimensions[other] as number] as number);
  }
  if (category > 0) {
    const row = slopes + lower;
    (gradient[row] as number) -= weight * up;
    (information[row * size + row] as number) += weight * (up * up - up * (1 - 2 * reached));
    for (let k = 0; k < slopes; k += 1)
      (information[row * size + k] as number) -=
        weight * rise * (abilities[dimensions[k] as number] as number);
  }
  if (category < thresholds) {
    const row = slopes + category;
    (gradient[row] as number) += weight * down;
    (information[row * size + row] as number) += weight * (down * down + down * (1 - 2 * passed));
    for (let k = 0; k < slopes; k += 1)
      (information[row * size + k] as number) -=
        weight * fall * (abilities[dimensions[k] as number] as number);
    if (category > 0) (information[row * size + row - 1] as number) -= weight * up * down;
  }
}
