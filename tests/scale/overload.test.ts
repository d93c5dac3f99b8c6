import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { checkPayment } from '#contract/payments.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import { sign, signatureHeader } from '#server/providers/sandbox/signature.ts';
import { report } from '#tests/money/support/rows.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { type Browser, newBrowser, type Transport } from '#tests/support/calls.ts';
import { noticeOf } from '#tests/support/notices.ts';
import { buy } from '#tests/support/purchases.ts';
import { testSecret } from '#tests/support/secret.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { arrivals, quantile, residentMegabytes, type Told, totalOf } from './support/arrivals.ts';
import { crowd } from './support/crowd.ts';
import { overSockets } from './support/sockets.ts';
import { takeTest } from './support/take-test.ts';

// `npm run proof:overload`. SECONDS=10 tries it in less time.
const seconds = Number(process.env.SECONDS ?? 60);

/** So many times what can be served comes. */
const times = 10;
const inProgress = 40;
const buyers = 20;
/** Of the process, in megabytes. */
const mostMemory = 1_000;
/** How soon after the flood everybody is let in again, in milliseconds. */
const back = 5_000;

const site = forSuite(() =>
  startSite({
    embedded: false,
    env: {
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      FORMS_AHEAD: '8',
      LATEST_MILLISECONDS: '200',
    },
  }),
);

let transport: Transport | undefined;
const browse = (): Browser => {
  transport ??= overSockets(site.url);
  return newBrowser(transport);
};

/** How many visitors a second are served where each comes when one before has gone. */
async function capacity(): Promise<number> {
  const limit = performance.now() + 1000 * Math.min(10, seconds);
  const begun = performance.now();
  let served = 0;
  const line = async () => {
    while (performance.now() < limit) if ((await takeTest(browse())) === 200) served += 1;
  };
  await Promise.all(Array.from({ length: 8 }, line));
  return served / ((performance.now() - begun) / 1000);
}

/** One after the other, and again where it is told to wait: what is prepared is no flood. */
async function prepare<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  const limit = performance.now() + 600_000;
  while (made.length < count) {
    const one = await make().catch((problem: unknown) => {
      if (performance.now() > limit) throw problem;
      return undefined;
    });
    if (one === undefined) await wait(500);
    else made.push(one);
  }
  return made;
}

const row = (name: string, told: readonly Told[], promised: string) => {
  const served = told.filter(({ status }) => status === 200);
  const refused = told.filter(({ status }) => status === 503);
  const others = told.filter(({ status }) => status !== 200 && status !== 503);
  const took = served.map(({ milliseconds }) => milliseconds);
  const refusedAfter = refused.map(({ milliseconds }) => milliseconds);
  report(
    name,
    promised,
    `${told.length} came: ${served.length} served (p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms), ` +
      `${refused.length} told to wait (p50 ${quantile(refusedAfter, 0.5).toFixed(0)} ms, p99 ${quantile(refusedAfter, 0.99).toFixed(0)} ms), ` +
      `${others.length} without such an answer${countedBy(others)}`,
  );
};

/** By the status that they were told; 0 where the connection broke or nothing came. */
function countedBy(told: readonly Told[]): string {
  const counts = Map.groupBy(told, ({ status }) => status);
  return [...counts].map(([status, of]) => ` (${status}: ${of.length})`).join('');
}

it('ten times the load that can be served loses no answer and no payment', async () => {
  await prepare(8, () => takeTest(browse()));
  const aSecond = Math.max(1, await capacity());
  report('what can be served', '', `${aSecond.toFixed(1)} tests a second, eight at a time`);

  const sitters = await prepare(inProgress, async () => {
    const browser = browse();
    const form = await begin(browser);
    return { browser, sittingId: form.sittingId, answers: answersTo(form) };
  });
  const orders = await prepare(buyers, async () => {
    const browser = browse();
    const form = await begin(browser);
    const body = { ...iq, sittingId: form.sittingId, answers: answersTo(form) };
    const { orderNumber } = await browser.data(saveOrder, { body });
    const { paymentId } = await buy(browser, { orderNumber, card: 'noticeLost' });
    return { browser, orderNumber, paymentId };
  });

  const before = await residentMegabytes(site.url);
  let highest = before;
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, await residentMegabytes(site.url).catch(() => 0));
      longest = Math.max(longest, await totalOf('database_wait_seconds', site.url).catch(() => 0));
      await wait(1_000);
    }
  })();

  const flood = crowd(site.url, { aSecond: times * aSecond, seconds });
  await wait(2_000);
  // Those who were in the middle of a test go on, one answer after the other; notices of payments come.
  const answered = await Promise.all(
    sitters.map(async ({ browser, sittingId, answers }) => {
      const told: Told[] = [];
      for (const answer of answers.slice(0, 10)) {
        const begun = performance.now();
        const saved = await browser.call(saveAnswers, { body: { sittingId, answers: [answer] } });
        told.push({ status: saved.ok ? 200 : saved.status, milliseconds: performance.now() - begun });
        await wait((1000 * seconds) / 20);
      }
      return told;
    }),
  );
  const notices = await arrivals({ aSecond: buyers / 2, seconds: 2 }, async (number) => {
    const payload = JSON.stringify(noticeOf(orders[number] as (typeof orders)[number]));
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: sign(testSecret, payload, new Date()),
    };
    const url = '/pay/notify/sandbox';
    return (await browse().request({ method: 'POST', url, headers, payload })).statusCode;
  });
  const { told: visitors, late, busy } = await flood;
  isOver = true;
  await watching;

  const begun = performance.now();
  while ((await takeTest(browse())) !== 200 && performance.now() - begun < 60_000) await wait(100);
  const backAfter = performance.now() - begun;

  row('visitors', visitors, 'served or told to wait');
  report(
    'whoever plays the visitors',
    '',
    `${late.p99.toFixed(0)} ms late (p99), ${late.most.toFixed(0)} ms at most; busy for ${(100 * busy).toFixed(0)} % of its time`,
  );
  row('answers of those in the middle of a test', answered.flat(), 'all saved');
  row('notices of payments', notices, 'all kept');
  report(
    'memory',
    `under ${mostMemory} MB`,
    `${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most`,
  );
  report('who waited for a connection to PostgreSQL', '', `${longest.toFixed(1)} s at most`);
  report('a visitor after the flood', `served within ${back / 1000} s`, `${(backAfter / 1000).toFixed(1)} s`);

  const lost: string[] = [];
  for (const { browser, sittingId, answers } of sitters) {
    const params = { examId: iq.examId, lang: iq.hl };
    const kept = await browser.data(questionList, { params, query: { sittingId } });
    const missing = answers
      .slice(0, 10)
      .filter((one) => !kept.answers.some(({ questionId }) => questionId === one.questionId));
    lost.push(...missing.map(({ questionId }) => `${sittingId} ${questionId}`));
  }
  for (const { browser, orderNumber } of orders) {
    await expect
      .poll(async () => (await browser.data(checkPayment, { body: { orderNumber } })).paid, {
        timeout: 60_000,
      })
      .toBe(true);
    const { report: read } = await browser.data(orderInfo, { params: { orderNumber } });
    if (read === null) lost.push(orderNumber);
  }
  report('lost', '0', String(lost.length));
  expect(lost).toEqual([]);
  expect(answered.flat().filter(({ status }) => status !== 200)).toEqual([]);
  expect(notices.filter(({ status }) => status !== 200)).toEqual([]);
  expect(visitors.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(visitors.some(({ status }) => status === 503)).toBe(true);
  expect(highest).toBeLessThan(mostMemory);
  expect(backAfter).toBeLessThan(back);
});
