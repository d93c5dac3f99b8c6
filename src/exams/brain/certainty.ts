import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import type { ScoredEstimate } from '../exam.ts';
import { styleScale } from './norm.ts';
import type { Chosen } from './shape.ts';

/** A side of the middle, with the chance that the truth lies there. */
export interface Leaning {
  readonly towards: keyof Chosen;
  /** From a half to 1. */
  readonly chance: number;
}

/** To which side of the middle a position leans; null where it lies on it. The posterior is taken as normal. */
export function leaningOf({ value, standardError }: ScoredEstimate): Leaning | null {
  const distance = value - styleScale.mean;
  if (distance === 0) return null;
  return {
    towards: distance < 0 ? 'left' : 'right',
    chance: normalDistribution(Math.abs(distance) / standardError),
  };
}

/** Whether the whole interval lies on one side of the middle. */
export const isClear = ({ low, high }: ScoredEstimate): boolean =>
  low > styleScale.mean || high < styleScale.mean;
