import { InvalidInputError } from '../errors.ts';
import { marginalProbability, type UncertainItem } from '../irt/uncertain-item.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { theta } from '../units.ts';
import type { AnswerMatrix } from './answers.ts';
import { normalGrid } from './expectation.ts';

/** Persons of neighbouring scores, taken together. */
export interface ScoreGroup {
  readonly lowest: number;
  readonly highest: number;
  readonly persons: number;
  readonly right: number;
  readonly expectedRight: number;
}

export interface ItemFit {
  /** S-X². */
  readonly chiSquare: number;
  readonly degrees: number;
  /** Null where too few persons leave no degree of freedom. */
  readonly pValue: number | null;
  readonly groups: readonly ScoreGroup[];
}

/** Scores are joined until each group has at least so many expected right and wrong answers. */
const smallestExpected = 5;

const grid = normalGrid(61, 6);

/**
 * Fit of each item by observed and expected shares of right answers at each score: S-X² (Orlando & Thissen 2000, eqs. 3
 * and 4), ability being standard normal. Scores of 0 and of all say nothing of an item and are left out.
 *
 * @param answers persons × items; who left an item out has no score and is left out
 * @param parameters how many of each item were fitted to these answers, taken off the degrees of freedom
 * @throws InvalidInputError if the answers are empty or ragged, there is not one item a column, or nobody answered all
 */
export function itemFit(answers: AnswerMatrix, items: readonly UncertainItem[], parameters = 2): ItemFit[] {
  if (answers.some((row) => row.length !== items.length)) {
    throw new InvalidInputError(`A row has not ${items.length} answers.`);
  }
  const complete = answers.filter((row) => row.every((cell) => cell !== null)) as (0 | 1)[][];
  if (items.length === 0 || complete.length === 0) throw new InvalidInputError('Nobody answered all items.');
  const scores = complete.map((row) => row.reduce<number>((sum, cell) => sum + cell, 0));
  const curves = items.map((item) => grid.points.map((point) => marginalProbability(item, theta(point))));
  const all = scoreDensities(curves);
  return curves.map((curve, item) => {
    const rest = scoreDensities(curves.filter((_, other) => other !== item));
    const groups: ScoreGroup[] = [];
    for (let score = 1; score < items.length; score += 1) {
      const having = [...scores.keys()].filter((person) => scores[person] === score);
      const share = integral((at) => (curve[at] as number) * (rest[score - 1]?.[at] as number));
      const likelihood = integral((at) => all[score]?.[at] as number);
      groups.push({
        lowest: score,
        highest: score,
        persons: having.length,
        right: having.reduce((sum, person) => sum + (complete[person]?.[item] as number), 0),
        expectedRight: (having.length * share) / likelihood,
      });
    }
    return fitOf(joined(groups), parameters);
  });
}

const integral = (value: (at: number) => number) =>
  grid.weights.reduce((sum, weight, at) => sum + weight * value(at), 0);

/** Probability of each score over the grid, by the recursion of Lord & Wingersky (1984). */
function scoreDensities(curves: readonly Float64Array[]): Float64Array[] {
  const densities = [grid.points.map(() => 1)];
  for (const curve of curves) {
    densities.push(grid.points.map(() => 0));
    for (let score = densities.length - 1; score >= 0; score -= 1) {
      const [here, below] = [densities[score] as Float64Array, densities[score - 1]];
      for (let at = 0; at < here.length; at += 1) {
        const p = curve[at] as number;
        here[at] = (here[at] as number) * (1 - p) + (below ? (below[at] as number) * p : 0);
      }
    }
  }
  return densities;
}

const isLarge = ({ persons, expectedRight }: ScoreGroup) =>
  expectedRight >= smallestExpected && persons - expectedRight >= smallestExpected;

/** Joins from the lowest score upwards; what is left at the top goes into the last group. */
function joined(scores: readonly ScoreGroup[]): ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  let open: ScoreGroup | undefined;
  for (const score of scores) {
    open = open ? together(open, score) : score;
    if (!isLarge(open)) continue;
    groups.push(open);
    open = undefined;
  }
  if (!open) return groups;
  const last = groups.pop();
  return [...groups, last ? together(last, open) : open];
}

const together = (one: ScoreGroup, other: ScoreGroup): ScoreGroup => ({
  lowest: one.lowest,
  highest: other.highest,
  persons: one.persons + other.persons,
  right: one.right + other.right,
  expectedRight: one.expectedRight + other.expectedRight,
});

function fitOf(groups: readonly ScoreGroup[], parameters: number): ItemFit {
  const chiSquare = groups.reduce((sum, { persons, right, expectedRight }) => {
    const variance = expectedRight * (1 - expectedRight / persons);
    return variance > 0 ? sum + (right - expectedRight) ** 2 / variance : sum;
  }, 0);
  const degrees = Math.max(0, groups.length - parameters);
  return { chiSquare, degrees, pValue: degrees > 0 ? chiSquareTail(chiSquare, degrees) : null, groups };
}
