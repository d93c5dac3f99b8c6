import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';

/** Points of the style axis: 50 is the middle of the norm population, 15 its standard deviation; 0 and 100 bound it. */
export const styleScale = { mean: 50, deviation: 15 } as const;

/**
 * A choice by design: how often people lean to the whole-picture side of it is not known yet, so every choice gets the
 * middle, with a wide residual; a slope of 1.2 is that of good attitude items (Embretson & Reise 2000, chapter 5).
 */
export const designItem: UncertainItem = { a: 1.2, b: 0, c: 0, residual: 0.6 };

export const norm = {
  id: 'brain-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** 1 − mean posterior variance over abilities drawn from the prior; checked by `exam.test.ts`. */
  reliability: 0.81,
} as const;
