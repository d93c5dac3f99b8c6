import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  'types-report': { kind: 'report' },
  'types-portrait': { kind: 'part' },
  'types-together': { kind: 'part' },
  certificate: { kind: 'certificate' },
  'types-test': { kind: 'test', slug: 'types' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

export const packages: readonly Package<Feature>[] = [
  {
    skuId: 'types-basic',
    pricePoint: 'report-basic',
    tier: 'basic',
    features: ['types-report', 'types-portrait'],
  },
  {
    skuId: 'types-premium',
    pricePoint: 'report-premium',
    tier: 'premium',
    features: ['types-report', 'types-portrait', 'types-together', 'certificate'],
  },
];

export const extra: Extra<Feature> = {
  skuId: 'types-extra',
  pricePoint: 'extra-test',
  features: ['types-test'],
};

export const holdsTogether = (held: readonly FeatureId[]): boolean =>
  held.includes('types-together' satisfies Feature);
