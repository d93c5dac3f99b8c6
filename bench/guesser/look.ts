import { type Outline, type Primitive, readDrawing } from '#solver/svg.ts';
import { measuresOf, numeralMeasures, type Part, type Spot } from './measures.ts';

/** What one option shows, in two kinds of features that any drawing has. */
export interface Look {
  /** Things that are there or not, with how often: `circle`, `shade 2`, `circle, shade 2`, … */
  readonly tokens: ReadonlyMap<string, number>;
  /** Measures that every option of a set has: area, places, twist, the value of a numeral. */
  readonly measures: ReadonlyMap<string, number>;
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
