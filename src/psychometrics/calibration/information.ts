import { missing, type PatternTable } from './answers.ts';
import type { Curve } from './curve.ts';
import { type AbilityGrid, type Expectation, eachPosterior } from './expectation.ts';

/**
 * Gradient of the marginal log-likelihood by all slopes, then all intercepts: that of the expected complete-data
 * log-likelihood (Fisher's identity; Louis 1982, eq. 3.1).
 */
export function gradientOf(curves: readonly Curve[], { right, wrong }: Expectation): number[] {
  const items = curves.length;
  const gradient = new Array<number>(2 * items).fill(0);
  curves.forEach((curve, item) => {
    const start = item * curve.right.length;
    curve.right.forEach((p, point) => {
      const surplus = (right[start + point] as number) / p - (wrong[start + point] as number) / (1 - p);
      (gradient[item] as number) += surplus * (curve.bySlope[point] as number);
      (gradient[items + item] as number) += surplus * (curve.byIntercept[point] as number);
    });
  });
  return gradient;
}

/**
 * Expected information of the complete data, by all slopes, then all intercepts: the weight of the M step's scoring
 * (Bock & Aitkin 1981, eqs. 12 and 13). Items do not share parameters in it.
 */
export function completeInformationOf(curves: readonly Curve[], { right, wrong }: Expectation): number[][] {
  const items = curves.length;
  const information = squareOf(2 * items);
  curves.forEach((curve, item) => {
    const start = item * curve.right.length;
    let [slope, both, intercept] = [0, 0, 0];
    curve.right.forEach((p, point) => {
      const seen = (right[start + point] as number) + (wrong[start + point] as number);
      const weight = seen / (p * (1 - p));
      const [bySlope, byIntercept] = [curve.bySlope[point] as number, curve.byIntercept[point] as number];
      slope += weight * bySlope ** 2;
      both += weight * bySlope * byIntercept;
      intercept += weight * byIntercept ** 2;
    });
    add(information, item, item, slope);
    add(information, item, items + item, both);
    add(information, items + item, item, both);
    add(information, items + item, items + item, intercept);
  });
  return information;
}

/**
 * Observed information of the marginal likelihood, exact and by all slopes, then all intercepts (Louis 1982, eq. 3.2):
 * E(−H) − E(S Sᵀ) + E(S) E(S)ᵀ over each person's posterior, with S and H the score and the Hessian of the complete
 * data. Within an item the first two leave −r P″, with r = (y − P)/(PQ); between items they leave −r r′ P′ P′ᵀ.
 */
export function observedInformationOf(
  table: PatternTable,
  curves: readonly Curve[],
  grid: AbilityGrid,
  { right, wrong }: Expectation,
): number[][] {
  const items = table.items;
  const points = grid.points.length;
  const information = squareOf(2 * items);
  const products = residualProducts(table, curves, grid, information);
  curves.forEach((curve, item) => {
    let [slope, both, intercept] = [0, 0, 0];
    for (let point = 0; point < points; point += 1) {
      const p = curve.right[point] as number;
      const at = item * points + point;
      const surplus = (right[at] as number) / p - (wrong[at] as number) / (1 - p);
      slope += surplus * (curve.bySlopeTwice[point] as number);
      both += surplus * (curve.bySlopeAndIntercept[point] as number);
      intercept += surplus * (curve.byInterceptTwice[point] as number);
    }
    add(information, item, item, -slope);
    add(information, item, items + item, -both);
    add(information, items + item, item, -both);
    add(information, items + item, items + item, -intercept);
    for (let other = 0; other < item; other += 1) {
      const second = curves[other] as Curve;
      let [aa, ad, da, dd] = [0, 0, 0, 0];
      for (let point = 0; point < points; point += 1) {
        const product = products[(point * items + item) * items + other] as number;
        const [a1, d1] = [curve.bySlope[point] as number, curve.byIntercept[point] as number];
        const [a2, d2] = [second.bySlope[point] as number, second.byIntercept[point] as number];
        aa += product * a1 * a2;
        ad += product * a1 * d2;
        da += product * d1 * a2;
        dd += product * d1 * d2;
      }
      addBoth(information, item, other, -aa);
      addBoth(information, item, items + other, -ad);
      addBoth(information, items + item, other, -da);
      addBoth(information, items + item, items + other, -dd);
    }
  });
  return information;
}

/** A share of a person's posterior that moves no digit of a standard error that is shown. */
const negligible = 1e-10;

/**
 * Σ over persons of posterior · r · r′, point by point and pair by pair (lower triangle); the outer products of the
 * mean scores go straight into the information.
 */
function residualProducts(
  table: PatternTable,
  curves: readonly Curve[],
  grid: AbilityGrid,
  information: number[][],
): Float64Array {
  const items = table.items;
  const points = grid.points.length;
  const products = new Float64Array(points * items * items);
  const residual = new Float64Array(items);
  const mean = new Float64Array(2 * items);
  const outer = new Float64Array(4 * items * items);
  const residuals = [-1, 1].map((sign) =>
    tableOf(curves, points, ({ right }, point) => {
      const p = right[point] as number;
      return sign === 1 ? 1 / p : -1 / (1 - p);
    }),
  ) as [Float64Array, Float64Array];
  const bySlope = tableOf(curves, points, (curve, point) => curve.bySlope[point] as number);
  const byIntercept = tableOf(curves, points, (curve, point) => curve.byIntercept[point] as number);
  eachPosterior(table, curves, grid, (pattern, posterior) => {
    const frequency = table.frequencies[pattern] as number;
    const start = pattern * items;
    mean.fill(0);
    residual.fill(0);
    for (let point = 0; point < points; point += 1) {
      const share = posterior[point] as number;
      if (share < negligible) continue;
      for (let item = 0; item < items; item += 1) {
        const cell = point * items + item;
        const answer = table.cells[start + item];
        if (answer === missing) continue;
        const value = (answer === 1 ? residuals[1] : residuals[0])[cell] as number;
        residual[item] = value;
        (mean[item] as number) += share * value * (bySlope[cell] as number);
        (mean[items + item] as number) += share * value * (byIntercept[cell] as number);
      }
      for (let item = 0; item < items; item += 1) {
        const weight = frequency * share * (residual[item] as number);
        if (weight === 0) continue;
        const row = (point * items + item) * items;
        for (let other = 0; other < item; other += 1) {
          (products[row + other] as number) += weight * (residual[other] as number);
        }
      }
    }
    for (let row = 0; row < 2 * items; row += 1) {
      const weight = frequency * (mean[row] as number);
      if (weight === 0) continue;
      for (let column = 0; column <= row; column += 1) {
        (outer[row * 2 * items + column] as number) += weight * (mean[column] as number);
      }
    }
  });
  for (let row = 0; row < 2 * items; row += 1) {
    for (let column = 0; column < row; column += 1) {
      addBoth(information, row, column, outer[row * 2 * items + column] as number);
    }
    add(information, row, row, outer[row * 2 * items + row] as number);
  }
  return products;
}

/** Point by point, items side by side. */
function tableOf(
  curves: readonly Curve[],
  points: number,
  value: (curve: Curve, point: number) => number,
): Float64Array {
  const table = new Float64Array(points * curves.length);
  for (let point = 0; point < points; point += 1) {
    curves.forEach((curve, item) => {
      table[point * curves.length + item] = value(curve, point);
    });
  }
  return table;
}

const squareOf = (size: number): number[][] => Array.from({ length: size }, () => Array(size).fill(0));

function add(matrix: number[][], row: number, column: number, value: number): void {
  ((matrix[row] as number[])[column] as number) += value;
}

function addBoth(matrix: number[][], row: number, column: number, value: number): void {
  add(matrix, row, column, value);
  add(matrix, column, row, value);
}
