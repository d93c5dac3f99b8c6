import type { ScoreFace } from '#contract/exams.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { Variety } from '#locale/locales.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import { percentOf } from '../kit/percentile.ts';
import { sentence } from '../words.ts';
import type { IqNorm } from './norms/norm.ts';
import { shareUpTo } from './norms/score-shares.ts';
import { type IqWords, iqWords } from './words/index.ts';

export type BandKey = keyof IqWords['band'];

/** The classes of an edition, from the highest. */
export type Bands = readonly (readonly [key: BandKey, low: number, border: number])[];

/**
 * The seven classes: above 145, 130–145, 115–130, 85–115, 80–85, 70–80, below 70 (specification, section 9). By each its
 * lowest whole score, and where it begins on the scale.
 */
export const sevenClasses: Bands = [
  ['above145', 146, 145],
  ['130to145', 130, 130],
  ['115to130', 115, 115],
  ['85to115', 85, 85],
  ['80to85', 80, 80],
  ['70to80', 70, 70],
  ['below70', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** The class of a score. */
export function bandOf(bands: Bands, score: number): BandKey {
  return bands.find(([, low]) => score >= low)?.[0] ?? 'below70';
}

/** A class as scores tell it: its whole points, and the percentage of people who score in it, or above the middle in it or higher. */
function toldOf(bands: Bands, { scores }: Pick<IqNorm, 'scores'>, key: BandKey) {
  const at = bands.findIndex(([name]) => name === key);
  const from = bands[at]?.[1] as number;
  const above = bands[at - 1]?.[1] ?? Number.POSITIVE_INFINITY;
  const counted = from > iqScale.mean ? Number.POSITIVE_INFINITY : above;
  const share = shareUpTo(scores, counted - 1) - shareUpTo(scores, from - 1);
  return { from, to: above - 1, share: percentOf(share) };
}

/** The class in the middle of the scale, with the percentage of people who score in it. */
export const middleOf = (bands: Bands, norm: Pick<IqNorm, 'scores'>) =>
  toldOf(bands, norm, bandOf(bands, iqScale.mean));

/** A class in words. */
export function bandIn(bands: Bands, norm: Pick<IqNorm, 'scores'>, score: number, locale: Variety) {
  const key = bandOf(bands, score);
  const { label, text } = iqWords[locale].band[key];
  return { label, text: sentence(locale, text, { share: toldOf(bands, norm, key).share }) };
}

/** Share of people below a point of the scale. */
const below = (score: number): number => normalDistribution((score - iqScale.mean) / iqScale.deviation);

/** The classes under their classical names, from the highest, with the share of people that each holds. */
export function classesIn(bands: Bands, locale: Variety): ScoreFace['classes'] {
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
