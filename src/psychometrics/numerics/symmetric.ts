import { InvalidInputError } from '../errors.ts';
import { dot, type Matrix, requireSymmetric } from './matrix.ts';

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
