import type { ScoredEstimate } from '../../exam.ts';

/** A score beside what is known of its person, in points. */
export interface FoundScore {
  readonly truth: number;
  readonly value: number;
  /** Half of its 95 % interval. */
  readonly halfWidth: number;
  /** Whether the interval holds the truth. */
  readonly held: boolean;
}

/** Simulated sitters of a test, as its plots need them. */
export interface PlotSample {
  /** What the points are called. */
  readonly unit: string;
  /** Of the points: where most people are, and how far they spread. */
  readonly scale: { readonly mean: number; readonly deviation: number };
  /** Everything that has a score of its own, or each form of it; as many sitters in each. */
  readonly scales: readonly { readonly name: string; readonly found: readonly FoundScore[] }[];
  /** What each sitter's result is called, where results have names; `names` holds those that there are. */
  readonly results?: {
    readonly of: string;
    readonly names: readonly string[];
    readonly found: readonly string[];
  };
}

/** A told score beside its truth. Ends of an interval of whole points count up to the half point that they stand for. */
export const foundScore = ({ value, low, high }: ScoredEstimate, truth: number): FoundScore => ({
  truth,
  value,
  halfWidth: (high - low) / 2,
  held: low - 0.5 <= truth && truth <= high + 0.5,
});
