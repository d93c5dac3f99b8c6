import { InvalidInputError } from '../errors.ts';
import type { Matrix } from './matrix.ts';
import { cholesky } from './symmetric.ts';

/** Cholesky's factor, or null where the matrix is not finite, not symmetric or not positive definite. */
export function choleskyOrNull(matrix: Matrix): number[][] | null {
  try {
    return cholesky(matrix);
  } catch (error) {
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}
