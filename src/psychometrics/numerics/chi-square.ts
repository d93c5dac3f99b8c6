import { InvalidInputError } from '../errors.ts';

/** Lanczos's approximation with g = 607/128 and 15 terms (Godfrey 2001); relative error of Γ below 1e-14. */
const lanczos = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  0.00003399464998481189, 0.00004652362892704858, -0.00009837447530487956, 0.0001580887032249125,
  -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639, 0.00008441822398385275,
  -0.000026190838401581408, 0.0000036899182659531625,
] as const;

/** Natural logarithm of the gamma function. @throws InvalidInputError if the value is not finite and above 0 */
export function logGamma(value: number): number {
  if (!(value > 0 && value < Infinity)) throw new InvalidInputError(`Γ is taken above 0, not of ${value}.`);
  let sum: number = lanczos[0];
  for (let term = 1; term < lanczos.length; term += 1) sum += (lanczos[term] as number) / (value - 1 + term);
  const base = value + 607 / 128 - 0.5;
  return (value - 0.5) * Math.log(base) - base + Math.log(Math.sqrt(2 * Math.PI) * sum);
}

/**
 * Regularised upper incomplete gamma function Q(shape, value): power series below shape + 1 (Abramowitz & Stegun 1964,
 * 6.5.29), Lentz's continued fraction above (6.5.31).
 *
 * @throws InvalidInputError if shape is not finite and above 0, or value is below 0 or not a number
 */
export function upperGammaShare(shape: number, value: number): number {
  if (!(value >= 0))
    throw new InvalidInputError(`An incomplete gamma function starts at 0, not at ${value}.`);
  const logOfShape = logGamma(shape);
  if (value === 0) return 1;
  if (value === Infinity) return 0;
  const front = Math.exp(shape * Math.log(value) - value - logOfShape);
  if (value < shape + 1) return 1 - front * lowerSeries(shape, value);
  return Math.min(1, front * upperFraction(shape, value));
}

function lowerSeries(shape: number, value: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let at = shape + 1; term > sum * 1e-17; at += 1) {
    term *= value / at;
    sum += term;
  }
  return sum;
}

function upperFraction(shape: number, value: number): number {
  let under = value + 1 - shape;
  let c = Infinity;
  let d = 1 / under;
  let fraction = d;
  for (let term = 1; term < 100_000; term += 1) {
    const over = term * (shape - term);
    under += 2;
    d = 1 / (over * d + under);
    c = under + over / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return fraction;
}

/**
 * Upper tail of the chi-square distribution: the probability of a value above `value`.
 *
 * @throws InvalidInputError if value is below 0 or not a number, or degrees is not finite and above 0
 */
export function chiSquareTail(value: number, degrees: number): number {
  return upperGammaShare(degrees / 2, value / 2);
}
