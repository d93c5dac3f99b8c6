import type { ScoreFace } from '#contract/exams.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { Variety } from '#locale/locales.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import { type IqWords, iqWords } from './words/index.ts';

export type BandKey = keyof IqWords['band'];

/**
 * The seven classes: above 145, 130–145, 115–130, 85–115, 80–85, 70–80, below 70 (specification, section 9). By each its
 * lowest whole score, and where it begins on the scale.
 */
const bands: readonly (readonly [key: BandKey, low: number, border: number])[] = [
  ['above145', 146, 145],
  ['130to145', 130, 130],
  ['115to130', 115, 115],
  ['85to115', 85, 85],
  ['80to85', 80, 80],
  ['70to80', 70, 70],
  ['below70', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** The class of a score. */
export function bandOf(score: number): BandKey {
  return bands.find(([, low]) => score >= low)?.[0] ?? 'below70';
}

/** Share of the norm population below a score. */
const below = (score: number): number => normalDistribution((score - iqScale.mean) / iqScale.deviation);

/** The classes under their classical names, from the highest, with the share of people that each holds. */
export function classesIn(locale: Variety): ScoreFace['classes'] {
  return bands.map(([key, low, border], at) => {
    const [, lowestAbove, borderAbove] = bands[at - 1] ?? [
      key,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ];
    return {
      name: iqWords[locale].classes[key],
      low: Number.isFinite(low) ? low : null,
      high: Number.isFinite(lowestAbove) ? lowestAbove - 1 : null,
      share: below(borderAbove) - below(border),
    };
  });
}

/** The five levels of a sub-score: by whole and half standard deviations around the mean. */
export function levelOf(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score < 78) return 1;
  if (score < 93) return 2;
  if (score <= 107) return 3;
  return score <= 122 ? 4 : 5;
}
