import { type Cell, placeOf } from './cells.ts';
import type { Figure } from './shape.ts';

/** What plays one part in every cell, cell by cell; a cell may have none of it. */
export type Layer = readonly (readonly Figure[])[];

/** How far the middle of a figure may lie from the middle of its field and still be the main thing in it. */
const middle = 8;

const likeness = ({ form, size, paint }: Figure): string =>
  `${form}/${size.toFixed(0)}/${paint.fill.toFixed(2)}/${paint.width.toFixed(1)}`;

/** Parts of one cell: its lines, its figures in the middle from the largest to the smallest, and those around. */
function partsOf(cell: Cell): Map<string, Figure[]> {
  const parts = new Map<string, Figure[]>();
  const add = (part: string, figure: Figure) => {
    const there = parts.get(part);
    if (there) there.push(figure);
    else parts.set(part, [figure]);
  };
  const isCentral = (figure: Figure) => Math.hypot(...placeOf(figure)) < middle;
  const closed = cell.filter((figure) => figure.closed);
  const central = closed.filter(isCentral).sort((one, other) => other.size - one.size);
  for (const figure of cell) if (!figure.closed) add('lines', figure);
  central.forEach((figure, depth) => {
    add(`middle ${depth}`, figure);
  });
  const around = new Map<string, Figure[]>();
  for (const figure of closed.filter((one) => !isCentral(one))) {
    around.set(likeness(figure), [...(around.get(likeness(figure)) ?? []), figure]);
  }
  [...around.values()]
    .sort((one, other) => (other[0] as Figure).size - (one[0] as Figure).size)
    .forEach((figures, rank) => {
      parts.set(`around ${rank}`, figures);
    });
  return parts;
}

/** Sorts what stands in the cells of one item into layers, the same for all cells. */
export function layersOf(cells: readonly Cell[]): Layer[] {
  const parted = cells.map(partsOf);
  const names = [...new Set(parted.flatMap((parts) => [...parts.keys()]))];
  // One figure stands in the middle, several of the same stand around it: where no cell has both, they are one layer.
  const merged =
    names.includes('middle 0') && parted.every((parts) => parts.has('middle 0') !== parts.has('around 0'));
  return names
    .filter((name) => !(merged && name === 'around 0'))
    .map((name) =>
      parted.map(
        (parts) =>
          parts.get(name) ?? (merged && name === 'middle 0' ? parts.get('around 0') : undefined) ?? [],
      ),
    );
}
