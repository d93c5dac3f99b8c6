import { InvalidInputError } from '../errors.ts';
import type { Observation } from './observation.ts';

/** Persons who answered alike. */
export const persons = (count: number, focal: boolean, correct: boolean, matching: number): Observation[] =>
  Array.from({ length: count }, () => ({ focal, correct, matching }));

/** Score, right and wrong answers of 460 persons of the reference group, then of 340 of the focal group. */
const reference = [
  [1, 12, 35],
  [2, 10, 34],
  [3, 21, 32],
  [4, 28, 28],
  [5, 32, 18],
  [6, 25, 10],
  [7, 50, 13],
  [8, 44, 8],
  [9, 57, 3],
] as const;
const focal = [
  [0, 1, 32],
  [1, 1, 34],
  [2, 3, 34],
  [3, 8, 32],
  [4, 12, 22],
  [5, 24, 13],
  [6, 29, 10],
  [7, 37, 6],
  [8, 38, 4],
] as const;
export const sample = [reference, focal].flatMap((group, at) =>
  group.flatMap(([matching, right, wrong]) => [
    ...persons(right, at === 1, true, matching),
    ...persons(wrong, at === 1, false, matching),
  ]),
);

/** The groups change places. */
export const swapped = (given: readonly Observation[]) => given.map((one) => ({ ...one, focal: !one.focal }));

/** What a function gives, or undefined where it refuses by the named error; any other error fails the test. */
export function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
}
