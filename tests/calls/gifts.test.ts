import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GiftCard } from '#contract/gifts.ts';
import { createGiftOrder, orderInfo, orderSkuCheck, redeemGift, updateOrderEmail } from '#contract/orders.ts';
import { createPayment, withdraw } from '#contract/payments.ts';
import { couponRedemptions, coupons } from '#server/catalogue/tables.ts';
import { mailboxDir } from '#server/mail/mailbox.ts';
import { gifts, orders } from '#server/orders/tables.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { surplusCaptures } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { PdfError } from '#server/reports/pdf/compile.ts';
import type { GiftCardInput } from '#server/reports/pdf/gift.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { openApp } from '#tests/support/app.ts';
import { decideAtBank } from '#tests/support/bank.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift, giftCodesIn } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { putIntoState, reportOf, stateOf } from '#tests/support/orders.ts';
import { testPress } from '#tests/support/press.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

/** The cards that were printed; one with an emoji on it says what Typst says of a character that no face has. */
const printed: GiftCardInput[] = [];
const press: PdfPress = {
  ...testPress(),
  async giftCard(input) {
    if (/\p{Emoji_Presentation}/u.test(`${input.giver} ${input.line}`))
      throw new PdfError('the text could not be displayed with font');
    printed.push(input);
    return testPress().giftCard(input);
  },
};

describe.each(testDatabases('postgres'))('gifts on $kind', (on) => {
  // A busy machine is no provider that hangs: nothing here waits for one.
  const app = forSuite(() => openApp(on, {}, { answerLimitMilliseconds: 10_000, press }));
  const giver = forTest(() => app.browser());
  const taker = forTest(() => app.browser());

  let given = 0;
  /** A paid gift and its code, as it came by mail. */
  const give = async (skuId = 'iq-basic') => {
    given += 1;
    const email = `giver-${given}@example.org`;
    const orderNumber = await buyGift(app, giver, { skuId, email });
    const codes = giftCodesIn(await readMailbox(app.dataDir, { to: email }));
    expect(codes).toHaveLength(1);
    return { orderNumber, code: codes[0] as string };
  };
  const info = (of: Browser, orderNumber: string) => of.data(orderInfo, { params: { orderNumber } });
  const redeem = (of: Browser, orderNumber: string, code: string) =>
    of.call(redeemGift, { body: { orderNumber, code } });
  const refusal = (of: Browser, orderNumber: string, code: string) =>
    of.refusal(redeemGift, { body: { orderNumber, code } });

  it('are a package for somebody else: the code goes to the buyer by mail and stands nowhere else', async () => {
    const { orderNumber, code } = await give();
    expect(await info(giver, orderNumber)).toMatchObject({
      kind: 'gift',
      orderState: 'paid',
      unlocked: true,
      productName: 'IQ test: Essential',
      free: null,
      report: null,
      brings: [],
    });
    const { database } = app.database;
    const kept = await database.select().from(gifts).where(eq(gifts.orderNumber, orderNumber));
    const jobs = await database.select().from(outbox).where(eq(outbox.aggregateId, orderNumber));
    expect(JSON.stringify([kept, jobs])).not.toContain(code);
    expect(giver.received.join()).not.toContain(code);
  });

  /** What the card of an order is to hold, as it is kept. */
  const cardOfOrder = async (orderNumber: string) => {
    const [order] = await app.database.database
      .select({ giver: orders.cardGiver, line: orders.cardLine })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    return order;
  };

  it('come with a card to print, whose words are kept until the code is redeemed', async () => {
    const email = 'card@example.org';
    const card = { giver: 'Ada #strong[x] محمد', line: 'For you, $x^2$ & 100% <b>' };
    const orderNumber = await buyGift(app, giver, { email, card });
    const mails = await readMailbox(app.dataDir, { to: email });
    const [code = ''] = giftCodesIn(mails);
    const { id = '' } = mails.find(({ text }) => text.includes(code)) ?? {};
    const message = await readFile(join(mailboxDir(app.dataDir), `${id}.eml`), 'utf8');
    expect(message).toMatch(/^Content-Type: application\/pdf; name=sixgates-gift\.pdf\r?\n/m);
    expect(message).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
    const start = 'http://127.0.0.1:3000/answer/start/DE-SUBS-1002?hl=EN';
    expect(printed.at(-1)).toMatchObject({ ...card, code, paper: 'a4', address: start });
    expect(mails.map(({ text, html }) => text + html).join()).not.toMatch(/strong\[x\]|x\^2/);
    const jobs = await app.database.database.select().from(outbox).where(eq(outbox.aggregateId, orderNumber));
    expect(JSON.stringify(jobs)).not.toMatch(/strong\[x\]|x\^2/);
    expect(await cardOfOrder(orderNumber)).toEqual(card);
    await redeem(taker, await confirm(taker), code);
    expect(await cardOfOrder(orderNumber)).toEqual({ giver: null, line: null });
  });

  it('lose the words of their card when they are given back', async () => {
    const orderNumber = await buyGift(app, giver, { card: { giver: 'Ada', line: null } });
    expect(await cardOfOrder(orderNumber)).toEqual({ giver: 'Ada', line: null });
    await giver.data(withdraw, { body: { orderNumber } });
    expect(await cardOfOrder(orderNumber)).toEqual({ giver: null, line: null });
  });

  it('are refused with a card that no paper can carry, or that nobody would see', async () => {
    const refused = (card: object) =>
      giver.refusal(createGiftOrder, { body: { ...iq, skuId: 'iq-basic', card: card as GiftCard } });
    expect(await refused({ giver: null, line: 'Happy birthday 🎂' })).toBe('cardNotPrintable');
    expect(await refused({ giver: 'Ada 🎂', line: null })).toBe('cardNotPrintable');
    expect(await refused({ giver: null, line: 'a\u202eb' })).toBe('malformed');
    expect(await refused({ giver: '40', line: null })).toBe('malformed');
    expect(await refused({ giver: null, line: 'x'.repeat(121) })).toBe('malformed');
  });

  it('open the report for whoever has the code, as far as their package goes', async () => {
    const { orderNumber: gift, code } = await give();
    const orderNumber = await confirm(taker);
    expect(await reportOf(taker, orderNumber)).toBeNull();
    const spelled = code.toLowerCase().replaceAll('-', ' ');
    expect(await redeem(taker, orderNumber, ` ${spelled} `)).toMatchObject({ ok: true });
    const opened = await info(taker, orderNumber);
    expect(opened.report?.parts.find(({ id }) => id === 'answers')).toMatchObject({ locked: true });
    expect(opened).toMatchObject({ orderState: 'draft', unlocked: true, email: null, total: null });
    expect(await taker.data(orderSkuCheck, { params: { orderNumber } })).toEqual({
      skuIds: ['iq-basic'],
      features: ['rank', 'report', 'score'],
    });
    const press = await pressFor(taker, { orderNumber });
    expect(await taker.refusal(createPayment, { body: press })).toBe('orderAlreadyPaid');
    expect(await redeem(taker, orderNumber, code)).toMatchObject({ ok: true });
    expect(await refusal(taker, await confirm(taker), code)).toBe('giftRedeemed');

    for (const state of ['disputed', 'refunded'] as const) {
      await putIntoState(app, gift, state);
      expect(await reportOf(taker, orderNumber), state).toBeNull();
    }
  });

  it('open nothing for their buyer, not even the tests that the package brings', async () => {
    const before = await confirm(giver, brain);
    const { code } = await give('iq-premium');
    for (const orderNumber of [before, await confirm(giver, brain), await confirm(giver, iq)]) {
      expect(await info(giver, orderNumber)).toMatchObject({ unlocked: false, report: null });
    }
    const [taken, earlier] = [await confirm(taker, iq), await confirm(taker, brain)];
    await redeem(taker, taken, code);
    const later = await confirm(taker, brain);
    for (const orderNumber of [taken, earlier, later]) {
      expect(await reportOf(taker, orderNumber), orderNumber).not.toBeNull();
      expect((await info(taker, orderNumber)).email).toBeNull();
    }
    expect((await info(taker, taken)).brings).toEqual([
      { examId: 'SUBS-1004', name: 'Left/right brain test', orderNumber: later },
    ]);
  });

  it('are used once, however many try at the same time', async () => {
    const { code } = await give();
    const tries: { browser: Browser; orderNumber: string }[] = [];
    for (let count = 0; count < 10; count++) {
      const browser = app.browser();
      tries.push({ browser, orderNumber: await confirm(browser) });
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const { browser, orderNumber } = tries[at % tries.length] as {
          browser: Browser;
          orderNumber: string;
        };
        const answer = await redeem(browser, orderNumber, code);
        return { orderNumber, said: answer.ok ? 'opened' : answer.refusal.name };
      }),
    );
    const opened = new Set(answers.filter(({ said }) => said === 'opened').map((one) => one.orderNumber));
    expect(opened.size).toBe(1);
    expect(answers.filter(({ said }) => said === 'giftRedeemed')).toHaveLength(45);
    const reports = await Promise.all(
      tries.map(async ({ browser, orderNumber }) => (await reportOf(browser, orderNumber)) !== null),
    );
    expect(reports.filter(Boolean)).toHaveLength(1);
  });

  /** The buyer confirms on the bank's page. */
  const confirmAtBank = async (of: Browser, actionUrl: string | null) => {
    const { statusCode } = await decideAtBank(of, actionUrl ?? '');
    expect(statusCode).toBe(303);
  };
  /** All that comes by itself, notices and refunds with it, has come. */
  const settleDown = async () => {
    await app.worker.drain();
    app.clock.forward(60_000);
    await app.reconcile();
    await app.worker.drain();
  };
  /** What an order's payments left with us. */
  const keptOf = async (orderNumber: string) => {
    const { payments } = await balanceOf(app.database.database, orderNumber);
    return payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  };
  const redeemedBy = async (gift: string) =>
    (await app.database.database.select().from(gifts).where(eq(gifts.orderNumber, gift)))[0]?.redeemedBy;

  it('send back a payment that was open when they were redeemed, and free its coupon', async () => {
    const { database } = app.database;
    const { orderNumber: gift, code } = await give();
    const orderNumber = await confirm(taker);
    await database
      .insert(coupons)
      .values({ code: 'GIVEN-BACK', percent: 2_000, uses: 1, createdAt: app.clock.now() });
    const wish = {
      orderNumber,
      skuId: 'iq-basic',
      coupon: 'GIVEN-BACK',
      card: 'authentication',
    } as const;
    const { actionUrl } = await buy(taker, wish);
    expect(await stateOf(taker, orderNumber)).toBe('pending');
    expect(await redeem(taker, orderNumber, code)).toMatchObject({ ok: true });
    const uses = database
      .select()
      .from(couponRedemptions)
      .where(eq(couponRedemptions.orderNumber, orderNumber));
    expect(await uses).toEqual([]);
    const open = { orderState: 'expired', state: 'uncompleted', unlocked: true };
    expect(await info(taker, orderNumber)).toMatchObject(open);
    const press = await pressFor(taker, { orderNumber, skuId: 'iq-basic' });
    expect(await taker.refusal(createPayment, { body: press })).toBe('orderAlreadyPaid');

    await confirmAtBank(taker, actionUrl);
    await app.worker.drain();
    const surplus = database
      .select()
      .from(surplusCaptures)
      .where(eq(surplusCaptures.orderNumber, orderNumber));
    expect(await surplus).toMatchObject([{ amount: 792, settledAt: null }]);
    await settleDown();
    expect(await surplus).toMatchObject([{ amount: 792, settledAt: expect.any(Date) }]);
    expect(await keptOf(orderNumber)).toBe(0);
    const { findings } = await checkLedger(database);
    expect(findings.filter((finding) => finding.orderNumber === orderNumber)).toEqual([]);
    expect(await uses).toEqual([]);
    const still = await info(taker, orderNumber);
    expect(still).toMatchObject(open);
    expect(still.report).not.toBeNull();
    expect(await redeemedBy(gift)).toBe(orderNumber);
  });

  it('give up the bank’s page that a payment left open, and the order can be paid once they are given back', async () => {
    const { orderNumber: gift, code } = await give();
    const orderNumber = await confirm(taker);
    const { actionUrl } = await buy(taker, { orderNumber, skuId: 'iq-basic', card: 'authentication' });
    await redeem(taker, orderNumber, code);
    await settleDown();
    const [attempt] = await attemptsOf(app.database.database, orderNumber);
    expect(attempt?.state).toBe('canceled');
    await confirmAtBank(taker, actionUrl);
    await settleDown();
    expect(await keptOf(orderNumber)).toBe(0);
    expect(await reportOf(taker, orderNumber)).not.toBeNull();

    await putIntoState(app, gift, 'refunded');
    expect(await reportOf(taker, orderNumber)).toBeNull();
    await buy(taker, { orderNumber, skuId: 'iq-basic' });
    expect(await info(taker, orderNumber)).toMatchObject({ orderState: 'paid', unlocked: true });
    expect(await keptOf(orderNumber)).toBe(990);
  });

  it('are redeemed or left whole, when the report is paid for at the same moment', async () => {
    for (const card of ['success', 'authentication', 'noticeLate', 'noticeLost', 'success'] as const) {
      for (const redeemFirst of [false, true]) {
        const { orderNumber: gift, code } = await give();
        const orderNumber = await confirm(taker);
        const press = await pressFor(taker, { orderNumber, skuId: 'iq-basic', card });
        const early = redeemFirst ? redeem(taker, orderNumber, code) : undefined;
        const [paid, redeemed] = await Promise.all([
          taker.call(createPayment, { body: press }),
          early ?? redeem(taker, orderNumber, code),
        ]);
        if (paid.ok && paid.data.actionUrl !== null) await confirmAtBank(taker, paid.data.actionUrl);
        app.clock.forward(7_000);
        await settleDown();
        const order = await info(taker, orderNumber);
        expect(order.report, card).not.toBeNull();
        const isGiven = (await redeemedBy(gift)) === orderNumber;
        expect(redeemed.ok, card).toBe(isGiven);
        expect([order.orderState === 'paid', await keptOf(orderNumber)], card).toEqual(
          isGiven ? [false, 0] : [true, 990],
        );
      }
    }
  });

  it('go to another mailbox by a new code when the buyer mends the address; the first code ends', async () => {
    const { orderNumber: gift, code } = await give();
    const email = `mended-${gift.toLowerCase()}@example.org`;
    await giver.data(updateOrderEmail, { body: { orderNumber: gift, email } });
    await app.worker.drain();
    const [fresh = ''] = giftCodesIn(await readMailbox(app.dataDir, { to: email }));
    expect(fresh).not.toBe(code);
    const orderNumber = await confirm(taker);
    expect(await refusal(taker, orderNumber, code)).toBe('giftUnknown');
    expect(await redeem(taker, orderNumber, fresh)).toMatchObject({ ok: true });

    const third = `third-${email}`;
    await giver.data(updateOrderEmail, { body: { orderNumber: gift, email: third } });
    await app.worker.drain();
    expect(giftCodesIn(await readMailbox(app.dataDir, { to: third }))).toEqual([]);
    expect((await info(taker, orderNumber)).unlocked).toBe(true);
  });

  it('are refused by name where they cannot be redeemed', async () => {
    const { orderNumber: gift, code } = await give();
    const orderNumber = await confirm(taker);
    const wrong = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await refusal(taker, orderNumber, wrong)).toBe('giftUnknown');
    expect(await refusal(taker, await confirm(taker, brain), code)).toBe('giftOfAnotherExam');
    expect(await refusal(app.browser(), orderNumber, code)).toBe('unknownOrder');
    expect(await refusal(giver, gift, code)).toBe('unknownOrder');
    const { orderNumber: paid } = await buyReport(taker);
    expect(await refusal(taker, paid, code)).toBe('orderAlreadyPaid');
    await putIntoState(app, gift, 'disputed');
    expect(await refusal(taker, orderNumber, code)).toBe('giftUnknown');
    await putIntoState(app, gift, 'paid');
    expect(await redeem(taker, orderNumber, code)).toMatchObject({ ok: true });
  });

  it('are refused by name where they cannot be bought', async () => {
    const body = { ...iq, skuId: 'iq-basic' };
    const refused = (change: object) => giver.refusal(createGiftOrder, { body: { ...body, ...change } });
    expect(await refused({ skuId: 'brain-basic' })).toBe('unknownSku');
    expect(await refused({ skuId: 'iq-extra' })).toBe('unknownSku');
    expect(await refused({ skuId: 'vip-month' })).toBe('unknownSku');
    expect(await refused({ countryCode: 'QQ' })).toBe('skuOfAnotherMarket');
    expect(await refused({ examId: 'SUBS-9999' })).toBe('unknownExam');
  });
});
