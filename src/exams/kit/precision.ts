import { confidence } from './chance.ts';

/** How far a score in the middle may be off, so far as the norm in force says. */
export interface Precision {
  /** What its points are: a score, or percent of the way to one of two poles. */
  readonly unit: 'score' | 'share';
  /** Of the norm population. */
  readonly scale: { readonly mean: number; readonly deviation: number };
  readonly reliability: number;
  /** Bounds of the 95 % interval of somebody in the middle, in whole points. */
  readonly low: number;
  readonly high: number;
  /** Parts with scores of their own, on the same scale. */
  readonly parts: readonly { readonly name: string; readonly low: number; readonly high: number }[];
}

/**
 * From reliabilities, by the standard error of measurement: deviation · √(1 − reliability) (Lord & Novick 1968, eq. 3.4.1).
 *
 * @param parts with reliabilities of their own
 */
export function precisionOf(
  scale: Precision['scale'],
  reliability: number,
  parts: readonly { readonly name: string; readonly reliability: number }[] = [],
  unit: Precision['unit'] = 'score',
): Precision {
  const around = (of: number) => {
    const half = Math.round(confidence * scale.deviation * Math.sqrt(1 - of));
    return { low: scale.mean - half, high: scale.mean + half };
  };
  return {
    unit,
    scale: { mean: scale.mean, deviation: scale.deviation },
    reliability,
    ...around(reliability),
    parts: parts.map((part) => ({ name: part.name, ...around(part.reliability) })),
  };
}
