import type { Exam, FeatureId, FeatureShape } from './exam.ts';
import { exams, findExam } from './index.ts';

/** What a feature does, as a test declares it; undefined for what no test knows, such as a membership. */
export const shapeOf = (feature: FeatureId): FeatureShape | undefined =>
  exams.find(({ features }) => Object.hasOwn(features, feature))?.features[feature];

/** Whether features open a test's report: `report`, or what a test calls its own; or the material of its course. */
export const opensReport = (features: readonly FeatureId[]): boolean =>
  features.some((feature) => shapeOf(feature)?.kind === 'report') || holdsWorkbook(features);

/** Whether what they open is the material of a course. */
export const holdsWorkbook = (features: readonly FeatureId[]): boolean =>
  features.some((feature) => shapeOf(feature)?.kind === 'workbook');

const inReport: ReadonlySet<FeatureShape['kind']> = new Set(['report', 'part', 'booklet', 'workbook']);

/** Whether it changes what stands in a report; a certificate and other tests do not. */
export function isInReport(feature: FeatureId): boolean {
  const kind = shapeOf(feature)?.kind;
  return kind !== undefined && inReport.has(kind);
}

/** Whether a booklet is printed beside the report. */
export const holdsBooklet = (features: readonly FeatureId[]): boolean =>
  features.some((feature) => shapeOf(feature)?.kind === 'booklet');

/** Whether some of a test are open while a package of it holds others as well. */
export const leavesMore = (examId: string, features: readonly FeatureId[]): boolean =>
  features.length > 0 &&
  (findExam(examId)?.packages ?? []).some((one) => one.features.some((held) => !features.includes(held)));

/** Whether an account opens all of a test's report, so that nobody needs to buy it. */
export const isFreeWithAccount = ({ id, freeWithAccount = [] }: Exam): boolean =>
  freeWithAccount.length > 0 && !leavesMore(id, freeWithAccount);

/** What its packages are: reports, where a test says nothing else. */
export const goodsOf = (exam: Pick<Exam, 'goods'> | null) => exam?.goods ?? 'report';

/** Slugs of the tests whose reports some features open. */
export const testsOpenedBy = (features: readonly FeatureId[]): string[] =>
  features.flatMap((feature) => {
    const shape = shapeOf(feature);
    return shape?.kind === 'test' ? [shape.slug] : [];
  });
