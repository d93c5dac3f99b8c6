import { type DrawnCell, drawSolvedMatrix } from '#drawing/items/matrices.ts';
import { drawCellsBeside } from '#drawing/items/matrices-beside.ts';
import type { Variety } from '#locale/locales.ts';
import type { Attribute, Cell, MatrixItem, MatrixRule } from '#psychometrics/generate/matrices/item.ts';
import { sentence } from '../../../words.ts';
import type { DrawnStep } from '../../family.ts';
import { faultWords } from '../faults/words/index.ts';
import { attributeText } from './describe.ts';
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

/** The attributes that are the same in the whole matrix. */
const sameIn = ({ rules }: MatrixItem): Set<Attribute> =>
  new Set(rules.filter((rule) => !isToBeFound(rule)).map(({ attribute }) => attribute));

/** The whole matrix once for each of its rules, with nothing in its cells but what that rule decides. */
export function matrixSteps(item: MatrixItem, locale: Variety): DrawnStep[] {
  const whole = [...item.cells, item.options[item.key] as Cell];
  const same = sameIn(item);
  return item.rules.filter(isToBeFound).map(({ attribute }: MatrixRule) => ({
    svg: drawSolvedMatrix(whole.map((cell) => alone(attribute, cell, same))),
    alt: '',
    caption: matrixWords[locale].decides[attribute],
  }));
}

/** Each attribute in which an option is wrong, beside the right one, with nothing else in them. */
export function matrixFaults(item: MatrixItem, choice: number, locale: Variety): DrawnStep[] {
  const [yours, right] = [item.options[choice], item.options[item.key]];
  if (!yours || !right) return [];
  const same = sameIn(item);
  return (item.faults[choice]?.wrong ?? []).map((attribute) => {
    // What it is shown on is the right one's in both: another fault is drawn by itself.
    const chosen = { ...right, [attribute]: yours[attribute] };
    const name = matrixWords[locale].decides[attribute];
    const said = (cell: Cell) => attributeText(cell, attribute, locale) || faultWords[locale].nothing;
    return {
      svg: drawCellsBeside(alone(attribute, chosen, same), alone(attribute, right, same)),
      alt: sentence(locale, faultWords[locale].compared, { name, yours: said(chosen), right: said(right) }),
      caption: name,
      pair: true,
    };
  });
}
