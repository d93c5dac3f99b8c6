import type { Emblem } from '#contract/blocks.ts';

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

/** Arches of a sign. */
const arches = 6;

/** A score as a share: a half in the middle of its scale, and never quite 0 or 1, so that two scores never meet. */
const shareOf = (score: number, { mean, deviation }: Scale): number =>
  1 / (1 + Math.exp((-1.2 * (score - mean)) / deviation));

/** The shares read off between each other, as a closed round that is walked in six steps from a start. */
function around(shares: readonly number[], start: number): number[] {
  return Array.from({ length: arches }, (_, at) => {
    const place = ((at + start) * shares.length) / arches;
    const before = Math.floor(place) % shares.length;
    const weight = place - Math.floor(place);
    const [one, other] = [shares[before], shares[(before + 1) % shares.length]] as [number, number];
    return Math.round(10_000 * ((1 - weight) * one + weight * other)) / 10_000;
  });
}

/** The sign of a result: the same for the same scores, and another one for others. */
export function signOf(
  scores: readonly { readonly value: number }[],
  scale: Scale,
): NonNullable<Emblem['sign']> {
  const shares = scores.map(({ value }) => shareOf(value, scale));
  return { heights: around(shares, 0), hues: around(shares, 0.5) };
}
