import { likeness } from './encode.ts';
import type { Look } from './look.ts';

/** A way of guessing that needs no training: a score of each option within its set; the highest is chosen. */
export type Guesser = (looks: readonly Look[]) => number[];

const nearness = (looks: readonly Look[]): number[] =>
  looks.map((one, at) =>
    looks.reduce((sum, other, there) => sum + (there === at ? 0 : likeness(one, other)), 0),
  );

/** Each measure in units of its spread within the set, about its mean. */
function standardized(looks: readonly Look[]): number[][] {
  const names = [...new Set(looks.flatMap(({ measures }) => [...measures.keys()]))];
  const columns = names.map((name) => {
    const values = looks.map(({ measures }) => measures.get(name) ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return values.map((value) => (spread < 1e-9 ? 0 : (value - mean) / spread));
  });
  return looks.map((_, at) => columns.map((column) => column[at] ?? 0));
}

const fromCentroid = (looks: readonly Look[]): number[] =>
  standardized(looks).map((row) => Math.hypot(...row));

/** Each feature of an option earns as many votes as options have it. */
function majority(looks: readonly Look[]): number[] {
  const votes = new Map<string, number>();
  for (const { tokens } of looks) {
    for (const token of tokens.keys()) votes.set(token, (votes.get(token) ?? 0) + 1);
  }
  return looks.map(({ tokens }) =>
    [...tokens.keys()].reduce((sum, token) => sum + (votes.get(token) ?? 0), 0),
  );
}

const negative =
  (guesser: Guesser): Guesser =>
  (looks) =>
    guesser(looks).map((score) => -score);

export const untrained: Readonly<Record<string, Guesser>> = {
  'majority vote': majority,
  'minority vote': negative(majority),
  'most like the others': nearness,
  'least like the others': negative(nearness),
  'nearest to the centroid': negative(fromCentroid),
  'farthest from the centroid': fromCentroid,
};

/** The expected share of right guesses: where scores tie, one of the tied is drawn. */
export function credit(scores: readonly number[], key: number): number {
  const top = Math.max(...scores) - 1e-9;
  const tied = scores.filter((score) => score >= top).length;
  return (scores[key] ?? 0) >= top ? 1 / tied : 0;
}
