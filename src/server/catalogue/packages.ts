import type { Exam, FeatureId, Package } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';

/** What no test can deliver yet. */
const notBuilt: readonly FeatureId[] = ['certificate'];

/** The feature by which a package of another test opens the reports of this one. */
export const bringsOf = ({ slug }: Exam): FeatureId => `${slug}-test`;

/** A test that a package brings is on offer once it is registered. */
export function isAvailable(feature: FeatureId): boolean {
  if (feature.endsWith('-test')) return examsBroughtBy([feature]).length > 0;
  return !notBuilt.includes(feature);
}

/** The tests whose reports some features open. */
export const examsBroughtBy = (features: readonly FeatureId[]): readonly Exam[] =>
  exams.filter((exam) => features.includes(bringsOf(exam)));

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
