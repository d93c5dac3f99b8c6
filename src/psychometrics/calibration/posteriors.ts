import type { NormalPrior } from '../irt/prior.ts';
import type { UncertainItem } from '../irt/uncertain-item.ts';
import { theta } from '../units.ts';
import type { AnswerMatrix } from './answers.ts';
import { type Curve, curveOf } from './curve.ts';

/** Answers whose items are known: persons × columns, each column of an item; an item may have several. */
export interface Known {
  readonly answers: AnswerMatrix;
  /** Of each column the number of its item, from 0. */
  readonly columns: readonly number[];
  readonly items: readonly UncertainItem[];
}

/** What the answers leave of each person's ability, on the points of one grid. */
export interface Posteriors {
  readonly points: Float64Array;
  readonly curves: readonly Curve[];
  /** Persons × points; each person's add up to 1. */
  readonly weights: Float64Array;
}

const reach = 6.5;
const count = 66;
const grid = Float64Array.from({ length: count }, (_, at) => -reach + (2 * reach * at) / (count - 1));

/** @param priorOf of the population that a person belongs to */
export function posteriorsOf(
  { answers, columns, items }: Known,
  priorOf: (person: number) => NormalPrior,
): Posteriors {
  const curves = items.map(({ a, b, c, residual }) => curveOf({ guessing: c, residual }, a, -a * b, grid));
  const logs = curves.map(({ right }) => [right.map((p) => Math.log(1 - p)), right.map(Math.log)] as const);
  const weights = new Float64Array(answers.length * count);
  answers.forEach((row, person) => {
    const { mean, deviation } = priorOf(person);
    const own = weights.subarray(person * count, (person + 1) * count);
    for (let at = 0; at < count; at += 1) own[at] = -((((grid[at] as number) - mean) / deviation) ** 2) / 2;
    row.forEach((answer, column) => {
      if (answer === null) return;
      const log = logs[columns[column] as number]?.[answer] as Float64Array;
      for (let at = 0; at < count; at += 1) own[at] = (own[at] as number) + (log[at] as number);
    });
    normalise(own);
  });
  return { points: grid, curves, weights };
}

/** From logarithms to shares. */
function normalise(logs: Float64Array): void {
  const highest = logs.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let at = 0; at < logs.length; at += 1) {
    logs[at] = Math.exp((logs[at] as number) - highest);
    sum += logs[at] as number;
  }
  for (let at = 0; at < logs.length; at += 1) logs[at] = (logs[at] as number) / sum;
}

const mostRounds = 200;
const closeEnough = 1e-4;

/**
 * Mean and standard deviation of the abilities of some persons, the items being known, by maximum likelihood: the EM
 * algorithm of Mislevy (1984), for persons who were not asked the same.
 *
 * @param persons at least two
 * @param by one weight a person of the answers; all alike where left out
 */
export function populationOf(known: Known, persons: readonly number[], by?: readonly number[]): NormalPrior {
  const shares = persons.map((person) => by?.[person] ?? 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const own = { ...known, answers: persons.map((person) => known.answers[person] ?? []) };
  let prior: NormalPrior = { mean: theta(0), deviation: 1 };
  for (let round = 0; round < mostRounds; round += 1) {
    const { points, weights } = posteriorsOf(own, () => prior);
    let [first, second] = [0, 0];
    for (let at = 0; at < weights.length; at += 1) {
      const point = points[at % points.length] as number;
      const weight = (weights[at] as number) * (shares[Math.floor(at / points.length)] as number);
      first += weight * point;
      second += weight * point ** 2;
    }
    const mean = first / total;
    const next = { mean: theta(mean), deviation: Math.sqrt(second / total - mean ** 2) };
    const moved = Math.hypot(next.mean - prior.mean, next.deviation - prior.deviation);
    prior = next;
    if (moved < closeEnough) break;
  }
  return prior;
}
