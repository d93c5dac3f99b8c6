import { describe, expect, it } from 'vitest';
import type { Exam } from '#exams/exam.ts';
import { isFreeWithAccount } from '#exams/features.ts';
import { exams, findExam } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { type Market, markets } from '#locale/markets.ts';
import { summaryOf } from './exams.ts';
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

  it('say what they hold beyond everything in the one below, whatever that is called there', () => {
    const [market] = markets.values();
    const addedTo = (exam: Exam) =>
      offeredPackages(exam).map(
        ({ skuId }) => skuOf(findSku(skuId) as CatalogueItem, market as Market, 'EN', withoutFigures).adds,
      );
    expect(addedTo(iq)).toEqual([null, ['answers', 'brain-test'], ['certificate', 'eq-test']]);
    const subconscious = findExam('SUBS-1001') as Exam;
    const own = ['comprehensive-report', 'personalised-suggestions', 'iq-test', 'eq-test'];
    expect(addedTo(subconscious)).toEqual([null, own]);
    for (const exam of exams) {
      const [first, ...others] = addedTo(exam);
      expect(first).toBeNull();
      for (const adds of others) expect(adds).not.toEqual([]);
    }
  });

  it('sell the reports of other tests, and never a test, which is free', () => {
    for (const exam of exams) {
      for (const locale of locales) {
        const said = exam.offer(locale).features;
        const brought = Object.entries(said).filter(([feature]) => examsBroughtBy([feature]).length > 0);
        expect(brought.filter(([, { name }]) => aTest.test(name))).toEqual([]);
      }
    }
  });

  it('hold beyond what an account opens what is named in every language', () => {
    const partly = exams.filter((exam) => exam.freeWithAccount?.length && !isFreeWithAccount(exam));
    expect(partly.map(({ slug }) => slug)).toEqual(['career']);
    for (const exam of partly) {
      for (const locale of locales) {
        const named = exam.offer(locale).features['career-occupations']?.name;
        expect(summaryOf(exam, locale).beyondAccount).toBe(named);
      }
    }
    for (const exam of exams.filter(isFreeWithAccount))
      expect(summaryOf(exam, 'EN').beyondAccount).toBeUndefined();
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
