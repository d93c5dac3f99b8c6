/** One item as a guesser meets it: the drawings of its options, and nothing of the question. */
export interface Sample {
  /** Which place of the blueprint it was made for: position in a form is known to who sits it. */
  readonly kind: string;
  readonly options: readonly string[];
  readonly key: number;
}

/** Right guesses of some, and what may be said of the true rate. */
export interface Rate {
  readonly right: number;
  readonly of: number;
  readonly share: number;
  /** 95 % interval of Wilson (1927). */
  readonly low: number;
  readonly high: number;
}

const quantile = 1.959963984540054;

/** @throws RangeError where nothing was guessed */
export function rateOf(right: number, of: number): Rate {
  if (of < 1) throw new RangeError('A rate needs at least one guess.');
  const share = right / of;
  const square = quantile ** 2;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half =
    (quantile * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2))) / (1 + square / of);
  return { right, of, share, low: middle - half, high: middle + half };
}
