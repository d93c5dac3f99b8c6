import type { Exam, FeatureId, Package } from '#exams/exam.ts';
import { shapeOf, testsOpenedBy } from '#exams/features.ts';
import { exams, findExam } from '#exams/index.ts';

/** A test that a package brings is on offer once it is registered. */
export function isAvailable(feature: FeatureId): boolean {
  return shapeOf(feature)?.kind !== 'test' || examsBroughtBy([feature]).length > 0;
}

/** The tests whose reports some features open. */
export function examsBroughtBy(features: readonly FeatureId[]): readonly Exam[] {
  const opened = testsOpenedBy(features);
  return exams.filter(({ slug }) => opened.includes(slug));
}

/** All that a test's packages hold of its own report. */
export function wholeReport(examId: string): FeatureId[] {
  const exam = findExam(examId);
  const held = exam ? offeredPackages(exam).flatMap(({ features }) => features) : [];
  return held.filter((feature) => examsBroughtBy([feature]).length === 0);
}

/** What a package holds beyond everything in the one below it; null where there is none, or it does not hold all of that. */
export function addedBy(exam: Exam, skuId: string): readonly FeatureId[] | null {
  const offered = offeredPackages(exam);
  const at = offered.findIndex((one) => one.skuId === skuId);
  const [below, own] = [offered[at - 1], offered[at]];
  if (!below || !own) return null;
  if (own.adds) return own.adds.filter(isAvailable);
  const holdsAll = below.features.every((feature) => own.features.includes(feature));
  return holdsAll ? own.features.filter((feature) => !below.features.includes(feature)) : null;
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
