import type { ItemBank } from './bank.ts';

/** What was asked of a bank, in its order: 1 right, 0 wrong, null not answered. */
export type Given = readonly { readonly item: number; readonly answer: 0 | 1 | null }[];

/**
 * Weights of the posterior at the points of the bank's grid, summed by logarithms: the highest is 1, and one that
 * underflows is less than 1e-300 of it.
 */
export function posteriorOf({ prior, right, wrong }: ItemBank, given: Given): Float64Array {
  const points = prior.points.length;
  const logs = prior.logDensities.slice();
  for (const { item, answer } of given) {
    if (answer === null) continue;
    const { logs: added } = answer === 1 ? right : wrong;
    for (let point = 0; point < points; point += 1) {
      logs[point] = (logs[point] as number) + (added[item * points + point] as number);
    }
  }
  const highest = logs.reduce((one, other) => Math.max(one, other), -Infinity);
  return logs.map((log) => Math.exp(log - highest));
}

/** A weight that underflowed is, as long as another is above this, less than 1e-200 of it. */
const leastWeight = 1e-100;

/**
 * The posterior after the last of the answers, from that before it: one multiplication a point, and anew by logarithms
 * where the weights have become too small to hold every digit.
 */
export function updatedPosterior(bank: ItemBank, before: Float64Array, given: Given): Float64Array {
  const { item, answer } = given.at(-1) as Given[number];
  if (answer === null) return before;
  const { probabilities } = answer === 1 ? bank.right : bank.wrong;
  const points = before.length;
  const start = item * points;
  const after = new Float64Array(points);
  let highest = 0;
  for (let point = 0; point < points; point += 1) {
    const weight = (before[point] as number) * (probabilities[start + point] as number);
    after[point] = weight;
    if (weight > highest) highest = weight;
  }
  return highest > leastWeight ? after : posteriorOf(bank, given);
}
