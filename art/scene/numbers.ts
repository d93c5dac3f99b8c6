/** A place in the frame, in its units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same row for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** From `start` at 0 to `end` at 1, and on beyond. */
export const between = (start: number, end: number, share: number): number => start + (end - start) * share;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Slow at both ends: the smoothstep of 0 to 1. */
export const eased = (share: number): number => share * share * (3 - 2 * share);

/** To a tenth of a unit, which is finer than a pixel, and never a negative zero. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The shares 0 … 1 of `count` steps, both ends included. */
export const shares = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => index / count);

/** Each thing with the one after it. */
export const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.slice(1).map((next, index) => [list[index] as T, next]);
