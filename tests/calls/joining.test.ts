import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import { orderInfo, userOrderList } from '#contract/orders.ts';
import { erase, erasureStanding } from '#contract/privacy.ts';
import { userPrivilege } from '#contract/privileges.ts';
import { openReportLink } from '#contract/reports.ts';
import { questionList } from '#contract/sittings.ts';
import { enterAccount, goodPassword, newestCode, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { newestTokens, readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { operateIn } from '#tests/support/operate.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('what joins an account', () => {
  const app = forSuite(() => openApp());
  const canRead = async (browser: Browser, orderNumber: string) =>
    (await browser.call(orderInfo, { params: { orderNumber } })).ok;
  const listOf = async (browser: Browser) => {
    const { id } = await browser.data(contract.getUser);
    return browser.data(userOrderList, { params: { id } });
  };

  it('is everything of the browser and of the proved address, on every device', async () => {
    const email = 'all@example.org';
    const [phone, laptop, elsewhere] = [app.browser(), app.browser(), app.browser()];
    const unfinished = await begin(phone, brain);
    const draft = await confirm(phone, brain);
    const bought = await confirm(phone);
    await buy(phone, { orderNumber: bought, email });
    const membership = await becomeMember(app, phone, { email });
    const lent = await confirm(elsewhere);
    await buy(elsewhere, { orderNumber: lent, email });
    const unpaid = await confirm(elsewhere);
    const foreign = await confirm(app.browser());

    await openAccount(app, phone, email);
    await enterAccount(laptop, email);
    for (const orderNumber of [draft, bought, membership, lent]) {
      expect(await canRead(laptop, orderNumber)).toBe(true);
      expect(await canRead(phone, orderNumber)).toBe(true);
    }
    for (const orderNumber of [unpaid, foreign]) expect(await canRead(laptop, orderNumber)).toBe(false);
    expect(await laptop.data(userPrivilege)).toMatchObject({ member: true });
    const { questions } = await laptop.data(questionList, {
      params: { examId: brain.examId, lang: 'EN' },
      query: { sittingId: unfinished.sittingId },
    });
    expect(questions).toHaveLength(unfinished.questions.length);

    const listed = await listOf(laptop);
    const stateOf = (orderNumber: string | null) =>
      listed.find((one) => one.orderNumber === orderNumber)?.state;
    expect(stateOf(bought)).toBe('completed');
    expect(stateOf(lent)).toBe('completed');
    // The membership opens it, on every device.
    expect(stateOf(draft)).toBe('completed');
    expect(listed.find(({ sittingId }) => sittingId === unfinished.sittingId)).toMatchObject({
      state: 'uncompleted',
      orderNumber: null,
    });
    expect(listed.find(({ orderNumber }) => orderNumber === bought)?.facts.length).toBeGreaterThan(0);

    // What is taken on one device while logged in is on the other.
    const later = await confirm(laptop, brain);
    expect(await canRead(phone, later)).toBe(true);
  });

  it('leaves the browser’s key going on after logging out, unless it is locked too', async () => {
    const email = 'key@example.org';
    const [own, shared] = [app.browser(), app.browser()];
    const orderNumber = await confirm(shared);
    await openAccount(app, shared, email);
    await shared.data(contract.logout, { body: {} });
    expect(await canRead(shared, orderNumber)).toBe(true);
    await enterAccount(own, email);
    expect(await canRead(own, orderNumber)).toBe(true);
    // The next person at the same machine gets nothing of the first one's into an account.
    const next = 'next@example.org';
    const theirs = await confirm(shared);
    await openAccount(app, shared, next);
    await enterAccount(app.browser(), next);
    expect((await listOf(shared)).map((one) => one.orderNumber)).toEqual([theirs]);
    expect(await canRead(own, theirs)).toBe(false);
    await shared.data(contract.logout, { body: {} });
    await enterAccount(shared, email);
    await shared.data(contract.logout, { body: { lock: true } });
    expect(await canRead(shared, orderNumber)).toBe(false);
    expect(await canRead(own, orderNumber)).toBe(true);
  });

  it('is locked in a browser whose session is ended from elsewhere', async () => {
    const email = 'lost@example.org';
    const [lost, own] = [app.browser(), app.browser()];
    const orderNumber = await confirm(lost);
    await openAccount(app, lost, email);
    await enterAccount(own, email);
    await own.data(contract.endSession, { body: {} });
    expect(await canRead(lost, orderNumber)).toBe(false);
    expect(await canRead(own, orderNumber)).toBe(true);
  });

  it('is locked in every browser by an operator, who leaves the password as it is', async () => {
    const email = 'Robbed@example.org';
    const [lost, own] = [app.browser(), app.browser()];
    const orderNumber = await confirm(lost);
    await openAccount(app, lost, email);
    await enterAccount(own, email);
    const end = (address: string) => operateIn(app, ['sessions', 'end', address]);
    expect((await end('robbed@example.org')).text).toBe('Sessions ended: 2\n');
    for (const browser of [lost, own]) {
      expect(await browser.refusal(contract.getUser)).toBe('notLoggedIn');
      expect(await canRead(browser, orderNumber)).toBe(false);
    }
    expect((await end(email)).text).toBe('Sessions ended: 0\n');
    for (const address of ['nobody@example.org', 'robbed'])
      await expect(end(address)).rejects.toThrow(`No account has the address ${address}.`);
    await enterAccount(own, email);
    expect(await canRead(own, orderNumber)).toBe(true);
  });

  it('is nothing of an address that is not proved', async () => {
    const email = 'victim@example.org';
    const buyer = app.browser();
    const orderNumber = await confirm(buyer);
    await buy(buyer, { orderNumber, email });
    const thief = app.browser();
    const body = {
      name: 'T',
      email,
      password: goodPassword,
      passwordConfirmation: goodPassword,
      agreed: true as const,
    };
    await thief.data(contract.register, { body });
    expect(await thief.refusal(contract.login, { body: { email, password: goodPassword } })).toBe(
      'loginWrong',
    );
    expect(await canRead(thief, orderNumber)).toBe(false);
  });

  it('is in the account that a purchase opened, entered by the link in the receipt, once', async () => {
    const email = 'buyer@example.org';
    const buyer = app.browser();
    const orderNumber = await confirm(buyer);
    await buy(buyer, { orderNumber, email });
    await app.worker.drain();
    const [receipt] = await readMailbox(app.dataDir, { to: email, subject: /^Receipt/ });
    expect(receipt?.text).not.toContain(goodPassword);
    const token = /[?&]key=([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? '';
    const elsewhere = app.browser();
    const input = { body: { token, password: goodPassword, agreed: true as const } };
    await elsewhere.data(contract.openAccountLink, input);
    expect(await canRead(elsewhere, orderNumber)).toBe(true);
    expect(await app.browser().refusal(contract.openAccountLink, input)).toBe('accountLinkExpired');
    await enterAccount(app.browser(), email);
    // Nobody is asked twice.
    const more = await confirm(buyer, brain);
    await buy(buyer, { orderNumber: more, skuId: 'brain-basic', email });
    await app.worker.drain();
    const receipts = await readMailbox(app.dataDir, { to: email, subject: /^Receipt/ });
    expect(receipts.filter(({ text }) => /[?&]key=/.test(text))).toHaveLength(1);
  });

  it('goes with the account, also what was bought elsewhere with its address', async () => {
    const email = 'leaver@example.org';
    const [own, elsewhere] = [app.browser(), app.browser()];
    const lent = await confirm(elsewhere);
    await buy(elsewhere, { orderNumber: lent, email });
    const mine = await confirm(own, iq);
    await openAccount(app, own, email);
    expect((await own.data(erasureStanding, { body: {} })).all).toHaveLength(2);
    await own.data(erase, { body: { scope: 'all' } });
    expect(await own.refusal(contract.getUser)).toBe('notLoggedIn');
    for (const orderNumber of [mine, lent])
      for (const browser of [own, elsewhere]) expect(await canRead(browser, orderNumber)).toBe(false);
    expect(await own.refusal(contract.login, { body: { email, password: goodPassword } })).toBe('loginWrong');
    await app.worker.drain();
    const subjects = (await readMailbox(app.dataDir, { to: email })).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your answers and results have been deleted');
  });

  it('takes along what a mailed link opened in the browser', async () => {
    const buyer = app.browser();
    const orderNumber = await confirm(buyer);
    await buy(buyer, { orderNumber, email: 'giver@example.org' });
    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, 'giver@example.org');
    const reader = app.browser();
    await reader.data(openReportLink, { body: { token } });
    await openAccount(app, reader, 'taker@example.org');
    const device = app.browser();
    await enterAccount(device, 'taker@example.org');
    expect(await canRead(device, orderNumber)).toBe(true);
    expect(await newestCode(app, 'taker@example.org')).toMatch(/\d/);
  });
});
