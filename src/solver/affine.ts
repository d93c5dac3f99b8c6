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
export const numbersOf = (text: string): number[] => plainNumbersOf(text) ?? anyNumbersOf(text);

function anyNumbersOf(text: string): number[] {
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

/** A whole number of so few digits, over such a power of ten, is the nearest double to what is written (Clinger, 1990). */
const mostDigits = 15;
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, digits) => 10 ** digits);

const [space, comma, minus, point, zero, nine] = [...' ,-.09'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Numbers as our drawings write them, which are some thousands to a form, sign by sign; undefined where there is more to them. */
function plainNumbersOf(text: string): number[] | undefined {
  const numbers: number[] = [];
  let at = 0;
  while (at < text.length) {
    let sign = text.charCodeAt(at);
    if (sign === space || sign === comma) {
      at += 1;
      continue;
    }
    const isNegative = sign === minus;
    if (isNegative) sign = text.charCodeAt(++at);
    let whole = 0;
    let digits = 0;
    let decimals = 0;
    let hasPoint = false;
    while ((sign >= zero && sign <= nine) || (sign === point && !hasPoint)) {
      if (sign === point) hasPoint = true;
      else {
        whole = 10 * whole + sign - zero;
        digits += 1;
        if (hasPoint) decimals += 1;
      }
      sign = text.charCodeAt(++at);
    }
    const isAtEnd = at >= text.length || sign === space || sign === comma || sign === minus || sign === point;
    if (digits === 0 || digits > mostDigits || !isAtEnd) return undefined;
    const value = whole / (powersOfTen[decimals] as number);
    numbers.push(isNegative ? -value : value);
  }
  return numbers.length > 0 ? numbers : undefined;
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
