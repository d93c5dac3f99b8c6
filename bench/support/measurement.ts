/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What was promised, in words, e.g. `at least 0.7`. */
  target?: string;
  pass?: boolean;
}
