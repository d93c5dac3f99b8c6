import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { ScoreShares } from './score-shares.ts';

/** What answers are compared with: the parameters of an edition's places, and where they come from. */
export interface IqNorm {
  /** Versioned; a norm that reports stand on never changes. */
  readonly id: string;
  /** Version of the edition whose places it describes. */
  readonly edition: string;
  /** `design`: computed from a model and its published parameters; no sample of our own. */
  readonly kind: 'design' | 'provisional' | 'calibrated';
  readonly sampleSize: number | null;
  /** 1 − mean posterior variance over abilities drawn from the prior. */
  readonly reliability: number;
  /** What a rank among people is read off. */
  readonly scores: ScoreShares;
  /** By the place's id, e.g. `p07`. */
  readonly items: Readonly<Record<string, UncertainItem>>;
}
