/** A page as it was laid out: the size of its letters as a share of the text's, and how much of its room it takes. */
export interface Tried {
  readonly size: number;
  readonly fill: number;
}

/** What a page tells of itself (`template/fill.typ`); which one it is of those that are fitted, where it is. */
export interface Sheet extends Tried {
  readonly id: string;
  readonly fitted: { readonly page: number; readonly largest: number } | null;
}

/** The size of each fitted page by its number; the usual one where nothing stands. */
export type Sizes = Readonly<Record<number, number>>;

/** The power of its letters by which a page usually grows: they grow in both directions, drawings do not. */
const usualPower = 1.5;
const smallest = 0.72;

/** Each size that is tried costs a layout, so that nearly full is full enough, and so is the best of some. */
const fullEnough = 0.86;
const aimed = 0.95;
const mostTries = 5;

/** How far down from a size at which a page holds too much: how much too much, nobody is told. */
const stepDown = 0.92;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Sizes are told apart in these steps. */
const step = 0.001;
const inSteps = (size: number): number => Math.floor(size * 1000 + 1e-6) / 1000;

/** The power by which this very page grows, by two sizes that fit. */
function powerOf(fitting: readonly Tried[]): number {
  const [one, other] = fitting.slice(-2);
  if (!one || !other || Math.abs(one.size - other.size) < 0.01) return usualPower;
  return clamp(Math.log(other.fill / one.fill) / Math.log(other.size / one.size), 0.6, 2.2);
}

/**
 * The size to try next for a page that shall be full, in letters as large as fit.
 *
 * @param tried so far, at least one; above 1 is full, whatever by
 * @returns undefined where the last one stays
 */
export function nextSize(tried: readonly Tried[], largest: number): number | undefined {
  const last = tried.at(-1);
  if (!last) throw new RangeError('No size was tried.');
  const fitting = tried.filter(({ fill }) => fill <= 1).sort((one, other) => one.size - other.size);
  const best = fitting.at(-1);
  if (!best) return last.size > smallest ? Math.max(smallest, inSteps(last.size * stepDown)) : undefined;
  const tooLarge = Math.min(...tried.filter(({ fill }) => fill > 1).map(({ size }) => size));
  const isDone = best.fill >= fullEnough || best.size === largest || tried.length >= mostTries;
  if (isDone) return best.size === last.size ? undefined : best.size;
  const grown = Math.min(largest, best.size * (aimed / best.fill) ** (1 / powerOf(fitting)));
  return inSteps(grown < tooLarge - step ? grown : (best.size + tooLarge) / 2);
}

/**
 * Lays a document out, and again with other sizes, until each of its fitted pages is full. A page that has its size stays as
 * it is laid out already.
 *
 * @throws RangeError where a page holds more than fits in the smallest letters
 */
export function layFitted<Laid>(
  lay: (sizes: Sizes) => { readonly laid: Laid; readonly sheets: readonly Sheet[] },
): Laid {
  const tried = new Map<number, Tried[]>();
  let sizes: Sizes = {};
  for (;;) {
    const { laid, sheets } = lay(sizes);
    const others: Record<number, number> = {};
    for (const { id, fill, fitted, ...sheet } of sheets) {
      if (!fitted) continue;
      const { page, largest } = fitted;
      const size = sizes[page] ?? sheet.size;
      const before = tried.get(page) ?? [];
      if (before.at(-1)?.size === size) continue;
      const all = [...before, { size, fill }];
      tried.set(page, all);
      const next = nextSize(all, largest);
      if (next !== undefined) others[page] = next;
      else if (fill > 1) throw new RangeError(`The page ${id} holds more than fits.`);
    }
    if (Object.keys(others).length === 0) return laid;
    sizes = { ...sizes, ...others };
  }
}
