import type { IqWords } from './words/index.ts';

export type BandKey = keyof IqWords['band'];

/** The seven classes: above 145, 130–145, 115–130, 85–115, 80–85, 70–80, below 70 (specification, section 9). */
const lowest: readonly (readonly [number, BandKey])[] = [
  [146, 'above145'],
  [130, '130to145'],
  [115, '115to130'],
  [85, '85to115'],
  [80, '80to85'],
  [70, '70to80'],
];

/** The class of a score. */
export function bandOf(score: number): BandKey {
  return lowest.find(([from]) => score >= from)?.[1] ?? 'below70';
}

/** The five levels of a sub-score: by whole and half standard deviations around the mean. */
export function levelOf(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score < 78) return 1;
  if (score < 93) return 2;
  if (score <= 107) return 3;
  return score <= 122 ? 4 : 5;
}
