import { describe, expect, it } from 'vitest';
import { skuList } from '#contract/catalogue.ts';
import { nextTests } from '#contract/next.ts';
import { orderInfo } from '#contract/orders.ts';
import { exams } from '#exams/index.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

// Paid at once; how a slow provider is met stands in other tests.
const app = forSuite(() => openApp(undefined, {}, { answerLimitMilliseconds: 10_000 }));

/** Letters that a text of each language has, and hardly any other one. */
const scripts: Readonly<Partial<Record<Locale, RegExp>>> = {
  JA: /\p{Script=Hiragana}/u,
  KR: /\p{Script=Hangul}/u,
  CN: /\p{Script=Han}/u,
  HK: /\p{Script=Han}/u,
};

const wordsIn = (document: object): string => JSON.stringify(document);

describe.each(exams.map((exam) => [exam.slug, exam] as const))('%s by calls', (_slug, exam) => {
  const read = new Map<string, Locale>();

  it.each(locales)('is taken, bought whole and read in %s', async (hl) => {
    const browser = app.browser();
    const wish = { ...iq, examId: exam.id, hl, consent: true };
    const { questions } = await begin(browser, wish);
    const orderNumber = await confirm(browser, wish);
    const view = () => browser.data(orderInfo, { params: { orderNumber }, query: { hl } }, hl);
    const { free, report: before } = await view();
    expect(before).toBeNull();
    const { list } = await browser.data(skuList, { params: { examId: exam.id, countryCode: 'DE', hl } });
    const whole = list.at(-1);
    if (!whole || !free) throw new Error('There is nothing to read, or to buy.');
    await buy(browser, { orderNumber, skuId: whole.skuId, email: `${hl}@example.org` });
    const { report } = await view();
    if (!report) throw new Error('What was bought is not there.');
    expect(report).toMatchObject({ examId: exam.id, locale: hl });
    expect(report.parts.filter(({ locked }) => locked)).toEqual([]);
    expect(allBlocks(report).length).toBeGreaterThan(3);
    const next = await browser.data(nextTests, { params: { orderNumber }, query: { hl } });

    for (const [name, told] of Object.entries({ questions, free, report, next })) {
      const text = wordsIn(told);
      // No message with its values still to come, and nothing that code says where a word is missing.
      expect(text, name).not.toMatch(/\{[a-z]+[,}]|\bundefined\b|\bNaN\b/i);
      if (scripts[hl] && text !== '[]') expect(text, name).toMatch(scripts[hl]);
    }
    // Each language says it in words of its own.
    const title = wordsIn([free.blocks, report.title]);
    expect(read.get(title)).toBeUndefined();
    read.set(title, hl);
  });
});
