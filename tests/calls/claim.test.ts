import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Attempt, attemptsOf } from '#server/payments/attempts.ts';
import { claim } from '#server/payments/send.ts';
import { paymentAttempts } from '#server/payments/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

/** Longer than eight claims take on a busy machine: the clock of the test moves with the real one. */
const answerLimitMilliseconds = 60_000;

describe.each(testDatabases('both'))('a payment that was written down and not sent, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('is taken up by one of many at a time, and again only when no answer can be on its way', async () => {
    const { database } = app.database;
    const browser = app.browser();
    const { orderNumber } = await buyReport(browser, { card: 'decline' });
    await database
      .update(paymentAttempts)
      .set({ state: 'created', sentAt: null })
      .where(eq(paymentAttempts.orderNumber, orderNumber));
    const [attempt] = (await attemptsOf(database, orderNumber)) as [Attempt];
    const winners = async () => {
      const tries = Array.from({ length: 8 }, () =>
        claim({ database, clock: app.clock, answerLimitMilliseconds }, attempt),
      );
      return (await Promise.all(tries)).filter(Boolean).length;
    };

    expect(await winners()).toBe(1);
    expect(await winners()).toBe(0);
    app.clock.forward(2 * answerLimitMilliseconds + 1);
    expect(await winners()).toBe(1);
  });
});
