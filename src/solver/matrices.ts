import type { Point } from './affine.ts';
import { type Attribute, attributesOf, namesOf, setsOf } from './attributes.ts';
import { type Cell, cellOf, emptyPlace, placeOf, splitCells } from './cells.ts';
import { UnreadableDrawingError } from './errors.ts';
import { type Layer, layersOf } from './layers.ts';
import { arithmetic, constant, distributionOfThree, overlays, progression } from './rules.ts';
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
  const cells = shownCells(readDrawing(stem), book);
  const answers = options.map((option) => {
    const drawing = readDrawing(option);
    return cellOf(book.figuresOf(drawing), drawing.box);
  });
  const layers = layersOf([...cells, ...answers]);
  return answers.flatMap((_, at) => (layers.every((layer) => explains(layer, 8 + at)) ? [at] : []));
}

/** The eight cells: the fifth is in the middle of the drawing, the ninth is where its empty place is. */
function shownCells(drawing: Drawing, book: FormBook): Cell[] {
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
  return splitCells(figures, middles, across, down).slice(0, 8);
}

/** Whether rules explain one layer with one option as its ninth cell. */
function explains(layer: Layer, option: number): boolean {
  const sets = setsOf(layer);
  const asked = sets[option] as bigint;
  const shown = sets.slice(0, 8);
  if ([...constant(shown), ...distributionOfThree(shown), ...overlays(shown)].includes(asked)) return true;
  return (
    attributesOf(layer).every((attribute) =>
      expected(attribute).includes(attribute.values[option] as number),
    ) && isLaidOutByCount(layer, option)
  );
}

function expected({ values, ordered, circle, counted }: Attribute): number[] {
  const eight = values.slice(0, 8);
  return [
    ...constant(eight),
    ...distributionOfThree(eight),
    ...(ordered ? progression(eight, circle) : []),
    ...(counted ? arithmetic(eight) : []),
  ];
}

/** Whether cells with as many figures always have them at the same places. */
function isLaidOutByCount(layer: Layer, option: number): boolean {
  const cells = [...layer.slice(0, 8), layer[option] as Layer[number]];
  if (cells.every(({ length }) => length === 1)) return true;
  const layouts = namesOf(
    cells.map((figures) =>
      figures
        .map((figure) =>
          placeOf(figure)
            .map((value) => Math.round(value / 4))
            .join(','),
        )
        .sort()
        .join(' '),
    ),
  );
  return cells.every((one, first) =>
    cells.every((other, second) => one.length !== other.length || layouts[first] === layouts[second]),
  );
}
