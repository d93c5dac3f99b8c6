import type { Extra, FeatureId, Package } from '../exam.ts';
import { opensReport } from '../exam.ts';
import type { ModuleTab } from './modules.ts';

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

/** The whole of it beside another test's report. */
export const extra: Extra = {
  skuId: 'subconscious-extra',
  pricePoint: 'subconscious-short',
  features: ['subconscious-test'],
};

/** The power tab is made of suggestions; the other tabs belong to every report. */
export const opensTab = (tab: ModuleTab, features: readonly FeatureId[]): boolean =>
  opensReport(features) && (tab !== 'power' || features.includes('personalised-suggestions'));
