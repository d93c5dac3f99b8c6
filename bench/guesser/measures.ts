/** Across and down. */
export type Spot = readonly [number, number];

/** One primitive, taken apart. */
export interface Part {
  readonly shape: string;
  readonly shade: string;
  readonly size: string;
  readonly place: string;
  readonly turn: string;
  readonly at: Spot;
  readonly area: number;
  readonly length: number;
  readonly points: readonly Spot[];
  readonly ink: number;
}

/**
 * Measures of the whole drawing. The last ones do not change as it is turned: the sums of powers of its points as complex
 * numbers, of which the twist changes sign in a mirror (Flusser 2000, rotation invariants of complex moments).
 */
export function measuresOf(parts: readonly Part[]): [string, number][] {
  const sum = (value: (part: Part) => number) => parts.reduce((total, part) => total + value(part), 0);
  const kinds = (name: 'shape' | 'shade' | 'place' | 'size' | 'turn') =>
    new Set(parts.map((part) => part[name])).size;
  const count = Math.max(1, parts.length);
  const spots = parts.flatMap(({ points, ink }) =>
    thinned(points).map(([x, y]) => ({
      x,
      y,
      weight: (1 + ink / 100) / Math.min(points.length, mostPoints),
    })),
  );
  const counted = new Map<string, number>();
  for (const { shape, shade } of parts) {
    counted.set(`number of ${shape}`, (counted.get(`number of ${shape}`) ?? 0) + 1);
    counted.set(`number with ${shade}`, (counted.get(`number with ${shade}`) ?? 0) + 1);
  }
  return [
    ...counted,
    ['parts', parts.length],
    ['corners', sum(({ points }) => points.length)],
    ['area', sum(({ area }) => area)],
    ['outline', sum(({ length }) => length)],
    ['ink', sum(({ ink }) => ink)],
    ['across', sum(({ at }) => at[0]) / count],
    ['down', sum(({ at }) => at[1]) / count],
    ['largest', Math.max(0, ...parts.map(({ area }) => area))],
    ['smallest', Math.min(1e4, ...parts.map(({ area }) => area))],
    ['kinds of shape', kinds('shape')],
    ['kinds of shade', kinds('shade')],
    ['kinds of place', kinds('place')],
    ['kinds of size', kinds('size')],
    ['kinds of turn', kinds('turn')],
    ...symmetries(spots),
    ...moments(spots),
  ];
}

/** As many points of a curve as tell its form; more cost time alone. */
const mostPoints = 12;

const thinned = (points: readonly Spot[]): readonly Spot[] =>
  points.length <= mostPoints
    ? points
    : Array.from(
        { length: mostPoints },
        (_, at) => points[Math.floor((at * points.length) / mostPoints)] as Spot,
      );

interface Weighted {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** How much of the drawing falls on itself in four mirrors and in half a turn, about the middle of the field. */
function symmetries(spots: readonly Weighted[]): [string, number][] {
  const step = 1.5;
  const key = (column: number, row: number, weight: number) =>
    (Math.round(weight * 50) * 1000 + column) * 1000 + row;
  const taken = new Set(
    spots.map(({ x, y, weight }) => key(Math.round(x / step), Math.round(y / step), weight)),
  );
  const isTaken = ([x, y]: Spot, weight: number) => {
    const [column, row] = [Math.round(x / step), Math.round(y / step)];
    for (let right = -1; right <= 1; right += 1) {
      for (let down = -1; down <= 1; down += 1) {
        if (taken.has(key(column + right, row + down, weight))) return true;
      }
    }
    return false;
  };
  const share = (map: (x: number, y: number) => Spot) =>
    spots.filter(({ x, y, weight }) => isTaken(map(x, y), weight)).length / Math.max(1, spots.length);
  return [
    ['mirrored across', share((x, y) => [100 - x, y])],
    ['mirrored down', share((x, y) => [x, 100 - y])],
    [
      'mirrored by a diagonal',
      Math.max(
        share((x, y) => [y, x]),
        share((x, y) => [100 - y, 100 - x]),
      ),
    ],
    ['half a turn', share((x, y) => [100 - x, 100 - y])],
    ['quarter of a turn', share((x, y) => [100 - y, x])],
  ];
}

function moments(spots: readonly Weighted[]): [string, number][] {
  const total = spots.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = (value: (spot: Weighted) => number) =>
    spots.reduce((sum, spot) => sum + value(spot) * spot.weight, 0) / total;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const moment = (turns: number, power: number): Spot => {
    const polar = (part: (angle: number) => number) =>
      mean(
        ({ x, y }) => (Math.hypot(x - x0, y - y0) / 30) ** power * part(turns * Math.atan2(y - y0, x - x0)),
      );
    return [polar(Math.cos), polar(Math.sin)];
  };
  const [single, double] = [moment(1, 3), moment(2, 2)];
  // conj(double) · single²: neither a shift nor a turn changes it.
  const squared: Spot = [single[0] ** 2 - single[1] ** 2, 2 * single[0] * single[1]];
  return [
    ['spread', mean(({ x, y }) => Math.hypot(x - x0, y - y0))],
    ['flex', double[0] * squared[0] + double[1] * squared[1]],
    ['twist', double[0] * squared[1] - double[1] * squared[0]],
    ['handedness', Math.sign(Math.round((double[0] * squared[1] - double[1] * squared[0]) * 1e4))],
    ['lopsidedness', Math.hypot(...single)],
    ['length to width', Math.hypot(...double)],
  ];
}

/** Measures of an option that is a numeral. */
export function numeralMeasures(numeral: string): [string, number][] {
  const digits = [...numeral].map(Number).filter((digit) => !Number.isNaN(digit));
  return [
    ['value', Number(numeral)],
    ['sum of digits', digits.reduce((sum, digit) => sum + digit, 0)],
    ['last digit', digits.at(-1) ?? 0],
    ['parity', Math.abs(Number(numeral)) % 2],
    ['distinct digits', new Set(digits).size],
  ];
}
