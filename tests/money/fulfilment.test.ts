import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { createPayment } from '#contract/payments.ts';
import { orders } from '#server/orders/tables.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { ledger } from '#server/payments/tables.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { confirm } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres } from '#tests/support/database.ts';
import { readMailbox, reportMails } from '#tests/support/mailbox.ts';
import { testSecret } from '#tests/support/secret.ts';
import { freePort, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';
import { duplicated, type Notice, shuffled } from '#tests/support/stripe/webhooks.ts';
import { pressBy, referenceIn } from './support/app.ts';
import { report, size } from './support/rows.ts';

const bought = size(40, 5);
const copies = size(33, 4);
const kills = size(20, 1);
const atOnce = 24;
const seed = Number(process.env.SEED ?? 20_261_121);

/** A job that a killed process held is free again when its lease of 30 s ends; the rest is for a busy machine. */
const recoveryMilliseconds = 300_000;

describe('one payment is one fulfilment', () => {
  let dataDir: string;
  let drop: () => Promise<void>;
  let url: string;
  let books: OpenDatabase;
  let stripe: StripeFake;
  let server: ServerProcess;
  let port: number;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    ({ url, drop } = await createPostgres());
    books = await openPostgres(url);
    stripe = await openStripeFake();
    port = await freePort();
    browser = newBrowser(overNetwork(() => server.url));
    server = await start();
  });
  afterAll(async () => {
    await server.kill();
    await books.close();
    await stripe.close();
    await drop();
    await removeDataDir(dataDir);
  });

  function start(): Promise<ServerProcess> {
    const env = { ROLE: 'work', RATE_LIMITS: 'off', SECRET: testSecret, DATABASE_URL: url, ...stripe.env };
    return startServer({ dataDir, port, env });
  }

  it('whatever is told twice, out of order, or to a server that dies of it', async () => {
    const numbers: string[] = [];
    for (let order = 0; order < bought; order += 1) {
      const orderNumber = await confirm(browser);
      const body = await pressBy(browser, orderNumber, 'stripe:card');
      const { actionUrl } = await browser.data(createPayment, { body });
      stripe.pay(referenceIn(actionUrl ?? ''));
      numbers.push(orderNumber);
    }
    const told = stripe.events().length;
    expect(told).toBe(bought * 3);

    // A copy that finds nobody there is sent again, as Stripe does. The server dies whenever so many have been taken.
    const killEvery = Math.floor((told * copies) / (kills + 1));
    let taken = 0;
    let killed = 0;
    let reviving: Promise<void> | undefined;
    async function killNow(): Promise<void> {
      killed += 1;
      await server.kill();
      server = await start();
    }
    async function tellOne({ event }: Notice): Promise<number> {
      for (;;) {
        await reviving;
        // Each telling is signed at its own time.
        const { body, headers } = stripe.notice(event);
        const asked = fetch(`http://127.0.0.1:${port}/pay/notify/stripe`, { method: 'POST', headers, body });
        const status = await asked.then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) {
          taken += 1;
          if (taken >= (killed + 1) * killEvery && killed < kills && !reviving) {
            reviving = killNow().finally(() => {
              reviving = undefined;
            });
          }
          return status;
        }
        expect(status, 'the door takes a genuine notice, or is not there').toBe(0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    const arrange = (notices: readonly Notice[]) => shuffled(seed)(duplicated(copies)(notices));
    const answers = await stripe.deliver(tellOne, { arrange, atOnce });
    expect(answers).toHaveLength(told * copies);
    await reviving;
    expect(killed).toBe(kills);

    const open = async () => {
      const jobs = await books.database.select().from(outbox);
      return jobs.filter(({ doneAt }) => doneAt === null).map(({ kind, lastError }) => ({ kind, lastError }));
    };
    await expect.poll(open, { timeout: recoveryMilliseconds, interval: 500 }).toEqual([]);

    const captures = (await books.database.select().from(ledger)).filter(({ kind }) => kind === 'capture');
    const paid = (await books.database.select().from(orders)).filter(({ state }) => state === 'paid');
    let unlocked = 0;
    for (const orderNumber of numbers) {
      const seen = await browser.data(orderInfo, { params: { orderNumber } });
      if (seen.unlocked && seen.report !== null) unlocked += 1;
    }
    const mails = await readMailbox(dataDir);
    const reports = await reportMails(dataDir);
    const receipts = mails.filter(({ subject }) => subject.startsWith('Receipt'));
    const measured = {
      charges: stripe.charges().length,
      paid: paid.length,
      captures: captures.length,
      unlocked,
      reports: reports.length,
      receipts: receipts.length,
      mails: mails.length,
    };
    report(
      'one payment, one fulfilment',
      `${bought} orders × 3 events × ${copies} copies, ${atOnce} at a time, ${kills} kills: ${bought} of each`,
      `${answers.length} notices, ${killed} kills: ${Object.entries(measured)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}`,
    );
    expect(measured).toEqual({
      charges: bought,
      paid: bought,
      captures: bought,
      unlocked: bought,
      reports: bought,
      receipts: bought,
      mails: 2 * bought,
    });
    for (const orderNumber of numbers) {
      const ofOrder = (of: typeof mails) => of.filter(({ text }) => text.includes(orderNumber)).length;
      expect([ofOrder(reports), ofOrder(receipts)], orderNumber).toEqual([1, 1]);
    }
    expect((await checkLedger(books.database)).findings).toEqual([]);
  });
});
