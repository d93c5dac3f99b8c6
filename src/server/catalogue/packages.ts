import type { Exam, FeatureId, Package } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';
import type { Market } from '#locale/markets.ts';
import { Refusal } from '#server/platform/errors.ts';
import { priceOf } from './prices.ts';

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

/** A package of a test, also one that has left the shop since: what was bought is owed. */
export function packageOf({ examId, skuId }: { examId: string; skuId: string | null }): Package | undefined {
  return findExam(examId)?.packages.find((one) => one.skuId === skuId);
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

/** @throws Refusal `unknownSku` for a package that is not on sale with this test */
export function offeredPackage(exam: Exam, skuId: string): OfferedPackage {
  const found = offeredPackages(exam).find((one) => one.skuId === skuId);
  if (!found) throw new Refusal('unknownSku');
  return found;
}

/**
 * What a package costs in a market, in hundredths.
 *
 * @throws Refusal `skuOfAnotherMarket` where it has no price there
 */
export function priceIn(market: Market, { pricePoint }: Package): { amount: number; currency: string } {
  const amount = priceOf(pricePoint, market.currency);
  if (amount === undefined) throw new Refusal('skuOfAnotherMarket');
  return { amount, currency: market.currency };
}
