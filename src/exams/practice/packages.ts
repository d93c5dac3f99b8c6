import type { FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  workbook: { kind: 'workbook' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** The course: sold at the end of a set, and by itself. */
export const packages: readonly Package<Feature>[] = [
  { skuId: 'practice-course', pricePoint: 'course', tier: 'basic', features: ['workbook'] },
];
