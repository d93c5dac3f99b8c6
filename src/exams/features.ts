import type { FeatureId, FeatureShape } from './exam.ts';
import { exams } from './index.ts';

/** What a feature does, as a test declares it; undefined for what no test knows, such as a membership. */
export const shapeOf = (feature: FeatureId): FeatureShape | undefined =>
  exams.find(({ features }) => Object.hasOwn(features, feature))?.features[feature];

/** Whether features open a test's report: `report`, or what a test calls its own. */
export const opensReport = (features: readonly FeatureId[]): boolean =>
  features.some((feature) => shapeOf(feature)?.kind === 'report');

/** Whether it changes what stands in a report; a certificate and other tests do not. */
export function isInReport(feature: FeatureId): boolean {
  const kind = shapeOf(feature)?.kind;
  return kind === 'report' || kind === 'part' || kind === 'booklet';
}

/** Whether a booklet is printed beside the report. */
export const holdsBooklet = (features: readonly FeatureId[]): boolean =>
  features.some((feature) => shapeOf(feature)?.kind === 'booklet');

/** Slugs of the tests whose reports some features open. */
export const testsOpenedBy = (features: readonly FeatureId[]): string[] =>
  features.flatMap((feature) => {
    const shape = shapeOf(feature);
    return shape?.kind === 'test' ? [shape.slug] : [];
  });
