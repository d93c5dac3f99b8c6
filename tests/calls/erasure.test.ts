import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  getUser,
  register,
  resetPassword,
  sendCaptcha,
  updateAddress,
  updateUser,
} from '#contract/accounts.ts';
import { checkCertificate, nameCertificate, nameCover } from '#contract/certificates.ts';
import { leaveReview, orderInfo, saveOrder } from '#contract/orders.ts';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import { createPayment } from '#contract/payments.ts';
import { erase, erasureStanding } from '#contract/privacy.ts';
import { cancelSubscription } from '#contract/privileges.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { shareReport } from '#contract/shares.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import { agreeTogether, comparisonInfo, inviteTogether, joinTogether } from '#contract/together.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { accountCodes, accounts } from '#server/accounts/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { paymentAttempts } from '#server/payments/tables.ts';
import { sittings } from '#server/sittings/tables.ts';
import {
  enterAccount,
  goodPassword,
  newestCode,
  openAccount,
  registration,
} from '#tests/support/accounts.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { newAuthenticator } from '#tests/support/authenticator.ts';
import { answersTo, begin, brain, confirm, iq } from '#tests/support/builders.ts';
import { type Browser, urlOf } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { newestTokens, readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { operateIn } from '#tests/support/operate.ts';
import { reportOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

/** Every row of every table of ours, as text, whatever tables there are. */
async function everyRow({ database: { database } }: TestApp): Promise<string[]> {
  const ask = async (query: ReturnType<typeof sql>) =>
    ((await database.execute(query)) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await ask(
    sql`select table_schema as room, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const { room = '', name = '' } of tables) {
    const from = sql`${sql.identifier(room)}.${sql.identifier(name)}`;
    for (const { text } of await ask(sql`select to_jsonb(held)::text as text from ${from} as held`))
      found.push(`${name}: ${text}`);
  }
  return found;
}

/** Every file that the server keeps. What a mail server would have is in the mailbox, which is the receiver's own. */
function everyFile({ dataDir }: TestApp): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(dataDir, 'mailbox')))
    .map((path) => `${path}: ${readFileSync(path).toString('latin1')}`);
}

describe.each(testDatabases('postgres'))('a deletion that was promised, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  /** What of all that is kept holds one of some words. */
  async function traces(words: readonly string[]): Promise<string[]> {
    const all = [...(await everyRow(app)), ...everyFile(app)].map((text) => text.toLowerCase());
    return all.filter((text) => words.some((word) => text.includes(word.toLowerCase())));
  }

  /** Confirms a test that began with a visit of its own. */
  async function confirmVisit(browser: Browser): Promise<{ orderNumber: string; logid: string }> {
    const { logid } = await browser.data(generateLogid, { body: { appExamId: iq.examId } });
    await browser.data(pageView, {
      query: { id: logid, aeid: iq.examId, dl: '/report/result/DE-SUBS-1002' },
    });
    const input = { params: { examId: iq.examId, lang: 'EN' } };
    const began = await browser.request({
      method: 'GET',
      url: urlOf(questionList, input),
      headers: { logid },
    });
    const { data } = JSON.parse(began.body);
    const body = { sittingId: data.sittingId, answers: answersTo(data), hl: 'EN', countryCode: 'DE' };
    const { orderNumber } = await browser.data(saveOrder, { body });
    return { orderNumber, logid };
  }

  /** Takes the test that an invitation led to. */
  async function confirmBy(browser: Browser, invitation: string): Promise<string> {
    const { sittingId } = await browser.data(startSitting, { body: { ...iq, invitation } });
    const input = { params: { examId: iq.examId, lang: iq.hl }, query: { sittingId } };
    const answers = answersTo(await browser.data(questionList, input));
    const body = { sittingId, answers, hl: iq.hl, countryCode: iq.countryCode };
    return (await browser.data(saveOrder, { body })).orderNumber;
  }

  it('waits while a payment is under way that nobody can take back', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber, card: 'authentication' });
    const own = eq(paymentAttempts.orderNumber, orderNumber);
    await app.database.database.update(paymentAttempts).set({ provider: 'gone' }).where(own);
    const all = { body: { orderNumber, scope: 'this' } } as const;
    expect(await browser.refusal(erase, all)).toBe('paymentUnderWay');
    const [order] = await app.database.database
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    expect(order).toMatchObject({ state: 'pending', erasedAt: null });
    await app.database.database.update(paymentAttempts).set({ provider: 'sandbox' }).where(own);
    await browser.data(erase, all);
  });

  it('leaves no trace of the person in any table or folder, and the books as they were', async () => {
    const browser = app.browser();
    const email = 'Paula.Person@example.org';
    const { orderNumber, logid } = await confirmVisit(browser);
    await buy(browser, { orderNumber, skuId: 'iq-top', email, waiver: true });
    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, email);
    const linked = app.browser();
    await linked.data(openReportLink, { body: { token } });
    const { code } = await browser.data(nameCertificate, {
      body: { orderNumber, holderName: 'Paula Quittenbaum' },
    });
    await browser.data(nameCover, { body: { orderNumber, coverName: 'Paula Pomeranz' } });
    const shows = { tells: 'band', sign: true, name: 'Paula Mirabellenstein' } as const;
    const { share } = await browser.data(shareReport, { body: { orderNumber, shared: true, shows } });
    const shared = share?.key ?? '';
    await app.browser().request({ method: 'GET', url: `/share/${shared}/card-EN.png` });
    const friend = app.browser();
    const { invitation } = await browser.data(inviteTogether, {
      body: { orderNumber, invited: true, name: 'Paula Reneklode', mails: true },
    });
    const invited = invitation?.invitation ?? '';
    const theirs = await confirmBy(friend, invited);
    const { pair } = await friend.data(joinTogether, {
      body: { orderNumber: theirs, invitation: invited, name: null, scores: true },
    });
    await browser.data(agreeTogether, { body: { pair, agreed: true, scores: true } });
    await browser.data(leaveReview, {
      body: { orderNumber, name: 'Paulinchen', rating: 5, content: 'Quince trees are my favourite trees.' },
    });
    await buyGift(app, browser, {
      email,
      card: { giver: 'Paula Damaszenerin', line: 'For Fritz Kornelkirsch.' },
    });
    const membership = await becomeMember(app, browser, { email });
    await browser.data(cancelSubscription, { body: { orderNumber: membership } });
    const open = await begin(browser, brain);
    await browser.data(retrieveReport, { body: { email } });

    const { database } = app.database;
    const [order] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    const [sitting] = await database.select().from(sittings).where(eq(sittings.orderNumber, orderNumber));
    if (!order || !sitting?.result) throw new Error('The test has no result.');
    const words = [
      email,
      order.holderHash,
      logid,
      // Its id is the order's number, which the books keep.
      sitting.seed,
      open.sittingId,
      code,
      'Quittenbaum',
      'Pomeranz',
      'Damaszenerin',
      'Kornelkirsch',
      shared,
      'Mirabellenstein',
      'Reneklode',
      invited,
      pair,
      'Paulinchen',
      'Quince trees',
    ];
    const held = (await traces(words)).join('\n');
    for (const word of words) expect(held).toContain(word.toLowerCase());
    const other = await receiveReport(app, app.browser(), { email: 'other@example.org' });
    const before = await checkLedger(database);

    const standing = await browser.data(erasureStanding, { body: { orderNumber } });
    expect(standing.this).toEqual([expect.objectContaining({ paid: true })]);
    expect(standing.all.length).toBeGreaterThan(3);
    expect(await browser.data(erase, { body: { orderNumber, scope: 'all' } })).toEqual({ receipts: 1 });
    await app.worker.drain();

    expect(await traces(words)).toEqual([]);
    expect(await friend.refusal(comparisonInfo, { params: { pair } })).toBe('unknownPair');
    const mails = await readMailbox(app.dataDir, { to: email });
    expect(mails.at(-1)?.subject).toBe('Your answers and results have been deleted');
    expect(await checkLedger(database)).toEqual(before);
    const [kept] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(kept).toMatchObject({
      state: 'paid',
      totalAmount: order.totalAmount,
      email: null,
      sittingId: null,
    });
    for (const one of [browser, linked])
      expect(await one.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
    expect(await linked.refusal(openReportLink, { body: { token } })).toBe('linkExpired');
    expect(await linked.refusal(checkCertificate, { params: { code } })).toBe('unknownCertificate');
    const rest = await database.select().from(orders).where(eq(orders.orderNumber, other.orderNumber));
    expect(rest[0]).toMatchObject({ state: 'paid', email: 'other@example.org' });
    expect(await browser.data(erasureStanding, { body: {} })).toMatchObject({ all: [] });
  });

  it('of an account leaves no trace of it either: profile, passkey, sessions, codes, and mails that wait', async () => {
    const [browser, second, stranger] = [app.browser(), app.browser(), app.browser()];
    const [former, email] = ['Petra.Before@example.org', 'Petra.Person@example.org'];
    await openAccount(app, browser, former);
    await browser.data(sendCaptcha, { query: { email } });
    const captcha = await newestCode(app, email);
    await browser.data(updateAddress, { body: { email, captcha, password: goodPassword } });
    const profile = { nickname: 'Mispelchen', phone: '+49301234567', birthday: '1987-06-05' };
    await browser.data(updateUser, { body: profile });
    const device = newAuthenticator('http://127.0.0.1:3000');
    const begun = await browser.data(beginPasskey, { body: { password: goodPassword } });
    const credential = device.make(begun);
    await browser.data(addPasskey, { body: { credential } });
    await enterAccount(second, email);
    await app.worker.drain();
    // What waits: a registration and codes with this address, with the letters that tell of them.
    for (const address of [former, email])
      await stranger.data(register, { body: { ...registration(address), name: 'Petra Schlehdorn' } });
    for (const address of [former, email]) await second.data(sendCaptcha, { query: { email: address } });
    const { database } = app.database;
    const [account] = await database.select().from(accounts).where(eq(accounts.email, email));
    const codes = await database.select().from(accountCodes);
    if (!account) throw new Error('There is no account.');
    const words = [
      email,
      former,
      account.id,
      account.holderHash,
      account.passwordHash ?? '',
      ...Object.values(profile),
      credential.id,
      'Schlehdorn',
      ...codes.map(({ codeId }) => codeId),
    ];
    const held = (await traces(words)).join('\n');
    for (const word of words) expect(held).toContain(word.toLowerCase());
    expect(codes.length).toBeGreaterThan(2);

    expect(await browser.data(erase, { body: { scope: 'all' } })).toEqual({ receipts: 1 });
    const left = (await traces(words)).filter((text) => !text.startsWith('outbox: '));
    expect(left).toEqual([]);
    await app.worker.drain();
    expect(await traces(words)).toEqual([]);
    const subjects = (await readMailbox(app.dataDir, { to: email })).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your answers and results have been deleted');
    expect(subjects).not.toContain('You already have an account');
    for (const one of [browser, second]) expect(await one.refusal(getUser)).toBe('notLoggedIn');
  });

  it('of an account leaves another one that has its former address by now, with its codes and mails', async () => {
    const [browser, next] = [app.browser(), app.browser()];
    const [former, email] = ['handed.on@example.org', 'moved.on@example.org'];
    await openAccount(app, browser, former);
    await browser.data(sendCaptcha, { query: { email } });
    const captcha = await newestCode(app, email);
    await browser.data(updateAddress, { body: { email, captcha, password: goodPassword } });
    await openAccount(app, next, former);
    await next.data(sendCaptcha, { query: { email: former } });
    expect(await browser.data(erase, { body: { scope: 'all' } })).toEqual({ receipts: 1 });
    const reset = { email: former, captcha: await newestCode(app, former), password: goodPassword };
    await next.data(resetPassword, { body: reset });
    expect(await next.data(getUser)).toMatchObject({ email: former });
  });

  it('of an account leaves the mails of an order that never joined it', async () => {
    const [browser, buyer, email] = [app.browser(), app.browser(), 'shared@example.org'];
    await openAccount(app, browser, email);
    const orderNumber = await confirm(buyer);
    await buy(buyer, { orderNumber, email });
    await buyer.data(sendCaptcha, { query: { email } });
    expect(await browser.data(erase, { body: { scope: 'all' } })).toEqual({ receipts: 1 });
    await app.worker.drain();
    const subjects = (await readMailbox(app.dataDir, { to: email })).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1);
    // The account's own went with it: the code of its registration is the only one that was sent.
    expect(subjects.filter((subject) => subject === 'Your verification code')).toHaveLength(1);
    expect(await reportOf(buyer, orderNumber)).not.toBeNull();
  });

  it('of one test leaves the others', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser, { email: 'two@example.org' });
    const second = await receiveReport(app, browser, { email: 'two@example.org' });
    await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    expect(await browser.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
    expect(await reportOf(browser, second.orderNumber)).not.toBeNull();
    expect(await browser.refusal(erase, { body: { orderNumber, scope: 'this' } })).toBe('unknownOrder');
  });

  it('takes a sitting that was never confirmed, and one that a mailed link opened', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser);
    expect(await app.browser().refusal(erase, { body: { sittingId, scope: 'this' } })).toBe('unknownSitting');
    expect(await browser.data(erase, { body: { sittingId, scope: 'this' } })).toEqual({ receipts: 0 });
    expect(await traces([sittingId])).toEqual([]);

    const { orderNumber } = await receiveReport(app, browser, { email: 'mailed@example.org' });
    expect(await app.browser().refusal(erase, { body: { orderNumber, scope: 'this' } })).toBe('unknownOrder');
    const [token = ''] = await newestTokens(app.dataDir, 'mailed@example.org');
    const linked = app.browser();
    await linked.data(openReportLink, { body: { token } });
    expect(await linked.data(erase, { body: { orderNumber, scope: 'this' } })).toEqual({ receipts: 1 });
    await app.worker.drain();
    expect(await traces(['mailed@example.org'])).toEqual([]);
  });

  it('waits for a membership to be cancelled, and takes an open payment back', async () => {
    const member = app.browser();
    await becomeMember(app, member, { email: 'running@example.org' });
    expect(await member.data(erasureStanding, { body: {} })).toMatchObject({ membershipRuns: true });
    expect(await member.refusal(erase, { body: { scope: 'all' } })).toBe('membershipRuns');

    const browser = app.browser();
    const orderNumber = await confirm(browser);
    const press = await pressFor(browser, { orderNumber, card: 'authentication', email: 'open@example.org' });
    const { state } = await browser.data(createPayment, { body: press });
    expect(state).toBe('requires_action');
    await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    await app.worker.drain();
    expect(await traces(['open@example.org'])).toEqual([]);
    const { database } = app.database;
    const attempts = await database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderNumber, orderNumber));
    expect(attempts.map((attempt) => attempt.state)).toEqual(['canceled']);
    expect(await app.browser().refusal(erase, { body: { scope: 'all' } })).toBe('nothingToErase');
  });

  it('is in the operator’s hand too, by order and by address', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser, { email: 'asks@example.org' });
    await receiveReport(app, browser, { email: 'asks@example.org' });
    expect((await operateIn(app, ['erase', orderNumber])).text).toContain('Deleted: 1 tests');
    expect((await operateIn(app, ['erase', 'Asks@example.org'])).text).toContain('Deleted: 1 tests');
    await app.worker.drain();
    expect(await traces(['asks@example.org'])).toEqual([]);
    await expect(operateIn(app, ['erase', 'asks@example.org'])).rejects.toThrow('No order has the address');
  });
});
