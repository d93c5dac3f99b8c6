import type { Exam, FeatureId, Package } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';

/** The feature by which a package of another test opens the reports of this one. */
export const bringsOf = ({ slug }: Exam): FeatureId => `${slug}-test`;

/** A test that a package brings is on offer once it is registered. */
export function isAvailable(feature: FeatureId): boolean {
  return !feature.endsWith('-test') || examsBroughtBy([feature]).length > 0;
}

/** The tests whose reports some features open. */
export const examsBroughtBy = (features: readonly FeatureId[]): readonly Exam[] =>
  exams.filter((exam) => features.includes(bringsOf(exam)));

/** All that a test's packages hold of its own report. */
export function wholeReport(examId: string): FeatureId[] {
  const exam = findExam(examId);
  const held = exam ? offeredPackages(exam).flatMap(({ features }) => features) : [];
  return held.filter((feature) => examsBroughtBy([feature]).length === 0);
}

export interface OfferedPackage extends Package {
  /** Those of its features that can be delivered. */
  readonly features: readonly FeatureId[];
}

/**
 * The packages of a test that are on sale, from the smallest up. One that would add nothing to the one below it is
 * not offered.
 */
export function offeredPackages(exam: Exam): OfferedPackage[] {
  const offered: OfferedPackage[] = [];
  for (const { features, ...rest } of exam.packages) {
    const available = features.filter(isAvailable);
    const below = offered.at(-1)?.features ?? [];
    if (available.some((feature) => !below.includes(feature))) offered.push({ ...rest, features: available });
  }
  return offered;
}
