import { InvalidInputError } from '../errors.ts';

/** Rows of equal length. The one representation of a matrix in this library. */
export type Matrix = readonly (readonly number[])[];

/** Each column as a row. */
export function transpose(matrix: Matrix): number[][] {
  return Array.from({ length: matrix[0]?.length ?? 0 }, (_, column) =>
    matrix.map((row) => row[column] as number),
  );
}

/** Sum of products of two lists of one length. */
export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** matrix · vector. */
export function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

/** @throws InvalidInputError if the matrix is empty, not square, holds a number that is not finite, or is not symmetric */
export function requireSymmetric(matrix: Matrix): void {
  const size = matrix.length;
  if (size === 0) throw new InvalidInputError('A matrix has at least one row.');
  for (const [at, row] of matrix.entries()) {
    if (row.length !== size) throw new InvalidInputError(`Row ${at} has ${row.length} columns of ${size}.`);
    for (let other = 0; other < size; other += 1) {
      const value = row[other] as number;
      if (!Number.isFinite(value)) throw new InvalidInputError(`Cell ${at}, ${other} is ${value}.`);
      const mirrored = matrix[other]?.[at] as number;
      if (other < at && Math.abs(value - mirrored) > 1e-9 * Math.max(Math.abs(value), Math.abs(mirrored)))
        throw new InvalidInputError(`Cells ${at}, ${other} and ${other}, ${at} differ: not symmetric.`);
    }
  }
}
