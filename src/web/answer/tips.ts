export type Tip = 'tip50' | 'tip75' | 'tip90';

/** At which share of the way each is said: good work, almost done, about to finish (specification, section 2). */
const shares: readonly (readonly [Tip, share: number])[] = [
  ['tip50', 0.5],
  ['tip75', 0.75],
  ['tip90', 0.9],
];

/** The encouragement due when going on from one question to the next, each once. `place` is the question just left, from 1. */
export function tipAfter(place: number, count: number): Tip | undefined {
  return shares.find(([, share]) => place === Math.ceil(count * share))?.[0];
}
