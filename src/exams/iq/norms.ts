/** The norm every score stands on until sittings have calibrated one. */
export const normVersion = 'iq-design-2026.1';

export const norm = {
  id: normVersion,
  /** Computed from the model and its published parameters; no sample of our own yet. */
  kind: 'design',
  sampleSize: null,
} as const;

/** Where two thirds of the norm population lie: one standard deviation to either side. */
export const referenceRange = { low: 85, high: 115 } as const;

/**
 * Reliability of the scale by design, 1 − mean posterior variance over abilities drawn from the prior; checked by
 * `exam.test.ts`. Below the .83 that the same items would have if their difficulties were known.
 */
export const reliability = 0.73;
