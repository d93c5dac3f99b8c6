import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  score: { kind: 'part' },
  branches: { kind: 'part' },
  situations: { kind: 'part' },
  report: { kind: 'report' },
  'eq-test': { kind: 'test', slug: 'eq' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** One package: nothing of the report is worth reading without the rest. */
export const packages: readonly Package<Feature>[] = [
  {
    skuId: 'eq-basic',
    pricePoint: 'report-basic',
    tier: 'basic',
    features: ['score', 'branches', 'situations', 'report'],
  },
];

export const extra: Extra<Feature> = { skuId: 'eq-extra', pricePoint: 'extra-test', features: ['eq-test'] };
