import type { Point } from './affine.ts';
import type { Figure } from './shape.ts';
import type { Drawing } from './svg.ts';

/** What stands in one field of a drawing; places are from the middle of the field. */
export type Cell = readonly Figure[];

/** A figure seen from the middle of its field. */
export function moved(figure: Figure, [x, y]: Point): Figure {
  const [left, top, right, bottom] = figure.box;
  return {
    ...figure,
    centre: [figure.centre[0] - x, figure.centre[1] - y],
    box: [left - x, top - y, right - x, bottom - y],
  };
}

/** How far apart figures may lie and still stand at one place: the middle of a form is not where its designer put it. */
const samePlace = 6;

/** Whether two figures stand at one place, by the middles of their lines or of their extents. */
export const standsWith = (one: Figure, other: Figure): boolean =>
  Math.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]) < samePlace ||
  Math.hypot(...extentOffset(one.box, other.box)) < samePlace;

/** Whether a figure covers the middle of its field, well within its extent. */
export const isCentral = ({ box: [left, top, right, bottom] }: Figure): boolean =>
  left < -inside && top < -inside && right > inside && bottom > inside;

const inside = 2;

const extentOffset = (one: Figure['box'], other: Figure['box']): Point => [
  (one[0] + one[2] - other[0] - other[2]) / 2,
  (one[1] + one[3] - other[1] - other[3]) / 2,
];

export const placeOf = ({ centre }: Figure): Point => centre;

/** Stroke opacity from which on a line belongs to what is shown; arrows, hairlines and frames are fainter. */
export const faint = 0.7;

/** Frames, rulings and the empty place that is asked for: faint, dashed, written, or larger than a field. */
function isFurniture(figure: Figure, width: number, height: number): boolean {
  const { box, paint, form } = figure;
  if (form.startsWith('text') || paint.dash.length > 0) return true;
  if (paint.fill === 0 && paint.stroke < faint) return true;
  return box[2] - box[0] > width * 1.02 || box[3] - box[1] > height * 1.02;
}

/** Puts every figure into the field whose middle is nearest; frames and rulings into none. */
export function splitCells(
  figures: readonly Figure[],
  middles: readonly Point[],
  width: number,
  height: number,
): Cell[] {
  const cells = middles.map((): Figure[] => []);
  for (const figure of figures) {
    if (isFurniture(figure, width, height)) continue;
    const nearest = nearestOf(middles, placeOf(figure));
    cells[nearest]?.push(moved(figure, middles[nearest] as Point));
  }
  return cells;
}

/** The first of the middles that are nearest to a place. */
function nearestOf(middles: readonly Point[], [x, y]: Point): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  middles.forEach((middle, at) => {
    const away = Math.hypot(middle[0] - x, middle[1] - y);
    if (away < least) [nearest, least] = [at, away];
  });
  return nearest;
}

/** The figures of an option, from the middle of its drawing. */
export function cellOf(figures: readonly Figure[], [left, top, width, height]: Drawing['box']): Cell {
  return splitCells(figures, [[left + width / 2, top + height / 2]], width, height)[0] as Cell;
}

/** The dashed outline of the empty place. */
export const emptyPlace = (figures: readonly Figure[]): Figure | undefined =>
  figures.find(({ closed, paint }) => closed && paint.dash.length > 0);
