import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  score: { kind: 'part' },
  report: { kind: 'report' },
  'brain-test': { kind: 'test', slug: 'brain' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

export const packages: readonly Package<Feature>[] = [
  { skuId: 'brain-basic', pricePoint: 'report-basic', tier: 'basic', features: ['score', 'report'] },
];

export const extra: Extra<Feature> = {
  skuId: 'brain-extra',
  pricePoint: 'extra-test',
  features: ['brain-test'],
};
