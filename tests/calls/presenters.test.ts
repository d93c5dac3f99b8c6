import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { presenterList } from '#contract/reports.ts';
import { wordsOf } from '#exams/types/words/index.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { blockOf } from '#tests/support/documents.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const types = { ...iq, examId: 'SUBS-1003' } as const;
const subconscious = { ...iq, examId: 'SUBS-1001', consent: true } as const;

describe('who presents a report', () => {
  const app = forSuite(() => openApp());

  it('is the character of its portrait, in the reader’s language, and a picture that there is', async () => {
    const browser = app.browser();
    const bought = await buyReport(browser, { exam: subconscious, skuId: 'subconscious-short' });
    const params = { orderNumber: bought.orderNumber };
    const { report } = await browser.data(orderInfo, { params });
    const poster = report && blockOf(report, 'card');
    const [presenter] = await browser.data(presenterList, { params });
    expect(presenter).toMatchObject({ name: poster?.name, words: poster?.sides[0]?.text });
    expect(presenter?.img).toContain(poster?.picture.name);
    expect(existsSync(new URL(`../../assets${presenter?.img}`, import.meta.url))).toBe(true);
    const [german] = await browser.data(presenterList, { params }, 'DE');
    expect(german?.name).not.toBe(presenter?.name);
    expect(await app.browser().refusal(presenterList, { params })).toBe('unknownOrder');
  });

  it('is the type that came out, by its name, in the reader’s language, with a picture that there is', async () => {
    const browser = app.browser();
    const { orderNumber } = await buyReport(browser, { exam: types, skuId: 'types-basic' });
    const params = { orderNumber };
    for (const hl of ['EN', 'JA'] as const) {
      const { report } = await browser.data(orderInfo, { params, query: { hl } });
      const [presenter] = await browser.data(presenterList, { params }, hl);
      expect(presenter?.name).toBe(report?.emblem.facts[0]?.value);
      // The line that the report begins with under the name, and not what the portrait beside it says once more.
      expect(report?.parts[0]?.blocks[0]).toMatchObject({ title: presenter?.name, lead: presenter?.words });
      const portrait = report?.parts.find(({ id }) => id === 'portrait');
      expect(JSON.stringify(portrait)).not.toContain(presenter?.words);
      expect(presenter?.title).toBe(wordsOf(hl).report.type.title);
      expect(existsSync(new URL(`../../assets${presenter?.img}`, import.meta.url))).toBe(true);
    }
    expect(await app.browser().refusal(presenterList, { params })).toBe('unknownOrder');
  });

  it('is nobody before it is paid, after a refund, and where nobody stands for a score', async () => {
    const browser = app.browser();
    const draft = await confirm(browser, subconscious);
    expect(await browser.data(presenterList, { params: { orderNumber: draft } })).toEqual([]);
    const { orderNumber } = await buyReport(browser);
    expect(await browser.data(presenterList, { params: { orderNumber } })).toEqual([]);
    const portrait = await buyReport(browser, { exam: subconscious, skuId: 'subconscious-short' });
    await askRefund(app, portrait.orderNumber, 'all');
    await app.worker.drain();
    expect(await browser.data(presenterList, { params: { orderNumber: portrait.orderNumber } })).toEqual([]);
  });
});
