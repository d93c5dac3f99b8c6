import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { orderFiles } from '#contract/reports.ts';
import { report } from '#tests/money/support/rows.ts';
import { confirm } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { buy } from '#tests/support/purchases.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { residentMegabytes } from './support/arrivals.ts';

// `npm run proof:memory`: a day's work, as fast as it is done. VISITS=500 tries it in less time.
const visits = Number(process.env.VISITS ?? 10_000);
/** Of five visitors one buys, and reads the report on screen and on paper. */
const buyersEvery = 5;
const atATime = 4;
/** What is held at the end, of what is held after the first quarter. */
const most = 1.2;

const site = forSuite(() =>
  startSite({
    embedded: false,
    env: { NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'error', FORMS_AHEAD: '8' },
  }),
);

async function visit(number: number): Promise<void> {
  const browser = newBrowser(overNetwork(() => site.url));
  const landing = await browser.request({ method: 'GET', url: '/landing/home/DE-SUBS-1002?hl=EN' });
  expect(landing.statusCode).toBe(200);
  const orderNumber = await confirm(browser);
  if (number % buyersEvery > 0) return;
  await buy(browser, { orderNumber, email: `reader-${number}@example.org` });
  const page = await browser.request({
    method: 'GET',
    url: `/report/result/DE-SUBS-1002?hl=EN&orderNumber=${orderNumber}`,
  });
  expect(page.statusCode).toBe(200);
  expect((await browser.data(orderInfo, { params: { orderNumber } })).report).not.toBeNull();
  const paper = async () => (await browser.data(orderFiles, { body: { orderNumber } })).files[0]?.state;
  await expect.poll(paper, { timeout: 120_000, interval: 200 }).toBe('ready');
}

it("a day's work leaves the memory as its first quarter did", async () => {
  const held: number[] = [];
  let next = 0;
  const line = async () => {
    while (next < visits) {
      const number = next++;
      await visit(number);
      if (number % Math.ceil(visits / 40) === 0) held.push(await residentMegabytes(site.url));
    }
  };
  await Promise.all(Array.from({ length: atATime }, line));
  const quarter = Math.max(1, Math.floor(held.length / 4));
  /** The highest: garbage that is not collected yet belongs to a quarter as to the other. */
  const highest = (from: number) => Math.max(...held.slice(from, from + quarter));
  const quarters = [0, 1, 2, 3].map((at) => highest(at * quarter));
  const [first = 0] = quarters;
  const last = quarters.at(-1) ?? 0;
  report(
    `resident memory over ${visits} tests and ${Math.ceil(visits / buyersEvery)} reports`,
    `at the end ${most} × of the first quarter at most`,
    `${quarters.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB by quarter: ${(last / first).toFixed(2)} ×`,
  );
  expect(last).toBeLessThan(most * first);
});
