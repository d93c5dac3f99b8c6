import type { Exam, FeatureId, Package } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import type { Market } from '#locale/markets.ts';
import { Refusal } from '#server/platform/errors.ts';
import { priceOf } from './prices.ts';

/** Features that another test brings: they are on offer once that test is registered. */
const broughtBy: Partial<Record<FeatureId, string>> = { 'brain-test': 'SUBS-1004', 'eq-test': 'SUBS-1005' };

/** Features the product can deliver by itself today. */
const built: readonly FeatureId[] = ['score', 'rank', 'report', 'answers'];

export function isAvailable(feature: FeatureId): boolean {
  const exam = broughtBy[feature];
  return exam ? findExam(exam) !== undefined : built.includes(feature);
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
