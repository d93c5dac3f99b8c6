import type { NormalPrior } from '../irt/prior.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { choleskyOrNull } from '../numerics/definite.ts';
import { dot, times } from '../numerics/matrix.ts';
import { solveByCholesky } from '../numerics/symmetric.ts';
import type { Known, Posteriors } from './posteriors.ts';

/** Persons of one group who were asked an item, and what the model expects of them. */
export interface GroupResiduals {
  /** Answers; a person asked twice gave two. */
  readonly asked: number;
  readonly right: number;
  readonly expectedRight: number;
}

export interface ScoreTest {
  readonly chiSquare: number;
  readonly degrees: number;
  readonly pValue: number;
  /** By how many logits the item is easier for each group than for the first, by one step; 0 for the first. */
  readonly shifts: readonly number[];
  readonly groups: readonly GroupResiduals[];
}

/** What each person's answers to an item say of its parameters. */
interface PersonScore {
  readonly group: number;
  readonly slope: number;
  readonly intercept: number;
}

/**
 * Whether an item is as hard for each of some groups, at the ability that their answers leave possible: Rao's score test of a
 * shift of its intercept by group (Lagrange multiplier; Glas 1998, 1999), expected given all answers, with variances from
 * outer products of persons' scores. It holds where people were not asked the same, as long as what was asked followed from
 * their answers (Glas & Suárez Falcón 2003). Uncertainty of the item's own parameters and of each population's mean and
 * deviation is taken off; that of the other items' is not.
 *
 * @param groupOf a person's group, from 0; null for who is left out
 * @param populationOf a person's population, by number, with its prior
 * @returns null where fewer than two groups were asked, or their scores do not vary
 */
export function scoreTest(
  known: Known,
  posteriors: Posteriors,
  item: number,
  groupOf: (person: number) => number | null,
  populationOf: (person: number) => { readonly number: number; readonly prior: NormalPrior } | null = () =>
    null,
): ScoreTest | null {
  const { answers, columns } = known;
  const own = columns.flatMap((owner, column) => (owner === item ? [column] : []));
  const groups = new Map<number, { asked: number; right: number; expectedRight: number }>();
  const rows: { readonly score: PersonScore; readonly nuisance: readonly (readonly [string, number])[] }[] =
    [];
  answers.forEach((row, person) => {
    const given = own.flatMap((column) => row[column] ?? []);
    const group = groupOf(person);
    if (group === null) return;
    const nuisance = momentScores(posteriors, person, populationOf(person));
    if (given.length === 0) {
      // Who was not asked still says how able the population is.
      if (nuisance.length > 0) rows.push({ score: { group: -1, slope: 0, intercept: 0 }, nuisance });
      return;
    }
    const right = given.reduce<number>((sum, answer) => sum + answer, 0);
    const found = residualsOf(posteriors, item, person, right, given.length - right);
    const sums = groups.get(group) ?? { asked: 0, right: 0, expectedRight: 0 };
    sums.asked += given.length;
    sums.right += right;
    sums.expectedRight += given.length * found.expected;
    groups.set(group, sums);
    rows.push({ score: { group, slope: found.slope, intercept: found.intercept }, nuisance });
  });
  const order = [...groups.keys()].sort((one, other) => one - other);
  if (order.length < 2) return null;
  const names = [...new Set(rows.flatMap(({ nuisance }) => nuisance.map(([name]) => name)))];
  const tested = order.slice(1);
  const vectors = rows.map(({ score, nuisance }) => {
    const values = new Map(nuisance);
    return [
      ...tested.map((group) => (group === score.group ? score.intercept : 0)),
      score.slope,
      score.intercept,
      ...names.map((name) => values.get(name) ?? 0),
    ];
  });
  const solved = projected(vectors, tested.length);
  if (!solved) return null;
  const pValue = chiSquareTail(solved.chiSquare, tested.length);
  return {
    chiSquare: solved.chiSquare,
    degrees: tested.length,
    pValue,
    shifts: [0, ...solved.step],
    groups: order.map((group) => groups.get(group) as GroupResiduals),
  };
}

/** Expected share, and the scores of slope and intercept, over what a person's answers leave possible. */
function residualsOf(
  { curves, weights, points }: Posteriors,
  item: number,
  person: number,
  right: number,
  wrong: number,
) {
  const curve = curves[item] as Posteriors['curves'][number];
  let [expected, slope, intercept] = [0, 0, 0];
  for (let at = 0; at < points.length; at += 1) {
    const weight = weights[person * points.length + at] as number;
    const p = curve.right[at] as number;
    const surplus = weight * (right / p - wrong / (1 - p));
    expected += weight * p;
    slope += surplus * (curve.bySlope[at] as number);
    intercept += surplus * (curve.byIntercept[at] as number);
  }
  return { expected, slope, intercept };
}

/** Scores of a population's mean and deviation. */
function momentScores(
  { weights, points }: Posteriors,
  person: number,
  population: { readonly number: number; readonly prior: NormalPrior } | null,
): [string, number][] {
  if (!population) return [];
  const { mean, deviation } = population.prior;
  let [first, second] = [0, 0];
  for (let at = 0; at < points.length; at += 1) {
    const weight = weights[person * points.length + at] as number;
    const away = ((points[at] as number) - mean) / deviation;
    first += weight * away;
    second += weight * (away ** 2 - 1);
  }
  return [
    [`mean ${population.number}`, first / deviation],
    [`deviation ${population.number}`, second / deviation],
  ];
}

/** The tested scores less what the others explain of them: chi-square, and one step of the tested parameters. */
function projected(vectors: readonly (readonly number[])[], tested: number) {
  const size = vectors[0]?.length ?? 0;
  const products = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const sums = new Array<number>(size).fill(0);
  for (const vector of vectors)
    for (let row = 0; row < size; row += 1) {
      const value = vector[row] as number;
      sums[row] = (sums[row] as number) + value;
      if (value === 0) continue;
      const line = products[row] as number[];
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] as number) + value * (vector[column] as number);
    }
  const block = (rows: readonly [number, number], from: readonly [number, number]) =>
    products.slice(...rows).map((line) => line.slice(...from));
  const others = choleskyOrNull(block([tested, size], [tested, size]));
  if (!others) return null;
  const cross = block([0, tested], [tested, size]);
  const explained = cross.map((line) => solveByCholesky(others, line));
  const score = sums
    .slice(0, tested)
    .map((sum, at) => sum - dot(explained[at] as number[], sums.slice(tested)));
  const variance = block([0, tested], [0, tested]).map((line, at) =>
    line.map((value, other) => value - dot(explained[at] as number[], cross[other] as number[])),
  );
  const factor = choleskyOrNull(variance);
  if (!factor) return null;
  const step = solveByCholesky(factor, score);
  return { step, chiSquare: Math.max(0, dot(times(variance, step), step)) };
}
