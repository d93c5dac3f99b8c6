import type { Point } from './affine.ts';
import { correlates } from './analogy-change.ts';
import { featuresOf } from './analogy-features.ts';
import { type Cell, cellOf, emptyPlace, faint, placeOf, splitCells } from './cells.ts';
import { UnreadableDrawingError } from './errors.ts';
import { type Figure, FormBook } from './shape.ts';
import { type Drawing, readDrawing } from './svg.ts';

/**
 * Solves an analogy by its drawings alone: A:B = C:? (two columns, an empty place), a class (five figures and an empty
 * place), or odd one out (six figures, the options being maps of their places).
 *
 * @returns the places of all options that fit
 */
export function solveAnalogy(stem: string, options: readonly string[]): number[] {
  const book = new FormBook();
  const drawing = readDrawing(stem);
  const figures = book.figuresOf(drawing);
  const hole = emptyPlace(figures);
  const hairlines = rulings(figures);
  if (!hole && !hairlines) throw new UnreadableDrawingError('Neither an empty place nor fields.');
  const asked = options.map(readDrawing);
  if (hairlines) {
    const shown = splitCells(figures, fieldsOf(hairlines), hairlines.pitch, hairlines.pitch);
    if (!hole) {
      const odd = oddOnes(shown);
      return placesWhere(asked, (option) => odd.has(filledPlace(book.figuresOf(option))));
    }
    const belongs = membership(shown.slice(0, 5));
    return placesWhere(asked, (option) => belongs(cellOf(book.figuresOf(option), option.box)));
  }
  const [a, b, c] = splitCells(figures, corners(hole as Figure, drawing.box), 100, 100) as [Cell, Cell, Cell];
  const fits = correlates(a, b, c);
  return placesWhere(asked, (option) => fits(cellOf(book.figuresOf(option), option.box)));
}

const placesWhere = (options: readonly Drawing[], fits: (option: Drawing) => boolean): number[] =>
  options.flatMap((option, at) => (fits(option) ? [at] : []));

interface Rulings {
  readonly left: number;
  readonly middle: number;
  readonly pitch: number;
}

/** Two upright hairlines and a level one, which part six fields. */
function rulings(figures: readonly Figure[]): Rulings | undefined {
  const lines = figures.filter(({ closed, paint }) => !closed && paint.stroke < faint);
  const [left, right] = lines
    .filter(({ box }) => box[2] - box[0] < 0.1)
    .map(({ box }) => box[0])
    .sort((one, other) => one - other);
  const level = lines.find(({ box }) => box[3] - box[1] < 0.1);
  return left !== undefined && right !== undefined && level
    ? { left, middle: level.box[1], pitch: right - left }
    : undefined;
}

const fieldsOf = ({ left, middle, pitch }: Rulings): Point[] =>
  [0, 1, 2, 3, 4, 5].map((at) => [
    left + pitch * ((at % 3) - 0.5),
    middle + pitch * (Math.floor(at / 3) - 0.5),
  ]);

/** A above C on the left, B above the empty place, about the middle of the drawing. */
function corners(hole: Figure, [left, top, width, height]: Drawing['box']): Point[] {
  const [x, y] = placeOf(hole);
  const [otherX, otherY] = [2 * left + width - x, 2 * top + height - y];
  return [
    [otherX, otherY],
    [x, otherY],
    [otherX, y],
  ];
}

/** Which of six figures lack something that the other five share. */
function oddOnes(cells: readonly Cell[]): Set<number> {
  const rows = cells.map(featuresOf);
  const odd = new Set<number>();
  for (const name of Object.keys(rows[0] ?? {})) {
    const values = rows.map((row) => row[name]);
    const alone = values.flatMap((value, at) =>
      values.filter((other) => other === value).length === 1 ? [at] : [],
    );
    if (alone.length === 1 && new Set(values).size === 2) odd.add(alone[0] as number);
  }
  return odd;
}

/** Whether a figure has all that the shown ones have in common. */
function membership(cells: readonly Cell[]): (cell: Cell) => boolean {
  const [first = {}, ...rest] = cells.map(featuresOf);
  const shared = Object.entries(first).filter(([name, value]) => rest.every((row) => row[name] === value));
  return (cell) => {
    const features = featuresOf(cell);
    return shared.every(([name, value]) => features[name] === value);
  };
}

/** The field of a map that is filled, row by row, from 0; −1 where there is not just one. */
function filledPlace(figures: readonly Figure[]): number {
  const filled = figures.filter(({ paint }) => paint.fill > 0.9);
  const grid = figures.filter(({ paint }) => paint.fill === 0);
  const [field] = filled;
  if (!field || filled.length > 1 || grid.length === 0) return -1;
  const left = Math.min(...grid.map(({ box }) => box[0]));
  const top = Math.min(...grid.map(({ box }) => box[1]));
  const [x, y] = placeOf(field);
  const [width, height] = [field.box[2] - field.box[0], field.box[3] - field.box[1]];
  return Math.floor((x - left) / width) + 3 * Math.floor((y - top) / height);
}
