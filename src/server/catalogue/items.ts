import type { Exam, Extra, FeatureId, Package } from '#exams/exam.ts';
import { goodsOf } from '#exams/features.ts';
import { certificate } from './certificate.ts';
import { type Plan, plans } from './plans.ts';
import { isPricePoint } from './prices.ts';

/** Something that is or was sold. */
export interface CatalogueItem {
  readonly skuId: string;
  readonly kind: 'report' | 'extra' | 'membership';
  /** The test it is of; null for what is of none. */
  readonly exam: Exam | null;
  readonly tier?: Package['tier'];
  /** Of a package, which of the shop's names it bears: its rank, or what it is where its test sells no other. */
  readonly named?: Package['tier'] | ReturnType<typeof goodsOf>;
  readonly pricePoint: string;
  /** How many times the price of the point; a whole number. */
  readonly multiplier?: number;
  readonly features: readonly FeatureId[];
  /** Of a membership: how often it is charged. */
  readonly every?: 'month' | 'year';
}

/** Whether it is one of a test's packages. */
export const isPackage = ({ kind }: CatalogueItem): boolean => kind === 'report';

/**
 * All that is or was sold with some tests, by its id.
 *
 * @throws RangeError where two have one id, or one has no price
 */
export function itemsOf(exams: readonly Exam[]): ReadonlyMap<string, CatalogueItem> {
  const items: CatalogueItem[] = [
    ...exams.flatMap((exam) => [
      ...exam.packages.map((one) => packageOf(one, exam)),
      ...(exam.extra ? [extraOf(exam.extra, exam)] : []),
    ]),
    extraOf(certificate, null),
    ...plans.map(membershipOf),
  ];
  const known = new Map<string, CatalogueItem>();
  for (const item of items) {
    const { skuId, pricePoint, multiplier = 1 } = item;
    if (known.has(skuId)) throw new RangeError(`${skuId} is sold twice.`);
    if (!isPricePoint(pricePoint)) throw new RangeError(`${skuId} has no price: ${pricePoint} is not known.`);
    if (!Number.isSafeInteger(multiplier) || multiplier < 1)
      throw new RangeError(`${skuId} cannot be sold ${multiplier} times.`);
    known.set(skuId, item);
  }
  return known;
}

/** One thing that is or was sold with some tests, without the others being made; nothing is remembered between two. */
export function findItem(exams: readonly Exam[], skuId: string): CatalogueItem | undefined {
  const isIt = (sold: { readonly skuId: string }) => sold.skuId === skuId;
  for (const exam of exams) {
    const found = exam.packages.find(isIt);
    if (found) return packageOf(found, exam);
    if (exam.extra && isIt(exam.extra)) return extraOf(exam.extra, exam);
  }
  if (isIt(certificate)) return extraOf(certificate, null);
  const plan = plans.find(isIt);
  return plan && membershipOf(plan);
}

const packageOf = (one: Package, exam: Exam): CatalogueItem => ({
  ...one,
  kind: 'report',
  exam,
  named: exam.packages.length > 1 ? one.tier : goodsOf(exam),
});

const extraOf = (extra: Extra, exam: Exam | null): CatalogueItem => ({ ...extra, kind: 'extra', exam });

const membershipOf = (plan: Plan): CatalogueItem => ({
  ...plan,
  kind: 'membership',
  exam: null,
  features: ['membership'],
});
