import { expect, it } from 'vitest';
import { nextTests } from '#contract/next.ts';
import { orderInfo } from '#contract/orders.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq, types } from '#tests/support/builders.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());

it('offers after a result what its reader has not taken, with the reason in the language that is asked for', async () => {
  const browser = app.browser();
  const orderNumber = await confirm(browser, brain);
  const offered = (hl: string) => browser.data(nextTests, { params: { orderNumber }, query: { hl } });
  const told = await offered('EN');
  expect(told.map(({ examId }) => examId)).toEqual(['SUBS-1003', 'SUBS-1002', 'SUBS-1001']);
  expect((await offered('JA'))[0]?.because).toMatch(/\p{Script=Hiragana}/u);

  await confirm(browser, types);
  expect((await offered('EN')).map(({ examId }) => examId)).toEqual(['SUBS-1002', 'SUBS-1001']);
  const other = await confirm(browser, iq);
  expect((await offered('EN')).map(({ examId }) => examId)).toEqual(['SUBS-1001']);

  // What a package brings is had, though nobody has taken it yet.
  const after = () => browser.data(nextTests, { params: { orderNumber: other } });
  expect((await after()).map(({ examId }) => examId)).toContain('SUBS-1005');
  await buy(browser, { orderNumber: other, skuId: 'iq-top' });
  await app.worker.drain();
  expect((await after()).map(({ examId }) => examId)).toEqual(['SUBS-2001', 'SUBS-1006']);
});

it('gives what was found as the reason, with nothing of it that is not free', async () => {
  const browser = app.browser();
  const orderNumber = await confirm(browser, brain);
  const { free } = await browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'DE' } });
  const [first] = await browser.data(nextTests, { params: { orderNumber }, query: { hl: 'DE' } });
  const counts = first?.because.match(/\d+/g) ?? [];
  expect(counts).toHaveLength(2);
  expect(
    blocksOf(free, 'prose')
      .find(({ id }) => id === 'highlight')
      ?.lead?.match(/\d+/g),
  ).toEqual(counts);
  // Paid for or not, the reason is the same.
  await buy(browser, { orderNumber, skuId: 'brain-basic' });
  expect((await browser.data(nextTests, { params: { orderNumber }, query: { hl: 'DE' } }))[0]).toEqual(first);
});

it('tells nobody of an order that they may not read', async () => {
  const orderNumber = await confirm(app.browser(), brain);
  expect(await app.browser().refusal(nextTests, { params: { orderNumber } })).toBe('unknownOrder');
});
