import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';

export const features = {
  score: { kind: 'part' },
  rank: { kind: 'part' },
  report: { kind: 'report' },
  answers: { kind: 'booklet' },
  'brain-test': { kind: 'test', slug: 'brain' },
  certificate: { kind: 'certificate' },
  'eq-test': { kind: 'test', slug: 'eq' },
  'iq-test': { kind: 'test', slug: 'iq' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** The three tiers of the specification (section 3). */
export const packages: readonly Package<Feature>[] = [
  { skuId: 'iq-basic', pricePoint: 'report-basic', tier: 'basic', features: ['score', 'rank', 'report'] },
  {
    skuId: 'iq-premium',
    pricePoint: 'report-premium',
    tier: 'premium',
    features: ['score', 'rank', 'report', 'answers', 'brain-test'],
  },
  {
    skuId: 'iq-top',
    pricePoint: 'report-top',
    tier: 'top',
    features: ['score', 'rank', 'report', 'answers', 'brain-test', 'certificate', 'eq-test'],
  },
];

export const extra: Extra<Feature> = { skuId: 'iq-extra', pricePoint: 'extra-test', features: ['iq-test'] };
