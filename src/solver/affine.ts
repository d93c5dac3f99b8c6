import { UnreadableDrawingError } from './errors.ts';

/** Horizontal (to the right), vertical (downwards). */
export type Point = readonly [number, number];

/** x' = a·x + c·y + e, y' = b·x + d·y + f, in SVG's order of the six. */
export type Affine = readonly [number, number, number, number, number, number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export const apply = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** How much longer lengths become, on average over directions. */
export const scaleOf = ([a, b, c, d]: Affine): number => Math.sqrt(Math.abs(a * d - b * c));

/** Whether circles stay circles. */
export const keepsCircles = ([a, b, c, d]: Affine): boolean =>
  Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) < 1e-6 && Math.abs(a * c + b * d) < 1e-6;

const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*/iy;

/** A number list as SVG writes it: `1 -2,3.5-4`. @throws UnreadableDrawingError on anything else */
export function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  const trimmed = text.trim();
  number.lastIndex = 0;
  while (number.lastIndex < trimmed.length) {
    const found = number.exec(trimmed);
    if (!found) throw new UnreadableDrawingError(`No list of numbers: ${text}`);
    numbers.push(Number(found[1]));
  }
  return numbers;
}

/** The map of a `transform` attribute. @throws UnreadableDrawingError on a function that is not of our subset */
export function affineOf(text: string): Affine {
  let whole = identity;
  const rest = text.replace(/([a-z]+)\(([^)]*)\)/gi, (_, name: string, list: string) => {
    whole = compose(whole, oneAffine(name, numbersOf(list)));
    return '';
  });
  if (rest.replace(/[\s,]/g, '') !== '') throw new UnreadableDrawingError(`No transform: ${text}`);
  return whole;
}

function oneAffine(name: string, list: readonly number[]): Affine {
  const [p = 0, q, r] = list;
  switch (`${name}/${list.length}`) {
    case 'translate/1':
    case 'translate/2':
      return [1, 0, 0, 1, p, q ?? 0];
    case 'scale/1':
    case 'scale/2':
      return [p, 0, 0, q ?? p, 0, 0];
    case 'rotate/1':
      return turn(p);
    case 'rotate/3':
      return compose(compose([1, 0, 0, 1, q ?? 0, r ?? 0], turn(p)), [1, 0, 0, 1, -(q ?? 0), -(r ?? 0)]);
    case 'matrix/6':
      return list as unknown as Affine;
    default:
      throw new UnreadableDrawingError(`Unknown transform: ${name} of ${list.length} numbers`);
  }
}

function turn(degrees: number): Affine {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}
