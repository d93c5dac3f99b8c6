import type { Finding } from '../kit/next.ts';
import type found from './found.json';
import type { EqResult } from './result.ts';

/** Two thirds of the twelve situations. */
const manySituations = 8;

/** Of a result what is free: that branches differ by more than chance, and in how many situations the strongest answer was chosen. */
export function foundIn({ shape, strongestAnswers: count }: EqResult): Finding<keyof typeof found>[] {
  const isUneven = shape.strongest !== null || shape.weakest !== null;
  return [
    ...(isUneven ? [{ key: 'uneven' } as const] : []),
    ...(count >= manySituations ? [{ key: 'situations', values: { count } } as const] : []),
  ];
}
