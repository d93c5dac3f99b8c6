import { InvalidInputError } from '../errors.ts';

const rootOfTwoPi = 2.5066282746310002;

/** Numerator and denominator of a rational function, lowest power first. */
interface Rational {
  readonly over: readonly number[];
  readonly under: readonly number[];
}

const ratio = ({ over, under }: Rational, at: number) => polynomial(over, at) / polynomial(under, at);

function polynomial(coefficients: readonly number[], at: number): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power -= 1)
    sum = sum * at + (coefficients[power] as number);
  return sum;
}

/** Cody (1969), the three ranges of |z|: up to 0.67448975, up to √32, above. */
const middle: Rational = {
  over: [18154.98125334356, 1067.689485460371, 161.02823106855587, 2.2352520354606837, 0.06568233791820745],
  under: [45507.78933502673, 10260.932208618979, 976.0985517377767, 47.20258190468824, 1],
};
const shoulder: Rational = {
  over: [
    9842.714838383978, 11602.65143764735, 6848.190450536283, 2494.5375852903726, 597.2702763948002,
    93.50665613217785, 8.883149794388375, 0.39894151208813466, 1.0765576773720192e-8,
  ],
  under: [
    19685.429676859992, 38912.00328609327, 34900.95272114598, 18615.571640885097, 6485.558298266761,
    1519.3775994075547, 235.387901782625, 22.266688044328117, 1,
  ],
};
const far: Rational = {
  over: [
    0.000029112874951168793, 0.0014216191932278936, 0.022235277870649807, 0.12740116116024736,
    0.215898534057957, 0.02307344176494017,
  ],
  under: [
    0.00007297515550839662, 0.0037823963320275824, 0.06598813786892856, 0.4682382124808651, 1.284260096144911,
    1,
  ],
};

/** Standard normal density at z. @throws InvalidInputError if z is not a number */
export function normalDensity(z: number): number {
  requireNumber(z);
  return Math.exp((-z * z) / 2) / rootOfTwoPi;
}

/**
 * Standard normal distribution function: the share of the population at or below z. Rational Chebyshev approximations
 * of Cody (1969, Mathematics of Computation 23, 631–637); relative error below 1e-14 in the lower tail down to
 * z = −37.5, where the result leaves the range of normal doubles.
 *
 * @throws InvalidInputError if z is not a number; ±Infinity is one
 */
export function normalDistribution(z: number): number {
  requireNumber(z);
  const size = Math.abs(z);
  if (size <= 0.67448975) return 0.5 + z * ratio(middle, z * z);
  const tail = upperTail(size);
  return z > 0 ? 1 - tail : tail;
}

function upperTail(z: number): number {
  if (z > 38.5) return 0;
  // exp(−z²/2) from a coarse part that squares exactly, and the rest.
  const coarse = Math.trunc(z * 16) / 16;
  const bell = Math.exp((-coarse * coarse) / 2) * Math.exp((-(z - coarse) * (z + coarse)) / 2);
  if (z <= Math.sqrt(32)) return bell * ratio(shoulder, z);
  const inverse = 1 / (z * z);
  return (bell * (1 / rootOfTwoPi - inverse * ratio(far, inverse))) / z;
}

/** Wichura (1988), algorithm AS 241, PPND16: the middle, the tail, and the far tail. */
const quantileMiddle: Rational = {
  over: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
    67265.7709270087, 33430.57558358813, 2509.0809287301227,
  ],
  under: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
};
const quantileTail: Rational = {
  over: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  under: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
};
const quantileFar: Rational = {
  over: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 0.000027115555687434876, 2.0103343992922881e-7,
  ],
  under: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
    0.000018463183175100548, 1.421511758316446e-7, 2.0442631033899397e-15,
  ],
};

/**
 * Standard normal quantile: the z with the given share at or below it (Wichura 1988, Applied Statistics 37, 477–484,
 * AS 241 PPND16, relative error about 1e-16; a further Newton step would only add the rounding of the distribution
 * function).
 *
 * @param share between 0 and 1, both excluded: the quantiles of 0 and 1 are not finite
 * @throws InvalidInputError if the share is not inside (0, 1)
 */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1)) throw new InvalidInputError(`A share lies inside (0, 1), not ${share}.`);
  const fromMiddle = share - 0.5;
  if (Math.abs(fromMiddle) <= 0.425)
    return fromMiddle * ratio(quantileMiddle, 0.180625 - fromMiddle * fromMiddle);
  const depth = Math.sqrt(-Math.log(fromMiddle < 0 ? share : 1 - share));
  const size = depth <= 5 ? ratio(quantileTail, depth - 1.6) : ratio(quantileFar, depth - 5);
  return fromMiddle < 0 ? -size : size;
}

function requireNumber(value: number): void {
  if (Number.isNaN(value)) throw new InvalidInputError('A normal deviate is a number.');
}
