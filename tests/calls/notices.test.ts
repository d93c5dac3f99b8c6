import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments.ts';
import { ledger } from '#server/payments/tables.ts';
import { decide, idOf } from '#server/providers/sandbox/books.ts';
import { sign } from '#server/providers/sandbox/signature.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { sized } from '#tests/support/form.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const races = sized(8, 200);

describe.each(testDatabases('postgres'))('notices of the provider on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  /** An order whose payment waits for the bank, and the notice that would fulfil it. */
  async function waiting() {
    const browser = app.browser();
    const { orderNumber, paymentId } = await buyReport(browser, { card: 'authentication' });
    // The sandbox has told of the question already; from here on only what a test sends counts.
    await app.worker.drain();
    const notice = noticeOf({ paymentId, orderNumber });
    return { browser, orderNumber, paymentId, notice };
  }

  const send = (body: string, signature?: string) => postNotice(app, body, signature);

  /** The bank says yes, and the notice of it is lost. */
  const confirmAtBank = (paymentId: string) => rewriteBooks(app, paymentId, { state: 'succeeded' });

  it('fulfils on a signed notice, once, however often it comes', async () => {
    const { browser, orderNumber, paymentId, notice } = await waiting();
    await confirmAtBank(paymentId);
    const body = JSON.stringify(notice);
    const signature = sign(app.secret, body, app.clock.now());
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, signature)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    const rows = await app.database.database.select().from(ledger).where(eq(ledger.orderNumber, orderNumber));
    expect(rows).toHaveLength(1);
    expect(await reportMails(app.dataDir, { orderNumber })).toHaveLength(1);
  });

  it('fulfils on no notice that is altered, unsigned, too old or from the future', async () => {
    const { browser, orderNumber, paymentId, notice } = await waiting();
    await confirmAtBank(paymentId);
    const genuine = JSON.stringify(notice);
    const now = () => app.clock.now();
    const wrong: [string, string][] = [
      [genuine, ''],
      [genuine, sign('another secret, just as long as ours is', genuine, now())],
      [genuine, sign(app.secret, genuine, new Date(now().getTime() - 301_000))],
      [genuine, sign(app.secret, genuine, new Date(now().getTime() + 60_000))],
      [genuine.replace('"live":false', '"live":true'), sign(app.secret, genuine, now())],
      [
        genuine.replace('"live":false', '"live":true'),
        sign(app.secret, genuine.replace('"live":false', '"live":true'), now()),
      ],
    ];
    for (const [body, signature] of wrong) expect((await send(body, signature)).statusCode).toBe(403);
    await fc.assert(
      fc.asyncProperty(fc.nat(genuine.length - 1), fc.integer({ min: 32, max: 126 }), async (at, code) => {
        const altered = genuine.slice(0, at) + String.fromCharCode(code) + genuine.slice(at + 1);
        fc.pre(altered !== genuine);
        expect((await send(altered, sign(app.secret, genuine, now()))).statusCode).toBe(403);
      }),
      { numRuns: 200 },
    );
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('pending');
  });

  it('believes no notice: the provider’s own books count', async () => {
    const { browser, orderNumber, notice } = await waiting();
    const body = JSON.stringify(notice);
    expect((await send(body)).statusCode).toBe(200);
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('pending');
  });

  it('fulfils nothing that is of another amount, currency, order or payment', async () => {
    const other = await waiting();
    const changes = [
      { amount: 989 },
      { amount: 1 },
      { amount: 99_000 },
      { currency: 'USD' },
      { orderNumber: other.orderNumber },
      { state: 'failed', failure: 'declined', amount: 5 },
    ] as const;
    for (const change of changes) {
      const { browser, orderNumber, paymentId, notice } = await waiting();
      await rewriteBooks(app, paymentId, { state: 'succeeded', ...change });
      expect((await send(JSON.stringify(notice))).statusCode).toBe(200);
      await app.worker.drain();
      expect(await stateOf(browser, orderNumber), JSON.stringify(change)).toBe('pending');
    }
    expect(await stateOf(other.browser, other.orderNumber)).toBe('pending');
  });

  it('meets the browser’s return in any order, with one fulfilment', { timeout: 600_000 }, async () => {
    for (let race = 0; race < races; race += 1) {
      const { browser, orderNumber, paymentId, notice } = await waiting();
      const { clock } = app;
      await decide({ database: app.database.database, clock, payBase: '/pay' }, idOf(paymentId), {
        state: 'succeeded',
        failure: null,
      });
      clock.forward(1_500);
      const body = JSON.stringify(notice);
      const both = [
        () => send(body, sign(app.secret, body, clock.now())).then(() => app.worker.drain()),
        () => browser.data(checkPayment, { body: { orderNumber } }),
        () => app.reconcile(),
      ];
      await Promise.all((race % 2 === 0 ? both : both.reverse()).map((act) => act()));
      await app.worker.drain();
      expect(await stateOf(browser, orderNumber)).toBe('paid');
      const rows = await app.database.database
        .select()
        .from(ledger)
        .where(eq(ledger.orderNumber, orderNumber));
      expect(rows, `race ${race}`).toHaveLength(1);
      const mails = await reportMails(app.dataDir, { orderNumber });
      expect(mails, `race ${race}`).toHaveLength(1);
    }
  });
});
