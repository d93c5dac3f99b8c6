import { type Cell, placeOf } from './cells.ts';
import type { Figure } from './shape.ts';

/** What can be said of one figure, as numbers or names by which figures may agree. */
export type Features = Readonly<Record<string, number | string>>;

const isDot = ({ form, size, paint }: Figure): boolean => form === 'circle' && size < 6 && paint.fill > 0.9;

/** Eighths of a turn, clockwise from the top. */
const eighthOf = (x: number, y: number): number =>
  Math.round(((Math.atan2(x, -y) / (2 * Math.PI)) * 8 + 8) % 8) % 8;

/** Reads hands in a frame, two polygons side by side, or dots in a polygon. */
export function featuresOf(cell: Cell): Features {
  const dots = cell.filter(isDot);
  const strokes = cell.filter(({ closed }) => !closed);
  const closed = cell
    .filter((figure) => figure.closed && !isDot(figure))
    .sort((one, other) => other.size - one.size);
  const [large, small] = closed;
  if (!large) return { nothing: 0 };
  if (strokes.length === 2) return handsOf(large, strokes);
  if (small) return pairOf(large, small);
  const tilt = Math.round(large.angle);
  return {
    sides: large.corners,
    dots: dots.length,
    tint: large.paint.fill,
    tilt: `${large.form} ${tilt}`,
    more: dots.length - large.corners,
  };
}

function handsOf(frame: Figure, strokes: readonly Figure[]): Features {
  const [long, short] = [...strokes].sort((one, other) => other.size - one.size) as [Figure, Figure];
  const [from, to] = [long, short].map((hand) => eighthOf(...placeOf(hand))) as [number, number];
  const angle = ((to - from + 11) % 8) - 3;
  return {
    frame: frame.form,
    long: from,
    short: to,
    angle,
    opening: Math.abs(angle),
    side: Math.sign(angle),
  };
}

function pairOf(large: Figure, small: Figure): Features {
  const [black, white] = large.paint.fill > small.paint.fill ? [large, small] : [small, large];
  const [x, y] = placeOf(large);
  return {
    large: large.corners,
    small: small.corners,
    black: black.corners,
    white: white.corners,
    corner: `${Math.sign(Math.round(x))} ${Math.sign(Math.round(y))}`,
    largerIsBlack: Number(black === large),
    sidesMoreOfBlack: black.corners - white.corners,
    sidesMoreOfLarge: large.corners - small.corners,
  };
}
