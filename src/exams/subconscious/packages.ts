import type { Extra, FeatureId, FeatureShape, Package } from '../exam.ts';
import type { ModuleTab } from './modules.ts';

export const features = {
  'assessment-report': { kind: 'report' },
  'inner-portrait': { kind: 'part' },
  'strengths-and-weaknesses': { kind: 'part' },
  pdf: { kind: 'part' },
  'comprehensive-report': { kind: 'report' },
  'basic-analysis': { kind: 'part' },
  'representative-character': { kind: 'part' },
  'personalised-suggestions': { kind: 'part' },
  'iq-test': { kind: 'test', slug: 'iq' },
  'eq-test': { kind: 'test', slug: 'eq' },
  'subconscious-test': { kind: 'test', slug: 'subconscious' },
} as const satisfies Record<FeatureId, FeatureShape>;

type Feature = keyof typeof features;

/** The short and the full list of the specification (section 3). */
export const packages: readonly Package<Feature>[] = [
  {
    skuId: 'subconscious-short',
    pricePoint: 'report-short',
    tier: 'basic',
    features: ['assessment-report', 'inner-portrait', 'strengths-and-weaknesses', 'pdf'],
  },
  {
    skuId: 'subconscious-full',
    pricePoint: 'report-full',
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
    adds: ['comprehensive-report', 'personalised-suggestions', 'iq-test', 'eq-test'],
  },
];

/** The whole of it beside another test's report. */
export const extra: Extra<Feature> = {
  skuId: 'subconscious-extra',
  pricePoint: 'report-short',
  features: ['subconscious-test'],
};

/** Of an open report the power tab is made of suggestions; the other tabs belong to every report. */
export const opensTab = (tab: ModuleTab, held: readonly FeatureId[]): boolean =>
  tab !== 'power' || held.includes('personalised-suggestions' satisfies Feature);
