import type { Exam } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { findMarket, type Market } from '#locale/markets.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type CatalogueItem, findItem, isPackage, itemsOf } from './items.ts';
import { isAvailable, offeredPackages } from './packages.ts';
import { priceOf } from './prices.ts';
import { catalogueWords } from './words.ts';

export type { CatalogueItem } from './items.ts';

/**
 * Looks at all that is sold when an app begins.
 *
 * @throws RangeError where an id is sold twice, or has no price
 */
export function checkCatalogue(): void {
  itemsOf(exams);
}

/** Also what has left the shop since: what was bought is owed. */
export function findSku(skuId: string): CatalogueItem | undefined {
  return findItem(exams, skuId);
}

/** All extras and memberships, in the order in which they are shown. */
export const itemsOfKind = (kind: CatalogueItem['kind']): CatalogueItem[] =>
  [...itemsOf(exams).values()].filter((item) => item.kind === kind);

/** Whether it can be bought today: what nothing can deliver cannot. */
export function isOnSale(item: CatalogueItem): boolean {
  if (isPackage(item)) {
    return item.exam !== null && offeredPackages(item.exam).some(({ skuId }) => skuId === item.skuId);
  }
  return item.features.every(isAvailable);
}

/**
 * What it costs in a market, in hundredths.
 *
 * @throws Refusal `skuOfAnotherMarket` where it has no price there
 */
export function priceIn(
  market: Market,
  { pricePoint, multiplier = 1 }: Pick<CatalogueItem, 'pricePoint' | 'multiplier'>,
): { amount: number; currency: string } {
  const amount = priceOf(pricePoint, market.currency);
  if (amount === undefined) throw new Refusal('skuOfAnotherMarket');
  return { amount: amount * multiplier, currency: market.currency };
}

/** What it is called where it stands alone, as on a receipt: `IQ test: Complete`. */
export function nameOf(item: CatalogueItem, locale: Variety): string {
  const words = catalogueWords(locale);
  if (item.every) return words(`plans.${item.every}`);
  if (!item.exam) return words('extras.certificate.name');
  const test = item.exam.name(locale);
  return item.named
    ? words('product', { test, package: words(`names.${item.named}`) })
    : words('extras.test.name', { test });
}

/** As `nameOf`, in a list of what belongs to several tests: a certificate is named with its own. */
export function nameWithTest(item: CatalogueItem, test: string, locale: Variety): string {
  const name = nameOf(item, locale);
  const ofAnyTest = !item.exam && !item.every;
  return ofAnyTest ? catalogueWords(locale)('product', { test, package: name }) : name;
}

/** Whether a test's report comes in more than one package. */
export const leavesChoice = (exam: Exam): boolean => offeredPackages(exam).length > 1;

/** The package of a test that costs least in a market. */
export function lowestOf(exam: Exam, market: Market): CatalogueItem | undefined {
  const items = offeredPackages(exam).flatMap(({ skuId }) => findSku(skuId) ?? []);
  const amountOf = (item: CatalogueItem) => priceIn(market, item).amount;
  return items.toSorted((one, other) => amountOf(one) - amountOf(other))[0];
}

/** @throws Refusal `skuOfAnotherMarket` for a market where nothing is sold */
export function knownMarket(code: string): Market {
  const market = findMarket(code);
  if (!market) throw new Refusal('skuOfAnotherMarket');
  return market;
}
