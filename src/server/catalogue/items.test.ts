import { describe, expect, it } from 'vitest';
import type { Exam } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { findMarket, type Market, markets } from '#locale/markets.ts';
import { formatPrice } from '#locale/price.ts';
import { findItem, isPackage, itemsOf } from './items.ts';
import { examsBroughtBy, isAvailable } from './packages.ts';
import { priceOf } from './prices.ts';
import { withoutFigures } from './sales-figures.ts';
import { skuOf } from './sku-view.ts';
import { type CatalogueItem, findSku, isOnSale, itemsOfKind, nameOf, priceIn } from './skus.ts';

const [iq] = exams as [Exam];
const all = [...itemsOf(exams).values()];

describe('the catalogue', () => {
  it('has the packages of every test, an extra of each that sells no course, the memberships', () => {
    for (const exam of exams) {
      for (const { skuId } of exam.packages) expect(findSku(skuId)?.exam?.id).toBe(exam.id);
      expect(exam.extra === undefined).toBe(exam.course !== undefined);
      if (!exam.extra) continue;
      const extra = findSku(exam.extra.skuId);
      expect(examsBroughtBy(extra?.features ?? [])).toEqual([exam]);
      expect(extra && isOnSale(extra)).toBe(true);
    }
    expect(itemsOfKind('membership').map(({ every }) => every)).toEqual(['month', 'year']);
    for (const plan of itemsOfKind('membership')) expect(isOnSale(plan)).toBe(true);
  });

  it('finds one by its id as it stands among all, and makes no other for it', () => {
    for (const [skuId, item] of itemsOf(exams)) expect(findItem(exams, skuId)).toEqual(item);
    for (const skuId of ['', 'astrology-basic', 'toString']) expect(findItem(exams, skuId)).toBeUndefined();
    const [sold] = iq.packages;
    const unread = new Proxy({} as Exam, {
      get: () => {
        throw new Error('A test that sells something else was read.');
      },
    });
    expect(findItem([iq, unread], sold?.skuId ?? '')?.exam).toBe(iq);
  });

  it('offers nothing of a test that is not registered', () => {
    const without = itemsOf(exams.filter((exam) => exam !== iq));
    for (const { skuId } of [...iq.packages, ...(iq.extra ? [iq.extra] : [])]) {
      expect(itemsOf(exams).has(skuId), skuId).toBe(true);
      expect(without.has(skuId), skuId).toBe(false);
    }
    const known = all.flatMap(({ exam }) => exam ?? []);
    for (const exam of known) expect(exams).toContain(exam);
    expect(findSku('astrology-basic')).toBeUndefined();
  });

  it('sells only what can be delivered', () => {
    const certificate = findSku('certificate') as CatalogueItem;
    expect(certificate.kind).toBe('extra');
    expect(isOnSale(certificate)).toBe(isAvailable('certificate'));
  });

  it.each([
    ['sold twice', { packages: [...iq.packages, ...iq.packages] }],
    ['has no price', { packages: [{ ...iq.packages[0], skuId: 'iq-odd', pricePoint: 'report-odd' }] }],
    ['cannot be sold', { packages: [{ ...iq.packages[0], skuId: 'iq-odd', multiplier: 1.5 }] }],
    ['cannot be sold', { packages: [{ ...iq.packages[0], skuId: 'iq-odd', multiplier: 0 }] }],
  ])('stops the server where something is wrong: %s', (because, change) => {
    expect(() => itemsOf([{ ...iq, ...change } as Exam])).toThrow(because);
  });

  it('prices a bundle as so many times its point, in every market', () => {
    const bundle = { pricePoint: 'report-basic', multiplier: 3 };
    for (const market of markets.values()) {
      const { amount, currency } = priceIn(market, bundle);
      expect(amount).toBe(3 * (priceOf('report-basic', market.currency) as number));
      expect(currency).toBe(market.currency);
      const single = priceOf('report-basic', market.currency) as number;
      expect(formatPrice(single, market.currency, 'EN', 3)).toBe(formatPrice(amount, market.currency, 'EN'));
    }
  });

  it('names everything differently in every language, and describes it', () => {
    const market = findMarket('DE') as Market;
    for (const locale of locales) {
      const names = all.map((item) => nameOf(item, locale));
      expect(new Set(names).size, locale).toBe(names.length);
      for (const item of all) {
        const { name, summary, features } = skuOf(item, market, locale, withoutFigures);
        expect(name, item.skuId).toBeTruthy();
        if (isPackage(item)) expect(nameOf(item, locale), item.skuId).toContain(name);
        expect(summary, item.skuId).toBeTruthy();
        const said = features.every((feature) => feature.name !== '' && feature.content !== '');
        expect(said, item.skuId).toBe(true);
      }
    }
    expect(nameOf(findSku('iq-premium') as CatalogueItem, 'DE')).toBe('IQ-Test: Plus');
    expect(nameOf(findSku('eq-basic') as CatalogueItem, 'DE')).toBe('EQ-Test: Vollständiger Bericht');
  });
});
