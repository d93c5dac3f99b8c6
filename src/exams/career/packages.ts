import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  'career-code': { kind: 'part' },
  'career-themes': { kind: 'part' },
  'career-occupations': { kind: 'part' },
  'career-report': { kind: 'report' },
  'career-test': { kind: 'test', slug: 'career' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** The basic test, which whoever has an account has for nothing: everything but the occupations. */
export const basic: readonly Feature[] = ['career-code', 'career-themes', 'career-report'];

/** One package: a list without the reasons is worth little. */
export const packages: readonly Package<Feature>[] = [
  {
    skuId: 'career-basic',
    pricePoint: 'report-basic',
    tier: 'basic',
    features: [...basic, 'career-occupations'],
  },
];

export const extra: Extra<Feature> = {
  skuId: 'career-extra',
  pricePoint: 'extra-test',
  features: ['career-test'],
};
