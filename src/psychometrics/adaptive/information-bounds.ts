import { type ItemParameters, informationAt, peakOf } from '../irt/three-parameter.ts';

/**
 * For every cell of an equal division of a range of abilities, the items in falling order of the most information that
 * they have anywhere in the cell. Whoever looks for the most informative item at an ability goes along its cell's order
 * and may stop as soon as the bound is below the best found: the search is exact, and mostly ends after a few items.
 */
export interface InformationBounds {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
  /** Cells × items: items, the one with the highest bound first. */
  readonly order: Uint32Array;
  /** Cells × items: the bounds in that order. */
  readonly bounds: Float64Array;
}

/** A twentieth of a standard deviation of ability wide on [−6, 6]. */
const cells = 240;

/** A bound is computed as the information itself is: rounding may put it this share below. */
const rounding = 1 + 1e-12;

/** The bounds of items that are valid (`requireItem`), on abilities from `low` to `high`. */
export function informationBoundsOf(
  items: readonly ItemParameters[],
  low: number,
  high: number,
): InformationBounds {
  const order = new Uint32Array(cells * items.length);
  const bounds = new Float64Array(cells * items.length);
  const peaks = items.map(peakOf);
  const most = new Float64Array(items.length);
  const edge = (cell: number) => low + ((high - low) * cell) / cells;
  for (let cell = 0; cell < cells; cell += 1) {
    items.forEach(({ a, b, c }, item) => {
      // Information falls to both sides of its peak: within a cell it is highest where the cell is nearest to that.
      const nearest = Math.min(edge(cell + 1), Math.max(edge(cell), peaks[item] as number));
      most[item] = informationAt(a, b, c, nearest) * rounding;
    });
    const own = order.subarray(cell * items.length, (cell + 1) * items.length);
    own.forEach((_, item) => {
      own[item] = item;
    });
    own.sort((one, other) => (most[other] as number) - (most[one] as number));
    own.forEach((item, at) => {
      bounds[cell * items.length + at] = most[item] as number;
    });
  }
  return { low, high, cells, order, bounds };
}

/** The cell of an ability; undefined outside the range. */
export function cellOf({ low, high }: InformationBounds, ability: number): number | undefined {
  if (!(ability >= low && ability <= high)) return undefined;
  return Math.min(cells - 1, Math.floor(((ability - low) / (high - low)) * cells));
}
