import { InvalidInputError } from '../errors.ts';
import { dot, type Matrix, requireSymmetric, transpose } from './matrix.ts';

/** A row whose share of own variance is below this is a sum of the rows before it, up to rounding. */
const smallestShare = 1e-13;

/**
 * Lower triangle L with L·Lᵀ the matrix (Cholesky; Golub & Van Loan 2013, algorithm 4.2.1).
 *
 * @throws InvalidInputError if the matrix is not symmetric or not positive definite
 */
export function cholesky(matrix: Matrix): number[][] {
  requireSymmetric(matrix);
  const lower: number[][] = [];
  for (const [at, row] of matrix.entries()) {
    const made: number[] = Array(matrix.length).fill(0);
    for (let column = 0; column < at; column += 1) {
      const above = lower[column] as number[];
      let rest = row[column] as number;
      for (let k = 0; k < column; k += 1) rest -= (made[k] as number) * (above[k] as number);
      made[column] = rest / (above[column] as number);
    }
    const own = row[at] as number;
    const pivot = own - dot(made, made);
    if (!(pivot > smallestShare * own)) throw new InvalidInputError(`Not positive definite at row ${at}.`);
    made[at] = Math.sqrt(pivot);
    lower.push(made);
  }
  return lower;
}

/**
 * The x of L·Lᵀ·x = vector.
 *
 * @param lower of `cholesky`
 * @throws InvalidInputError if the lengths differ
 */
export function solveByCholesky(lower: Matrix, vector: readonly number[]): number[] {
  const size = lower.length;
  if (vector.length !== size) throw new InvalidInputError(`${vector.length} values for ${size} equations.`);
  const x = [...vector];
  for (let at = 0; at < size; at += 1) {
    const row = lower[at] as readonly number[];
    for (let k = 0; k < at; k += 1) x[at] = (x[at] as number) - (row[k] as number) * (x[k] as number);
    x[at] = (x[at] as number) / (row[at] as number);
  }
  for (let at = size - 1; at >= 0; at -= 1) {
    for (let k = at + 1; k < size; k += 1)
      x[at] = (x[at] as number) - (lower[k]?.[at] as number) * (x[k] as number);
    x[at] = (x[at] as number) / (lower[at]?.[at] as number);
  }
  return x;
}

/** The x of matrix·x = vector. @throws InvalidInputError if not symmetric, not positive definite, or of another length */
export function solve(matrix: Matrix, vector: readonly number[]): number[] {
  return solveByCholesky(cholesky(matrix), vector);
}

/** The inverse, exactly symmetric. @throws InvalidInputError if the matrix is not symmetric or not positive definite */
export function inverse(matrix: Matrix): number[][] {
  const lower = cholesky(matrix);
  const unit = (at: number) => matrix.map((_, other) => (other === at ? 1 : 0));
  const columns = matrix.map((_, at) => solveByCholesky(lower, unit(at)));
  return columns.map((column, at) =>
    column.map((value, other) => (value + (columns[other]?.[at] as number)) / 2),
  );
}

/** Natural logarithm of the determinant. @throws InvalidInputError if not symmetric or not positive definite */
export function logDeterminant(matrix: Matrix): number {
  return 2 * cholesky(matrix).reduce((sum, row, at) => sum + Math.log(row[at] as number), 0);
}

/** vectors[k] has length 1 and belongs to values[k]; the values fall. */
export interface Eigen {
  readonly values: readonly number[];
  readonly vectors: Matrix;
}

/**
 * Eigen-decomposition by cyclic Jacobi rotations (Golub & Van Loan 2013, algorithm 8.5.3), which finds small values to
 * full relative precision where the matrix is positive definite. The largest entry of each vector is positive.
 *
 * @throws InvalidInputError if the matrix is empty, ragged, not finite or not symmetric
 */
export function eigen(matrix: Matrix): Eigen {
  requireSymmetric(matrix);
  const work = matrix.map((row) => [...row]);
  const turned: number[][] = matrix.map((_, at) => matrix.map((__, other) => (other === at ? 1 : 0)));
  for (let sweep = 0; sweep < 60 && rotateAll(work, turned); sweep += 1);
  const vectors = transpose(turned).map(pointedUp);
  const order = work
    .map((row, at) => ({ value: row[at] as number, vector: vectors[at] as number[] }))
    .sort((one, other) => other.value - one.value);
  return { values: order.map(({ value }) => value), vectors: order.map(({ vector }) => vector) };
}

/**
 * The Moore–Penrose inverse: eigenvalues within 2⁻²⁶ of 0, relative to the largest, count as 0 (as `Pinv` of R's
 * psych does).
 *
 * @throws InvalidInputError if the matrix is empty, ragged, not finite or not symmetric
 */
export function pseudoInverse(matrix: Matrix): number[][] {
  const { values, vectors } = eigen(matrix);
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const kept = values.flatMap((value, at) => (Math.abs(value) > largest * 2 ** -26 ? [at] : []));
  const cell = (row: number, column: number) =>
    kept.reduce(
      (sum, k) =>
        sum + ((vectors[k]?.[row] as number) * (vectors[k]?.[column] as number)) / (values[k] as number),
      0,
    );
  return matrix.map((line, row) => line.map((_, column) => cell(row, column)));
}

/** One rotation for each cell above the diagonal; false where all of them were 0 already. */
function rotateAll(work: number[][], turned: number[][]): boolean {
  let rotated = false;
  for (let p = 0; p < work.length; p += 1) {
    for (let q = p + 1; q < work.length; q += 1) {
      const cell = work[p]?.[q] as number;
      const [first, second] = [work[p]?.[p] as number, work[q]?.[q] as number];
      if (Math.abs(cell) <= 1e-17 * Math.sqrt(Math.abs(first * second)) || cell === 0) continue;
      rotated = true;
      const slope = (second - first) / (2 * cell);
      const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.hypot(1, slope));
      const cosine = 1 / Math.hypot(1, tangent);
      const sine = tangent * cosine;
      for (const row of work) rotate(row, p, q, cosine, sine);
      for (const row of turned) rotate(row, p, q, cosine, sine);
      const [rowP, rowQ] = [work[p] as number[], work[q] as number[]];
      for (let k = 0; k < work.length; k += 1) {
        const [one, other] = [rowP[k] as number, rowQ[k] as number];
        rowP[k] = cosine * one - sine * other;
        rowQ[k] = sine * one + cosine * other;
      }
      rowP[q] = 0;
      rowQ[p] = 0;
    }
  }
  return rotated;
}

function rotate(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const [one, other] = [row[p] as number, row[q] as number];
  row[p] = cosine * one - sine * other;
  row[q] = sine * one + cosine * other;
}

function pointedUp(vector: readonly number[]): number[] {
  const largest = vector.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
  return vector.map((value) => (largest < 0 ? -value : value));
}
