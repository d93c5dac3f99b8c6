import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateOrderEmail } from '#contract/orders.ts';
import { orders } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a payment that comes after a later press on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  beforeEach(async () => {
    orderNumber = await confirm(browser);
  });

  const press = (email: string, waiver: boolean) =>
    buy(browser, { orderNumber, card: 'authentication', email, waiver });

  /** The bank carries out a payment, whatever it was told since. */
  async function comes({ paymentId }: { paymentId: string }): Promise<void> {
    await rewriteBooks(app, paymentId, { state: 'succeeded', failure: null });
    await postNotice(app, JSON.stringify(noticeOf({ paymentId, orderNumber }, 20)));
    await app.worker.drain();
  }

  const order = async () =>
    (await app.database.database.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
  const mailedTo = async () => [
    ...new Set((await reportMails(app.dataDir, { orderNumber })).map(({ to }) => to)),
  ];

  it('waives nothing that its buyer did not waive, and is told to the address it was made with', async () => {
    const first = await press('one@example.org', false);
    await press('two@example.org', true);
    await comes(first);
    expect(await order()).toMatchObject({
      state: 'paid',
      email: 'one@example.org',
      emailKey: 'one@example.org',
      waivedAt: null,
      waiver: null,
    });
    expect(await mailedTo()).toEqual(['one@example.org']);
  });

  it('keeps the waiver that it was made with, in its words and with its time', async () => {
    const first = await press('one@example.org', true);
    const agreed = await order();
    await press('one@example.org', false);
    expect(await order()).toMatchObject({ waivedAt: null, waiver: null });
    await comes(first);
    expect(agreed?.waiver).toMatch(/right of withdrawal/);
    expect(await order()).toMatchObject({
      state: 'paid',
      waivedAt: agreed?.waivedAt,
      waiver: agreed?.waiver,
    });
  });

  it('is told to an address that was corrected since', async () => {
    const first = await press('wrong@example.org', false);
    await browser.data(updateOrderEmail, { body: { orderNumber, email: 'right@example.org' } });
    await comes(first);
    expect(await mailedTo()).toEqual(['right@example.org']);
  });
});
