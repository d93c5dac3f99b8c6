import type { Point } from './affine.ts';
import { type Attribute, absent, attributesOf, setsOf } from './attributes.ts';
import { type Cell, cellOf, emptyPlace, placeOf, splitCells, standsWith } from './cells.ts';
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
  const explained = layersOf([...cells, ...answers]).map(explain);
  return answers.flatMap((_, at) =>
    explained.every((isExplained) => isExplained(shownCells + at)) ? [at] : [],
  );
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

/** Whether rules explain a layer with an option as its ninth cell: its figures as a set, or else all that can be said of it. */
function explain(layer: Layer): (option: number) => boolean {
  const sets = setsOf(layer);
  const shown = sets.slice(0, shownCells);
  const expectedSets = bothWays(shown).flatMap((eight) => [
    ...constant(eight),
    ...distributionOfThree(eight),
    ...overlays(eight),
  ]);
  const attributes = attributesOf(layer).map((scales) =>
    scales.map((scale) => ({ values: scale.values, expected: expectedOf(scale) })),
  );
  const isSingle = layer.slice(0, shownCells).every(({ length }) => length === 1);
  return (option) =>
    expectedSets.includes(sets[option] as bigint) ||
    (attributes.every((scales) =>
      scales.some(({ values, expected }) => expected.includes(values[option] as number)),
    ) &&
      (isSingle || isLaidOutByCount(layer, option)));
}

/** Eight cells read along their rows, and along their columns: a reader may look either way. */
const bothWays = <Value>(eight: readonly Value[]): Value[][] => [
  [...eight],
  [0, 3, 6, 1, 4, 7, 2, 5].map((at) => eight[at] as Value),
];

/** What the ninth cell may have, by any rule. */
function expectedOf({ values, ordered, circle, counted }: Attribute): number[] {
  return bothWays(values.slice(0, shownCells)).flatMap((eight) => [
    ...constant(eight),
    ...distributionOfThree(eight),
    ...distributionOfTwo(eight, absent),
    ...(ordered ? progression(eight, circle) : []),
    ...(counted ? arithmetic(eight) : []),
  ]);
}

/** Whether cells with as many figures always have them at the same places. */
function isLaidOutByCount(layer: Layer, option: number): boolean {
  const cells = [...layer.slice(0, shownCells), layer[option] as Layer[number]];
  return cells.every((one, at) =>
    cells
      .slice(0, at)
      .every(
        (other) =>
          one.length !== other.length ||
          one.every((figure) => other.some((partner) => standsWith(figure, partner))),
      ),
  );
}
