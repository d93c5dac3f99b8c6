import { type DrawnCell, drawSolvedMatrix } from '#drawing/items/matrices.ts';
import type { Variety } from '#locale/locales.ts';
import type { Attribute, Cell, MatrixItem, MatrixRule } from '#psychometrics/generate/matrices/item.ts';
import type { DrawnStep } from '../../family.ts';
import { isToBeFound } from './explain.ts';
import { matrixWords } from './words/index.ts';

/** Attributes that show nothing without a figure to show them on; the others stand alone. */
const needsFigure: readonly Attribute[] = ['shade', 'size', 'count', 'inner', 'innerShade', 'place'];

/** What never changes in the matrix is kept, so that its figures are known again; what other rules decide is left out. */
function alone(attribute: Attribute, cell: Cell, same: ReadonlySet<Attribute>): DrawnCell {
  const kept = (other: Attribute, neutral: number) => (same.has(other) ? (cell[other] ?? neutral) : neutral);
  const value = { [attribute]: cell[attribute] ?? 0 };
  // A figure with a direction is another one than a shape of the same number.
  if (attribute === 'shape') return cell.turn === undefined ? value : { ...value, turn: kept('turn', 0) };
  if (attribute === 'turn') return { ...value, shape: kept('shape', 0) };
  if (!needsFigure.includes(attribute)) return value;
  const isPointer = same.has('shape') && cell.turn !== undefined;
  return {
    shape: kept('shape', 0),
    ...(isPointer && { turn: kept('turn', 0) }),
    ...(attribute === 'innerShade' && { inner: kept('inner', 0) }),
    ...value,
  };
}

/** The whole matrix once for each of its rules, with nothing in its cells but what that rule decides. */
export function matrixSteps({ cells, options, key, rules }: MatrixItem, locale: Variety): DrawnStep[] {
  const whole = [...cells, options[key] as Cell];
  const same = new Set(rules.filter((rule) => !isToBeFound(rule)).map(({ attribute }) => attribute));
  return rules.filter(isToBeFound).map(({ attribute }: MatrixRule) => ({
    svg: drawSolvedMatrix(whole.map((cell) => alone(attribute, cell, same))),
    alt: '',
    caption: matrixWords[locale].decides[attribute],
  }));
}
