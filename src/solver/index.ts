import { solveAnalogy } from './analogies.ts';
import { solveMatrix } from './matrices.ts';
import { solveSeries } from './series.ts';
import { solveSpatial } from './spatial.ts';

export { twins } from './alike.ts';

/** The families of items that can be solved. */
export type SolvableFamily = 'matrices' | 'series' | 'analogies' | 'spatial';

const solvers: Readonly<Record<SolvableFamily, (stem: string, options: readonly string[]) => number[]>> = {
  matrices: solveMatrix,
  series: solveSeries,
  analogies: solveAnalogy,
  spatial: solveSpatial,
};

/**
 * Solves an item by its drawings alone, as somebody who knows the rule language and not how items are made.
 *
 * @param stem what is shown, as a whole SVG text
 * @param options the options, each as a whole SVG text
 * @returns the places, from 0, of all options that fit: one for a sound item, none or several for a faulty one
 * @throws UnreadableDrawingError on a drawing that is not of the family, or not of our subset of SVG
 */
export const solve = (family: SolvableFamily, stem: string, options: readonly string[]): number[] =>
  solvers[family](stem, options);
