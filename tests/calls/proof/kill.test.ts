import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { makePreparedDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres, testDatabases } from '#tests/support/database.ts';
import { blockOf } from '#tests/support/documents.ts';
import { isFull } from '#tests/support/form.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { testSecret } from '#tests/support/secret.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** When after the press the server ends, in milliseconds; a killed one keeps its job for half a minute. */
const moments = isFull ? [0, 12, 45] : [12];

/** A job that a killed process held is free again when its lease of 30 s ends; the rest is for a busy machine. */
const recoveryMilliseconds = 300_000;

describe.each(testDatabases('embedded'))('a server killed in the middle, on $kind', ({ kind }) => {
  let dataDir: string;
  let server: ServerProcess;
  let browser: Browser;
  let database: { url: string; drop(): Promise<void> } | undefined;

  beforeEach(async () => {
    dataDir = await makePreparedDataDir();
    database = kind === 'postgres' ? await createPostgres() : undefined;
    browser = newBrowser(overNetwork(() => server.url));
  });

  afterEach(async () => {
    await server.kill();
    await removeDataDir(dataDir);
    await database?.drop();
  });

  /** `work` answers calls and runs jobs, `pay` leaves the jobs to others: pages play no part here. */
  async function start(role: 'work' | 'pay' = 'work'): Promise<void> {
    server = await startServer({
      dataDir,
      env: {
        ROLE: role,
        RATE_LIMITS: 'off',
        SECRET: testSecret,
        ...(database && { DATABASE_URL: database.url }),
      },
    });
  }

  async function expectBoughtOnce(orderNumber: string, orders = 1): Promise<void> {
    await expect
      .poll(async () => (await reportMails(dataDir, { orderNumber })).length, {
        timeout: recoveryMilliseconds,
      })
      .toBe(1);
    await expect
      .poll(async () => (await browser.data(orderFiles, { body: { orderNumber } })).files[0]?.state, {
        timeout: recoveryMilliseconds,
      })
      .toBe('ready');
    const order = await browser.data(orderInfo, { params: { orderNumber } });
    expect(order).toMatchObject({ orderState: 'paid', state: 'completed' });
    expect(blockOf(order.report, 'headline').at).toBeGreaterThan(0);
    expect(await reportMails(dataDir)).toHaveLength(orders);
    const second = { body: await pressFor(browser, { orderNumber }) };
    expect(await browser.refusal(createPayment, second)).toBe('orderAlreadyPaid');
  }

  it('keeps answers, and goes on between confirming, paying and the mail', async () => {
    await start('pay');
    const sitting = await begin(browser);
    const answers = answersTo(sitting).slice(0, 12);
    await browser.data(saveAnswers, { body: { sittingId: sitting.sittingId, answers } });
    const orderNumber = await confirm(browser);
    const { free } = await browser.data(orderInfo, { params: { orderNumber } });
    await server.kill();

    await start('pay');
    expect(await browser.data(saveAnswers, { body: { sittingId: sitting.sittingId, answers: [] } })).toEqual({
      answered: 12,
    });
    expect((await browser.data(orderInfo, { params: { orderNumber } })).free).toEqual(free);
    expect(await buy(browser, { orderNumber })).toMatchObject({ state: 'succeeded' });
    await server.kill();
    expect(await reportMails(dataDir)).toEqual([]);

    await start();
    await expectBoughtOnce(orderNumber);
  });

  it('doubles and loses nothing when it is killed at any moment of paying', {
    timeout: 1_800_000,
  }, async () => {
    await start();
    const bought: string[] = [];
    for (const milliseconds of moments) {
      const orderNumber = await confirm(browser);
      const press = await pressFor(browser, { orderNumber });
      const pressed = browser.call(createPayment, { body: press }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await server.kill();
      await pressed;

      await start();
      const again = await browser.call(createPayment, { body: press });
      expect(again.ok && ['created', 'succeeded'].includes(again.data.state), JSON.stringify(again)).toBe(
        true,
      );
      await expect
        .poll(async () => (await browser.data(checkPayment, { body: { orderNumber } })).paid, {
          timeout: recoveryMilliseconds,
          interval: 500,
        })
        .toBe(true);
      bought.push(orderNumber);
      await expectBoughtOnce(orderNumber, bought.length);
    }
  });
});
