import { expect, it } from 'vitest';
import { openAttackedSite } from '#tests/attack/support/site.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';
import { sentence } from '../journeys/support/words.ts';

const site = forSuite(() => openAttackedSite());
const reference = 'DE-SUBS-1002';

/** Where the links of a page lead by which answers are deleted, and what they say. */
async function waysOut(
  browser: ReturnType<typeof site.browser>,
  path: string,
  query: Record<string, string>,
) {
  const url = `/${path}/${reference}?${new URLSearchParams({ hl: 'DE', ...query })}`;
  const { statusCode, body } = await browser.request({ method: 'GET', url });
  expect(statusCode, url).toBe(200);
  return [...body.matchAll(/<a [^>]*href="(\/report\/erase\/[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href = '', text]) => {
      const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://example.org');
      return {
        text,
        orderNumber: searchParams.get('orderNumber'),
        sittingId: searchParams.get('sittingId'),
      };
    },
  );
}

const answers = sentence('DE', 'way.erase.answers');
const test = sentence('DE', 'way.erase.test');
const results = sentence('DE', 'way.erase.results');

it('a deletion is one link away wherever answers are given or a result is read', async () => {
  const browser = site.browser();
  expect(await waysOut(browser, 'answer/start', {}), 'before anything was begun').toEqual([]);
  const { sittingId } = await begin(browser, { ...iq, hl: 'DE' });
  expect(await waysOut(browser, 'answer/start', {})).toEqual([
    { text: answers, orderNumber: null, sittingId: null },
  ]);
  for (const path of ['answer/question', 'answer/submit']) {
    expect(await waysOut(browser, path, { sittingId }), path).toEqual([
      { text: test, orderNumber: null, sittingId },
    ]);
  }
  const orderNumber = await confirm(browser, { ...iq, hl: 'DE' });
  for (const path of ['paying/scheme', 'report/result-free-test']) {
    expect(await waysOut(browser, path, { orderNumber }), path).toEqual([
      { text: results, orderNumber, sittingId: null },
    ]);
  }
  const paid = site.browser();
  const bought = await receiveReport(site, paid, { exam: iq, skuId: 'iq-basic' });
  expect(await waysOut(paid, 'report/result', { orderNumber: bought.orderNumber })).toEqual([
    { text: results, orderNumber: bought.orderNumber, sittingId: null },
  ]);
});
