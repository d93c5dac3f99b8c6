import type { Extra, Package } from '../exam.ts';

/** The three tiers of the specification (section 3). */
export const packages: readonly Package[] = [
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

export const extra: Extra = { skuId: 'iq-extra', pricePoint: 'extra-test', features: ['iq-test'] };
