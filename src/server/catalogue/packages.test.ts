import { describe, expect, it } from 'vitest';
import type { Exam } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { type Market, markets } from '#locale/markets.ts';
import { examsBroughtBy, isAvailable, offeredPackages } from './packages.ts';
import { withoutFigures } from './sales-figures.ts';
import { skuOf } from './sku-view.ts';
import { type CatalogueItem, findSku } from './skus.ts';

const iq = findExam('SUBS-1002') as Exam;

/** By which a language speaks of a test. */
const aTest = /\btests?\b|\bprueba|\bteste|测试|测验|測驗|測試|テスト|검사|테스트/i;

describe('packages', () => {
  it('promise a test exactly where they bring one, in every language', () => {
    for (const exam of exams) {
      for (const { skuId, features } of offeredPackages(exam)) {
        for (const locale of locales) {
          const said = Object.values(exam.offer(locale).summaries);
          expect(said.filter((summary) => aTest.test(summary ?? ''))).toEqual([]);
          const [market] = markets.values();
          const { summary } = skuOf(
            findSku(skuId) as CatalogueItem,
            market as Market,
            locale,
            withoutFigures,
          );
          const named = exams.filter((other) => summary.includes(other.name(locale)));
          expect(named.map(({ id }) => id).sort()).toEqual(
            examsBroughtBy(features)
              .map(({ id }) => id)
              .sort(),
          );
        }
      }
    }
  });

  it('are offered only with what can be delivered, and only if they add something', () => {
    for (const exam of exams) {
      const offered = offeredPackages(exam);
      expect(offered.length).toBeGreaterThan(0);
      let below: readonly string[] = [];
      for (const { features } of offered) {
        expect(features.every(isAvailable)).toBe(true);
        expect(features.some((feature) => !below.includes(feature))).toBe(true);
        below = features;
      }
    }
    const top = iq.packages.find(({ tier }) => tier === 'top');
    const adds = top?.features.filter((feature) => isAvailable(feature)) ?? [];
    const premium = offeredPackages(iq).find(({ tier }) => tier === 'premium')?.features ?? [];
    const worthIt = adds.some((feature) => !premium.includes(feature));
    expect(offeredPackages(iq).some(({ tier }) => tier === 'top')).toBe(worthIt);
  });

  it('have a name, a price and described features in every currency and language', () => {
    const oneOfEach = new Map([...markets.values()].map((market) => [market.currency, market]));
    for (const exam of exams) {
      for (const offered of offeredPackages(exam)) {
        for (const market of oneOfEach.values()) {
          for (const locale of locales) {
            const item = findSku(offered.skuId) as CatalogueItem;
            const sku = skuOf(item, market, locale, withoutFigures);
            expect(sku.name && sku.summary).toBeTruthy();
            expect(sku.price.amount).toBeGreaterThan(0);
            expect(sku.price.currency).toBe(market.currency);
            expect(sku.features.every(({ name, content }) => name !== '' && content !== '')).toBe(true);
          }
        }
      }
    }
  });
});
