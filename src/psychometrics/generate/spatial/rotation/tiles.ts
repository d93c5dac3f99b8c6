import type { Random } from '../../../random.ts';
import type { Point, Tiles } from './figure.ts';

const cellCount = 6;
const variantCount = 3;
/** Longest side of the rectangle around a figure: longer ones read as a bar with bumps. */
const longestSide = 4;

const name = (cells: readonly Point[]): string => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells
    .map(([x, y]) => `${x - left},${y - top}`)
    .sort()
    .join(' ');
};

/** The eight images of a set of squares under quarter turns and mirroring. */
export function images(cells: readonly Point[]): string[] {
  const turns = (set: readonly Point[]): string[] => {
    const found: string[] = [];
    let at = set;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      found.push(name(at));
      at = at.map(([x, y]) => [-y, x]);
    }
    return found;
  };
  return [...turns(cells), ...turns(cells.map(([x, y]) => [-x, y]))];
}

function grow(random: Random): Point[] {
  const cells: Point[] = [[0, 0]];
  while (cells.length < cellCount) {
    const [x, y] = random.pick(cells);
    const [dx, dy] = random.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    if (!cells.some(([ox, oy]) => ox === x + dx && oy === y + dy)) cells.push([x + dx, y + dy]);
  }
  return cells;
}

const sideOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;

/**
 * Three figures of the same squares, another one filled in each. The squares have no symmetry at all, so that the three and
 * their mirror images are six figures of which no turn makes two alike.
 */
export function draftTiles(random: Random): readonly Tiles[] | undefined {
  const cells = grow(random);
  if (new Set(images(cells)).size < 8) return undefined;
  if (sideOf(cells.map(([x]) => x)) > longestSide || sideOf(cells.map(([, y]) => y)) > longestSide) {
    return undefined;
  }
  const places = random.shuffle(cells.map((_, at) => at)).slice(0, variantCount);
  return places.map((filled) => ({ shape: 'tiles', cells, filled }));
}
