import type { Package } from '../exam.ts';

/** The short and the full list of the specification (section 3). */
export const packages: readonly Package[] = [
  {
    skuId: 'subconscious-short',
    pricePoint: 'subconscious-short',
    tier: 'basic',
    features: ['assessment-report', 'inner-portrait', 'strengths-and-weaknesses', 'pdf'],
  },
  {
    skuId: 'subconscious-full',
    pricePoint: 'subconscious-full',
    tier: 'premium',
    features: [
      'comprehensive-report',
      'basic-analysis',
      'representative-character',
      'personalised-suggestions',
      'iq-test',
      'eq-test',
      'pdf',
    ],
  },
];
