import type { Random } from '#psychometrics/random.ts';
import type { NumericalWords } from './words/index.ts';

/** The mistakes that lead to wrong options, each with a sentence of its own. */
export type Mistake = keyof NumericalWords['mistake'];

/** A wrong number, and the mistake by which one comes to it. */
export type Wrong = readonly [value: number, mistake: Mistake];

/** Rows of numbers under one or two headings. */
export interface Grid {
  readonly columns: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** A question in numbers: what it is made of, and what it comes to. */
export interface Draft {
  /** The numbers that its sentences name. */
  readonly values: Readonly<Record<string, number>>;
  readonly grid?: Grid;
  /** The row that is asked for; its name stands in the sentences. */
  readonly row?: number;
  readonly answer: number;
  readonly wrong: readonly Wrong[];
  /** Puts a number into the question and says whether it solves it: the proof, which does not repeat the calculation. */
  readonly solves: (value: number) => boolean;
}

export interface Template {
  readonly name: keyof NumericalWords['ask'];
  readonly difficulty: number;
  readonly unit: keyof NumericalWords['unit'] | 'row';
  /** Undefined where the drawn numbers make no question. */
  draft(random: Random): Draft | undefined;
}

/** A whole number from one to another, in steps. */
export const drawn = (random: Random, from: number, to: number, step = 1): number =>
  from + step * random.below(Math.floor((to - from) / step) + 1);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
