import { InvalidInputError } from '../errors.ts';
import { dot, type Matrix, transpose } from './matrix.ts';
import { solve } from './symmetric.ts';

/**
 * The coefficients with the least sum of squared residuals, by the normal equations: fit for columns of like scale,
 * such as the powers of a number within [−1, 1].
 *
 * @param rows one a case, one number a coefficient
 * @throws InvalidInputError if there are no rows, a row or the outcomes have another length, a number is not finite, or
 *   the columns do not differ enough to tell their coefficients apart
 */
export function leastSquares(rows: Matrix, outcomes: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row.length !== width))
    throw new InvalidInputError('Rows are of one length, 1 or more.');
  if (outcomes.length !== rows.length)
    throw new InvalidInputError(`${outcomes.length} outcomes for ${rows.length} rows.`);
  if (!outcomes.every(Number.isFinite)) throw new InvalidInputError('Outcomes are finite.');
  const columns = transpose(rows);
  return solve(
    columns.map((one) => columns.map((other) => dot(one, other))),
    columns.map((column) => dot(column, outcomes)),
  );
}
