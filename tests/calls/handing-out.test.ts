import { describe, expect, it } from 'vitest';
import { nameCertificate } from '#contract/certificates.ts';
import { createExtraOrder, orderInfo } from '#contract/orders.ts';
import { withdraw, withdrawalStanding } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { subscriptions } from '#server/memberships/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Received } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { reportOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { ledgerOf } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('what was bought is handed out, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());

  async function addressOf(
    orderNumber: string,
    kind: 'report' | 'answers' | 'certificate' = 'report',
  ): Promise<string> {
    const { files } = await browser.data(orderFiles, { body: { orderNumber } });
    return files.find((file) => file.kind === kind)?.url ?? '';
  }

  const download = (url: string, orderNumber: string): Promise<Received> =>
    browser.request({ method: 'POST', url, payload: { orderNumber } });
  const isFile = ({ rawPayload }: Received) => rawPayload.subarray(0, 5).toString() === '%PDF-';
  const standing = (orderNumber: string) => browser.data(withdrawalStanding, { body: { orderNumber } });

  it('not by an address from before the money went back', async () => {
    const { orderNumber } = await receiveReport(app, browser, { skuId: 'iq-top', waiver: true });
    const url = await addressOf(orderNumber);
    await browser.data(withdraw, { body: { orderNumber } });
    const refused = await download(url, orderNumber);
    expect(JSON.parse(refused.body)).toMatchObject({ name: 'reportLocked' });
  });

  it('or given back, never both, where both are asked for at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderNumber } = await receiveReport(app, browser, { waiver: true });
      const url = await addressOf(orderNumber);
      const [file, given] = await Promise.all([
        download(url, orderNumber),
        browser.call(withdraw, { body: { orderNumber } }),
      ]);
      await app.worker.drain();
      const refunded = (await ledgerOf(app, orderNumber)).some(([kind]) => kind === 'refund');
      expect(refunded).toBe(given.ok);
      expect(isFile(file) && refunded, `round ${round}`).toBe(false);
    }
  });

  it('as it is open now: with a membership more of it, without one less', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const kinds = async () => {
      app.clock.forward(61_000);
      await browser.data(orderFiles, { body: { orderNumber } });
      await app.worker.drain();
      const { files } = await browser.data(orderFiles, { body: { orderNumber } });
      for (const { kind, url } of files.filter(({ state }) => state === 'ready'))
        expect(isFile(await download(url ?? '', orderNumber)), kind).toBe(true);
      return files.filter(({ state }) => state === 'ready').map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['report']);
    await becomeMember(app, browser);
    expect(await kinds()).toEqual(['report', 'answers']);
    const booklet = await addressOf(orderNumber, 'answers');
    await app.database.database
      .update(subscriptions)
      .set({ state: 'canceled', canceledAt: app.clock.now(), periodEnd: app.clock.now() });
    app.clock.forward(1_000);
    expect(JSON.parse((await download(booklet, orderNumber)).body)).toMatchObject({ name: 'reportLocked' });
    expect(await kinds()).toEqual(['report']);
  });

  it('by an order that is paid for: what a member has read before ends no right of a later purchase', async () => {
    const orderNumber = await confirm(browser);
    await becomeMember(app, browser);
    expect(await reportOf(browser, orderNumber)).not.toBeNull();
    await buy(browser, { orderNumber, waiver: true });
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    await browser.data(orderInfo, { params: { orderNumber } });
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'waived' });
  });

  it('each by the order that paid for it: a certificate opens no report that was not read', async () => {
    const { orderNumber } = await receiveReport(app, browser, { waiver: true });
    const wish = { orderNumber, skuId: 'certificate' };
    const child = (await browser.data(createExtraOrder, { body: wish })).orderNumber;
    await buy(browser, { orderNumber: child, skuId: 'certificate' });
    await browser.data(nameCertificate, { body: { orderNumber, holderName: 'Ada' } });
    expect(isFile(await download(await addressOf(orderNumber, 'certificate'), orderNumber))).toBe(true);
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
  });
});
