import type { Point } from './affine.ts';
import { type Attribute, absent, attributesOf, layoutsOf, setsOf } from './attributes.ts';
import { type Cell, cellOf, emptyPlace, placeOf, splitCells } from './cells.ts';
import { UnreadableDrawingError } from './errors.ts';
import { type Layer, layersOf, shownCells } from './layers.ts';
import {
  arithmetic,
  constant,
  distributionOfThree,
  distributionOfTwo,
  overlays,
  progression,
} from './rules.ts';
import { FormBook } from './shape.ts';
import { type Drawing, readDrawing } from './svg.ts';

/**
 * Solves a matrix by its drawings alone: which options some rules explain, for every layer and all that can be said of
 * it, as the third of the third row.
 *
 * @param stem eight cells and an empty ninth
 * @returns the places of all options that fit
 */
export function solveMatrix(stem: string, options: readonly string[]): number[] {
  const book = new FormBook();
  const cells = cellsOf(readDrawing(stem), book);
  const answers = options.map((option) => {
    const drawing = readDrawing(option);
    return cellOf(book.figuresOf(drawing), drawing.box);
  });
  const layers = layersOf([...cells, ...answers]);
  return answers.flatMap((_, at) => (layers.every((layer) => explains(layer, shownCells + at)) ? [at] : []));
}

/** The eight cells: the fifth is in the middle of the drawing, the ninth is where its empty place is. */
function cellsOf(drawing: Drawing, book: FormBook): Cell[] {
  const figures = book.figuresOf(drawing);
  const hole = emptyPlace(figures);
  if (!hole) throw new UnreadableDrawingError('A matrix without an empty place.');
  const [left, top, width, height] = drawing.box;
  const [x, y] = placeOf(hole);
  const [across, down] = [x - left - width / 2, y - top - height / 2];
  const middles = Array.from(
    { length: 9 },
    (_, at): Point => [x + ((at % 3) - 2) * across, y + (Math.floor(at / 3) - 2) * down],
  );
  return splitCells(figures, middles, across, down).slice(0, shownCells);
}

/** Whether rules explain one layer with one option as its ninth cell. */
function explains(layer: Layer, option: number): boolean {
  const sets = setsOf(layer);
  const asked = sets[option] as bigint;
  const shown = sets.slice(0, shownCells);
  if ([...constant(shown), ...distributionOfThree(shown), ...overlays(shown)].includes(asked)) return true;
  const [counts, ...rest] = attributesOf(layer);
  const count = counts?.[0];
  if (!count || !obeys(count, option)) return false;
  return (
    rest.every((scales) =>
      scales.some((scale) => obeys(scale, option) || goesWith(scale.values, count.values, option, false)),
    ) &&
    (count.values.slice(0, shownCells).every((value) => value === 1) ||
      goesWith(layoutsOf(layer), count.values, option, true))
  );
}

function obeys({ values, ordered, circle, counted }: Attribute, option: number): boolean {
  const eight = values.slice(0, shownCells);
  const asked = values[option] as number;
  return (
    constant(eight).includes(asked) ||
    distributionOfThree(eight).includes(asked) ||
    distributionOfTwo(eight, absent).includes(asked) ||
    (ordered && progression(eight, circle).includes(asked)) ||
    (counted && arithmetic(eight).includes(asked))
  );
}

/**
 * Whether cells with as many figures always have this in common as well. Of a number of figures that the shown cells do not
 * have nothing can be said: it goes with anything if `unseen`.
 */
function goesWith(
  values: readonly number[],
  counts: readonly number[],
  option: number,
  unseen: boolean,
): boolean {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, option];
  const isSeen = counts.slice(0, shownCells).includes(counts[option] as number);
  return (
    (isSeen || unseen) &&
    cells.every((one) =>
      cells.every((other) => counts[one] !== counts[other] || values[one] === values[other]),
    )
  );
}
