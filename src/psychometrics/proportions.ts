/** Two-sided 95 %. */
const z = 1.959963984540054;

export interface Proportion {
  readonly successes: number;
  readonly of: number;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % score interval of a proportion (Wilson 1927).
 *
 * @throws RangeError without a case, or with more successes than cases
 */
export function wilson({ successes, of }: Proportion): Interval {
  if (!(of > 0) || successes < 0 || successes > of)
    throw new RangeError(`${successes} of ${of} is no proportion.`);
  const value = successes / of;
  const scale = 1 + z ** 2 / of;
  const middle = (value + z ** 2 / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2));
  // At either end the interval ends there, beyond what rounding leaves of it.
  return {
    value,
    low: successes === 0 ? 0 : middle - half,
    high: successes === of ? 1 : middle + half,
  };
}

/** The 95 % interval of the difference of two independent proportions (Newcombe 1998, method 10). */
export function differenceOf(one: Proportion, other: Proportion): Interval {
  const [first, second] = [wilson(one), wilson(other)];
  const value = first.value - second.value;
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  };
}
