import { InvalidInputError } from '../../errors.ts';
import {
  type MultidimensionalGradedItem,
  requireMultidimensionalItem,
} from '../../irt/multidimensional-graded.ts';
import type { Matrix } from '../../numerics/matrix.ts';
import { cholesky } from '../../numerics/symmetric.ts';

/** One row a person, one column an item: the category answered, from 0; null where it was not. */
export type GradedAnswers = readonly (readonly (number | null)[])[];

/** What is known of a test before its answers are looked at. */
export interface GradedDesign {
  /** Where the fit starts from. A slope of 0 stays 0: the others say which dimensions an item speaks of. */
  readonly items: readonly MultidimensionalGradedItem[];
  /** Correlations of the abilities, with 1 in the diagonal: where their fit starts from. */
  readonly correlations: Matrix;
}

/** An item as it is fitted: only the dimensions that it speaks of. */
export interface Shape {
  /** Numbers of those dimensions. */
  readonly dimensions: readonly number[];
  readonly thresholds: number;
  /** Where its parameters begin in the list of all: its slopes, then its thresholds. */
  readonly first: number;
}

/** How the parameters of all items stand in one list. */
export const shapesOf = ({ items }: GradedDesign): Shape[] => {
  let first = 0;
  return items.map(({ slopes, thresholds }) => {
    const dimensions = slopes.flatMap((slope, at) => (slope === 0 ? [] : [at]));
    const shape = { dimensions, thresholds: thresholds.length, first };
    first += dimensions.length + thresholds.length;
    return shape;
  });
};

/** @throws InvalidInputError if answers are none, ragged or no category, a category was chosen by nobody, or the design is none */
export function requireGraded(answers: GradedAnswers, { items, correlations }: GradedDesign): void {
  if (answers.length === 0 || items.length === 0)
    throw new InvalidInputError('Answers of somebody to something.');
  cholesky(correlations);
  for (const item of items) {
    requireMultidimensionalItem(item);
    if (item.slopes.length !== correlations.length)
      throw new InvalidInputError(`${item.slopes.length} slopes for ${correlations.length} dimensions.`);
  }
  const chosen = items.map(({ thresholds }) => new Int32Array(thresholds.length + 1));
  for (const row of answers) {
    if (row.length !== items.length)
      throw new InvalidInputError(`A row has ${row.length} answers, not ${items.length}.`);
    row.forEach((answer, item) => {
      const counts = chosen[item] as Int32Array;
      if (answer === null) return;
      if (!(Number.isInteger(answer) && answer >= 0 && answer < counts.length))
        throw new InvalidInputError(`No category ${answer} in item ${item}.`);
      (counts[answer] as number) += 1;
    });
  }
  chosen.forEach((counts, item) => {
    const empty = counts.indexOf(0);
    if (empty >= 0) throw new InvalidInputError(`Nobody chose category ${empty} of item ${item}.`);
  });
}
