import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  score: { kind: 'part' },
  scales: { kind: 'part' },
  week: { kind: 'part' },
  report: { kind: 'report' },
  'stress-test': { kind: 'test', slug: 'stress' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** One package: nothing of the report is worth reading without the rest. */
export const packages: readonly Package<Feature>[] = [
  {
    skuId: 'stress-basic',
    pricePoint: 'report-basic',
    tier: 'basic',
    features: ['score', 'scales', 'week', 'report'],
  },
];

export const extra: Extra<Feature> = {
  skuId: 'stress-extra',
  pricePoint: 'extra-test',
  features: ['stress-test'],
};
