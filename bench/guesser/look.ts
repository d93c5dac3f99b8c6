import { type Outline, type Primitive, readDrawing } from '#solver/svg.ts';

/** What one option shows, in two kinds of features that any drawing has. */
export interface Look {
  /** Things that are there or not, with how often: `circle`, `shade 2`, `circle, shade 2`, … */
  readonly tokens: ReadonlyMap<string, number>;
  /** Measures that every option of a set has: area, places, twist, the value of a numeral. */
  readonly measures: ReadonlyMap<string, number>;
}

type Spot = readonly [number, number];

/** One primitive, taken apart. */
interface Part {
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

/** Looks at one option. @throws UnreadableDrawingError */
export function look(svg: string): Look {
  const { primitives } = readDrawing(svg);
  const parts = primitives.map(partOf);
  const numerals = primitives.flatMap((primitive) => (primitive.kind === 'text' ? [primitive.text] : []));
  return {
    tokens: tokensOf(parts, numerals),
    measures: new Map([...measuresOf(parts), ...numerals.flatMap(numeralMeasures)]),
  };
}

const bucket = (value: number, width: number): number => Math.round(value / width);

function partOf(primitive: Primitive): Part {
  const points = pointsOf(primitive);
  const at = meanOf(points);
  const area = primitive.kind === 'circle' ? Math.PI * primitive.radius ** 2 : Math.abs(signedArea(points));
  const length = points.reduce((sum, point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
  const farthest = points.reduce((best, point) =>
    Math.hypot(point[0] - at[0], point[1] - at[1]) > Math.hypot(best[0] - at[0], best[1] - at[1]) + 0.1
      ? point
      : best,
  );
  const { fill, stroke, width } = primitive.paint;
  return {
    shape: shapeOf(primitive),
    shade: `fill ${fill} stroke ${stroke} of ${bucket(width, 0.5)}${primitive.paint.dash.length > 0 ? ' dashed' : ''}`,
    size: `size ${bucket(Math.log2(1 + length), 0.35)}`,
    place: `at ${bucket(at[0], 8)} ${bucket(at[1], 8)}`,
    turn: `turned ${bucket((Math.atan2(farthest[1] - at[1], farthest[0] - at[0]) * 180) / Math.PI, 15)}`,
    at,
    area,
    length,
    points,
    ink: area * fill + length * width * stroke * 0.5,
  };
}

function shapeOf(primitive: Primitive): string {
  if (primitive.kind !== 'outline') return primitive.kind;
  const corners = primitive.curved ? 'curve' : `${cornersOf(primitive)} corners`;
  return `${corners}${primitive.closed ? '' : ' open'}`;
}

function cornersOf({ points }: Outline): number {
  const [first, last] = [points[0], points.at(-1)];
  const twice = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.05;
  return twice ? points.length - 1 : points.length;
}

function pointsOf(primitive: Primitive): readonly Spot[] {
  if (primitive.kind === 'outline') return primitive.points;
  return [primitive.kind === 'circle' ? primitive.centre : primitive.at];
}

function meanOf(points: readonly Spot[]): Spot {
  const sum = points.reduce<Spot>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function signedArea(points: readonly Spot[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function tokensOf(parts: readonly Part[], numerals: readonly string[]): Map<string, number> {
  const tokens = new Map<string, number>();
  const add = (token: string) => tokens.set(token, (tokens.get(token) ?? 0) + 1);
  for (const { shape, shade, size, place, turn } of parts) {
    for (const token of [
      shape,
      shade,
      place,
      `${shape}, ${shade}`,
      `${shape}, ${size}`,
      `${shape}, ${place}`,
      `${shape}, ${turn}`,
      `${shade}, ${place}`,
      `${shape}, ${shade}, ${place}`,
    ]) {
      add(token);
    }
  }
  const whole = (name: string, values: readonly string[]) => add(`${name}: ${[...values].sort().join('; ')}`);
  whole(
    'shapes',
    parts.map(({ shape }) => shape),
  );
  whole(
    'shades',
    parts.map(({ shade }) => shade),
  );
  // Of many parts hardly two drawings have the same places.
  if (parts.length <= 4) {
    whole(
      'places',
      parts.map(({ place }) => place),
    );
  }
  for (const numeral of numerals) {
    [...numeral].forEach((digit, at) => {
      add(`digit ${digit}`);
      add(`digit ${digit} at ${numeral.length - at}`);
    });
    add(`${numeral.length} digits`);
    for (const by of [2, 3, 4, 5, 7, 9, 10]) add(`${((Number(numeral) % by) + by) % by} modulo ${by}`);
  }
  return tokens;
}

/**
 * Measures of the whole drawing. The last ones do not change as it is turned: the sums of powers of its points as complex
 * numbers, of which the twist changes sign in a mirror (Flusser 2000, rotation invariants of complex moments).
 */
function measuresOf(parts: readonly Part[]): [string, number][] {
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

function numeralMeasures(numeral: string): [string, number][] {
  const digits = [...numeral].map(Number).filter((digit) => !Number.isNaN(digit));
  return [
    ['value', Number(numeral)],
    ['sum of digits', digits.reduce((sum, digit) => sum + digit, 0)],
    ['last digit', digits.at(-1) ?? 0],
    ['parity', Math.abs(Number(numeral)) % 2],
    ['distinct digits', new Set(digits).size],
  ];
}
