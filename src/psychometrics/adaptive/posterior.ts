import { type Moments, momentsOf } from '../irt/scores/posterior.ts';
import type { ItemBank } from './bank.ts';

/** What was asked of a bank, in its order: 1 right, 0 wrong, null not answered. */
export type Given = readonly { readonly item: number; readonly answer: 0 | 1 | null }[];

/** Below this a posterior's weights may have lost digits to underflow, and it is summed by logarithms. */
const leastWeight = 1e-200;

/** Mean and standard deviation of the posterior (Bock & Mislevy 1982, eqs. 5 and 6). */
export function posteriorMomentsOf(bank: ItemBank): (given: Given) => Moments {
  const weightsAfter = posteriorWeightsOf(bank);
  return (given) => momentsOf(bank.prior.points, weightsAfter(given));
}

/**
 * The posterior over the bank's grid, of any sum above 0: a function of what was answered alone. Its arrays are used again
 * from call to call, the one given back too: making them would take longer than the sums.
 */
export function posteriorWeightsOf(bank: ItemBank): (given: Given) => Float64Array {
  const { points, densities } = bank.prior;
  let rows = new Int32Array(bank.size);
  const weights = new Float64Array(points.length);
  return (given) => {
    let count = 0;
    if (given.length > rows.length) rows = new Int32Array(given.length);
    for (const { item, answer } of given) {
      if (answer !== null) rows[count++] = (2 * item + answer) * points.length;
    }
    weights.set(densities);
    const highest = multiply(weights, bank.probabilities, rows, count);
    if (highest < leastWeight) sumLogarithms(weights, bank, rows, count);
    return weights;
  };
}

/** Multiplies weights by rows of probabilities, four at a time. @returns the highest product */
function multiply(
  weights: Float64Array,
  probabilities: Float64Array,
  rows: Int32Array,
  count: number,
): number {
  const points = weights.length;
  let at = 0;
  for (; at + 4 <= count; at += 4) {
    const [one, two] = [rows[at] as number, rows[at + 1] as number];
    const [three, four] = [rows[at + 2] as number, rows[at + 3] as number];
    for (let point = 0; point < points; point += 1) {
      const half = (probabilities[one + point] as number) * (probabilities[two + point] as number);
      const rest = (probabilities[three + point] as number) * (probabilities[four + point] as number);
      weights[point] = (weights[point] as number) * half * rest;
    }
  }
  for (; at < count; at += 1) {
    const row = rows[at] as number;
    for (let point = 0; point < points; point += 1) {
      weights[point] = (weights[point] as number) * (probabilities[row + point] as number);
    }
  }
  let highest = 0;
  for (const weight of weights) if (weight > highest) highest = weight;
  return highest;
}

function sumLogarithms(
  weights: Float64Array,
  { prior, logProbabilities }: ItemBank,
  rows: Int32Array,
  count: number,
): void {
  weights.set(prior.logDensities);
  for (const row of rows.subarray(0, count)) {
    for (let point = 0; point < weights.length; point += 1) {
      weights[point] = (weights[point] as number) + (logProbabilities[row + point] as number);
    }
  }
  const highest = weights.reduce((one, other) => Math.max(one, other), -Infinity);
  for (let point = 0; point < weights.length; point += 1) {
    weights[point] = Math.exp((weights[point] as number) - highest);
  }
}
