import { type Cell, isCentral } from './cells.ts';
import type { Figure } from './shape.ts';

/** What plays one part in every cell, cell by cell; a cell may have none of it. */
export type Layer = readonly (readonly Figure[])[];

/** Figures of one cell that are alike but for their places, the largest first. */
function kindsOf(figures: readonly Figure[]): Figure[][] {
  const kinds = new Map<string, Figure[]>();
  for (const figure of figures) {
    const { form, size, paint } = figure;
    const key = `${form}/${size.toFixed(0)}/${paint.fill.toFixed(2)}/${paint.width.toFixed(1)}`;
    kinds.set(key, [...(kinds.get(key) ?? []), figure]);
  }
  return [...kinds.values()].sort((one, other) => {
    const [first, second] = [one[0] as Figure, other[0] as Figure];
    return Math.abs(first.size - second.size) > 0.5
      ? second.size - first.size
      : first.form.localeCompare(second.form);
  });
}

/** How many cells of a matrix are shown; the options stand behind them. */
export const shownCells = 8;

/** Sorts what stands in the cells and the options of one item into layers, the same for all. */
export function layersOf(cells: readonly Cell[]): Layer[] {
  const lines = cells.map((cell) => cell.filter(({ closed }) => !closed));
  const closed = cells.map((cell) => cell.filter((figure) => figure.closed));
  return [...(lines.some(({ length }) => length > 0) ? [lines] : []), ...closedLayers(closed)];
}

/** By size, where every cell has as many kinds of figures; otherwise by whether they stand in the middle. */
function closedLayers(cells: readonly Cell[]): Layer[] {
  const kinds = cells.map(kindsOf);
  if (kinds.slice(0, shownCells).every(({ length }) => length === kinds[0]?.length)) {
    return byRank(kinds);
  }
  const central = cells.map((cell) => kindsOf(cell.filter(isCentral)));
  const around = cells.map((cell) => cell.filter((figure) => !isCentral(figure)));
  return [...byRank(central), ...(around.some(({ length }) => length > 0) ? [around] : [])];
}

const byRank = (kinds: readonly (readonly Figure[][])[]): Layer[] =>
  Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, rank) =>
    kinds.map((cell) => cell[rank] ?? []),
  );
