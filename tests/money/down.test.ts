import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { ledger } from '#server/payments/tables.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres } from '#tests/support/database.ts';
import { openPaypalFake, type PaypalFake } from '#tests/support/paypal/fake.ts';
import { testSecret } from '#tests/support/secret.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';
import { type Method, methods, pressBy, referenceIn } from './support/app.ts';
import { type Line, openLine } from './support/line.ts';
import { report, size } from './support/rows.ts';

/** Promise 12.7. What a busy machine adds is told by the full form, on a quiet one. */
const limitMilliseconds = size(10_000, 60_000);

/** How much slower sittings may be meanwhile: not at all, but for the machine; one that waited for a provider would stand still. */
const mostTimesSlower = size(3, 30);

/** Buyers whose payment hangs while others take a test, for each provider. */
const buyers = size(10, 1);
const sitters = size(20, 3);

/** A payment of PayPal's whose answer was lost counts as never made only after a minute: the quick form does not wait. */
const resolvedMilliseconds = 120_000;
const waitedFor = methods.slice(0, size(methods.length, 1));

const ways = ['refuses connections', 'hangs', 'answers 500'] as const;

describe('while a provider is down', () => {
  let dataDir: string;
  let database: { url: string; drop(): Promise<void> };
  let books: OpenDatabase;
  let stripe: StripeFake;
  let paypal: PaypalFake;
  let lines: readonly Line[];
  let server: ServerProcess;
  const measured: string[] = [];
  beforeAll(async () => {
    dataDir = await makeDataDir();
    database = await createPostgres();
    books = await openPostgres(database.url);
    stripe = await openStripeFake();
    paypal = await openPaypalFake({ trusted: false });
    const { clientId, clientSecret, webhookId, proxy } = paypal.options;
    lines = [await openLine(Number(new URL(stripe.env.STRIPE_API).port)), await openLine(proxy?.port ?? 0)];
    const env = {
      ROLE: 'work',
      RATE_LIMITS: 'off',
      SECRET: testSecret,
      DATABASE_URL: database.url,
      ...stripe.env,
      STRIPE_API: `http://127.0.0.1:${lines[0]?.port}`,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_MODE: 'sandbox',
      PAYPAL_PROXY: `http://127.0.0.1:${lines[1]?.port}`,
      NODE_EXTRA_CA_CERTS: paypal.certificateFile,
    };
    server = await startServer({ dataDir, env });
  });
  afterAll(async () => {
    report(
      'provider down',
      `answered within ${limitMilliseconds / 1000} s, tests go on, later one charge`,
      measured.join('; '),
    );
    await server.kill();
    await books.close();
    for (const line of lines) await line.cut();
    await Promise.all([stripe.close(), paypal.close()]);
    await database.drop();
    await removeDataDir(dataDir);
  });

  const newVisitor = () => newBrowser(overNetwork(() => server.url));

  async function timed(act: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await act();
    return performance.now() - began;
  }

  /**
   * Sittings that begin and answers that are kept, one after the other, for as long as something goes on; without that,
   * so many. @returns the middle one's milliseconds
   */
  async function pace(goesOn?: () => boolean): Promise<number> {
    const times: number[] = [];
    while (times.length === 0 || (goesOn ? goesOn() : times.length < sitters)) {
      const browser = newVisitor();
      times.push(
        await timed(async () => {
          const sitting = await begin(browser);
          const answers = answersTo(sitting).slice(0, 5);
          const { sittingId } = sitting;
          expect(await browser.data(saveAnswers, { body: { sittingId, answers } })).toEqual({ answered: 5 });
        }),
      );
    }
    return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] as number;
  }

  async function fail(way: (typeof ways)[number]): Promise<void> {
    if (way === 'refuses connections') {
      for (const line of lines) await line.cut();
      return;
    }
    const kind = way === 'hangs' ? 'hang' : 'error';
    for (const { faults } of [stripe, paypal]) faults.add({ kind, times: 10_000 });
  }

  async function recover(way: (typeof ways)[number]): Promise<void> {
    if (way === 'refuses connections') for (const line of lines) await line.mend();
    for (const { faults } of [stripe, paypal]) faults.clear();
  }

  interface Buyer {
    readonly browser: Browser;
    readonly orderNumber: string;
    readonly method: Method;
  }

  async function newBuyer(method: Method): Promise<Buyer> {
    const browser = newVisitor();
    return { browser, orderNumber: await confirm(browser), method };
  }

  const press = async ({ browser, orderNumber, method }: Buyer) =>
    browser.call(createPayment, { body: await pressBy(browser, orderNumber, method) });

  /** The provider is back: the buyer comes to its page, pays there, and the order is paid by one charge. */
  async function payLater(buyer: Buyer): Promise<void> {
    const { browser, orderNumber, method } = buyer;
    const pages = new Set<string>();
    const leads = async () => {
      const again = await press(buyer);
      if (again.ok && again.data.actionUrl !== null) pages.add(referenceIn(again.data.actionUrl));
      return pages.size;
    };
    await expect.poll(leads, { timeout: resolvedMilliseconds, interval: 1_000 }).toBeGreaterThan(0);
    for (const page of pages) {
      try {
        if (method === 'stripe:card') stripe.pay(page);
        else paypal.approve(page);
      } catch {
        // Given up for the page of a later press.
      }
    }
    const isPaid = async () => (await browser.data(checkPayment, { body: { orderNumber } })).paid;
    await expect.poll(isPaid, { timeout: resolvedMilliseconds, interval: 1_000 }).toBe(true);
    const charges =
      stripe.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber).length +
      paypal.captures().filter(({ customId }) => customId === orderNumber).length;
    const captures = (await books.database.select().from(ledger)).filter(
      (row) => row.orderNumber === orderNumber,
    );
    expect({ charges, captures: captures.length }).toEqual({ charges: 1, captures: 1 });
  }

  it.each(ways)('and %s, a press is answered, tests go on, and nobody is charged twice', async (way) => {
    const all: Buyer[] = [];
    for (const method of methods) {
      for (let buyer = 0; buyer < buyers; buyer += 1) all.push(await newBuyer(method));
    }
    await pace();
    const before = await pace();
    await fail(way);
    let pressing = true;
    const times: number[] = [];
    const pressed = Promise.all(
      all.map(async (buyer) => {
        times.push(
          await timed(async () => {
            const answer = await press(buyer);
            expect(answer.ok ? answer.data.state : answer.refusal.name).toBe('unknown');
          }),
        );
      }),
    ).finally(() => {
      pressing = false;
    });
    const during = await pace(() => pressing);
    await pressed;
    await recover(way);
    const longest = Math.max(...times);
    expect(longest).toBeLessThan(limitMilliseconds);
    expect(during, `a sitting took ${before} ms before`).toBeLessThan(mostTimesSlower * before + 300);
    await Promise.all(all.filter(({ method }) => waitedFor.includes(method)).map(payLater));
    const ms = (time: number) => `${Math.round(time)} ms`;
    measured.push(
      `${way}: press ${(longest / 1000).toFixed(1)} s, sitting ${ms(during)} (${ms(before)} before)`,
    );
  });
});
