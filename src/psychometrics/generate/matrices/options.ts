import { InvalidInputError } from '../../errors.ts';

/** Six words over small alphabets: in which value of each part each option differs from the others. */
export interface Code {
  readonly words: readonly (readonly number[])[];
  /** How many symbols each part has. */
  readonly symbols: readonly number[];
}

/**
 * By how many parts the options differ in. In each code every symbol of a part stands equally often, so that no majority
 * tells anything: six values; three by two; the corners of a cube without two that lie opposite; all words of two ones
 * among four.
 */
const codes: readonly Code[] = [
  { symbols: [6], words: [[0], [1], [2], [3], [4], [5]] },
  {
    symbols: [3, 2],
    words: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ],
  },
  {
    symbols: [2, 2, 2],
    words: [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ],
  },
  {
    symbols: [2, 2, 2, 2],
    words: [
      [0, 0, 1, 1],
      [0, 1, 0, 1],
      [0, 1, 1, 0],
      [1, 0, 0, 1],
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ],
  },
];

/** @param parts 1 to 4 @throws InvalidInputError on any other number */
export function codeOf(parts: number): Code {
  const code = codes[parts - 1];
  if (!code) throw new InvalidInputError('Options differ in one to four attributes.');
  return code;
}
