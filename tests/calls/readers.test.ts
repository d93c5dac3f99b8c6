import { describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { orderInfo } from '#contract/orders.ts';
import { userPrivilege } from '#contract/privileges.ts';
import { endReading, readerList } from '#contract/readers.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { orderAccess } from '#server/orders/tables.ts';
import { enterAccount, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { type Browser, newBrowser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { newMember } from '#tests/support/membership.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0';

describe('who else reads an order', () => {
  const app = forSuite(() => openApp());

  /** A browser that calls itself something, as every one does. */
  const calledAs = (agent: string): Browser =>
    newBrowser((sent) => app.http.inject({ ...sent, headers: { ...sent.headers, 'user-agent': agent } }));

  /** Has links mailed, and opens the newest in each of some browsers, a second after one another. */
  async function letIn(email: string, ...browsers: Browser[]): Promise<string> {
    app.clock.forward(hour);
    await app.browser().data(retrieveReport, { body: { email } });
    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, email);
    for (const browser of browsers) {
      app.clock.forward(1_000);
      await browser.data(openReportLink, { body: { token } });
    }
    return token;
  }

  const listed = (browser: Browser, orderNumber: string) =>
    browser.data(readerList, { params: { orderNumber } });
  const canRead = async (browser: Browser, orderNumber: string) =>
    (await browser.call(orderInfo, { params: { orderNumber } })).ok;

  it('is told to a member without an account, who sends them away one by one or all', async () => {
    const { browser: own, email, orderNumber } = await newMember(app);
    expect(await listed(own, orderNumber)).toEqual([]);
    const [known, other, third] = [calledAs(firefox), app.browser(), app.browser()];
    const token = await letIn(email, known, other, third);
    const list = await listed(own, orderNumber);
    expect(list.map(({ kind, browser }) => [kind, browser])).toEqual([
      ['browser', 'lightMyRequest'],
      ['browser', 'lightMyRequest'],
      ['browser', firefox],
    ]);
    const justNow = app.clock.now().getTime() - 1_000;
    expect(Date.parse(list[0]?.letInAt ?? '')).toBeGreaterThan(justNow);
    // Nothing by which a row of the database is found, let alone a key.
    const told = JSON.stringify(list);
    for (const { holderHash } of await app.database.database.select().from(orderAccess))
      expect(told).not.toContain(holderHash);

    expect(await known.data(userPrivilege)).toMatchObject({ member: true });
    const about = { orderNumber, id: list[2]?.id };
    await own.data(endReading, { body: about });
    expect(await known.data(userPrivilege)).toMatchObject({ member: false });
    expect(await canRead(other, orderNumber)).toBe(true);
    // The link by which they came in is over, too.
    expect(await known.refusal(openReportLink, { body: { token } })).toBe('linkExpired');
    await own.data(endReading, { body: about });
    expect(await listed(own, orderNumber)).toHaveLength(2);

    await own.data(endReading, { body: { orderNumber } });
    expect(await listed(own, orderNumber)).toEqual([]);
    for (const browser of [other, third])
      expect(await browser.data(userPrivilege)).toMatchObject({ member: false });
    expect(await own.data(userPrivilege)).toMatchObject({ member: true });
    await letIn(email, other);
    expect(await canRead(other, orderNumber)).toBe(true);
  });

  it('is nothing to anybody else, nor to one whose mail is old', async () => {
    const { browser: own, email, orderNumber } = await newMember(app);
    const reader = app.browser();
    await letIn(email, reader);
    const stranger = (await newMember(app)).browser;
    const [seen] = await listed(own, orderNumber);
    for (const browser of [stranger, app.browser()]) {
      expect(await browser.refusal(readerList, { params: { orderNumber } })).toBe('unknownOrder');
      for (const id of [undefined, seen?.id])
        expect(await browser.refusal(endReading, { body: { orderNumber, id } })).toBe('unknownOrder');
    }
    // Its own row is no other’s, and its mailbox was proved a moment ago.
    expect(await listed(reader, orderNumber)).toEqual([]);
    app.clock.forward(2 * hour);
    expect(await reader.refusal(readerList, { params: { orderNumber } })).toBe('mailboxUnproved');
    expect(await reader.refusal(endReading, { body: { orderNumber } })).toBe('mailboxUnproved');
    expect(await listed(own, orderNumber)).toEqual([seen]);
  });

  it('has a name for each order, by which no other order’s reader is sent away', async () => {
    const [own, reader] = [app.browser(), app.browser()];
    const email = 'two@example.org';
    const { orderNumber } = await receiveReport(app, own, { email });
    const other = await receiveReport(app, own, { email });
    await app.browser().data(retrieveReport, { body: { email } });
    await app.worker.drain();
    for (const token of await newestTokens(app.dataDir, email))
      await reader.data(openReportLink, { body: { token } });
    const [one] = await listed(own, orderNumber);
    const [two] = await listed(own, other.orderNumber);
    expect(one?.id).not.toBe(two?.id);
    await own.data(endReading, { body: { orderNumber, id: two?.id } });
    expect(await canRead(reader, orderNumber)).toBe(true);
    await own.data(endReading, { body: { orderNumber, id: one?.id } });
    expect(await canRead(reader, orderNumber)).toBe(false);
    expect(await canRead(reader, other.orderNumber)).toBe(true);
  });

  it('of an account is also the browser that bought, once nobody is logged in there, and not its sessions', async () => {
    const email = 'buyer@example.org';
    const [bought, laptop] = [app.browser(), app.browser()];
    const { orderNumber } = await receiveReport(app, bought, { email });
    await openAccount(app, bought, email);
    await enterAccount(laptop, email);
    expect(await listed(laptop, orderNumber)).toEqual([]);
    expect(await listed(bought, orderNumber)).toEqual([]);
    await bought.data(logout, { body: {} });
    expect(await canRead(bought, orderNumber)).toBe(true);
    const [left] = await listed(laptop, orderNumber);
    expect(left).toMatchObject({ kind: 'buyer', browser: null });
    await laptop.data(endReading, { body: { orderNumber, id: left?.id } });
    expect(await canRead(bought, orderNumber)).toBe(false);
    expect(await canRead(laptop, orderNumber)).toBe(true);
  });

  it('names the account that has the order’s address, which stays', async () => {
    const email = 'proved@example.org';
    const [own, theirs, opener] = [app.browser(), app.browser(), calledAs(firefox)];
    const { orderNumber } = await receiveReport(app, own, { email });
    await openAccount(app, theirs, email);
    await openAccount(app, opener, 'opener@example.org');
    await letIn(email, opener);
    const list = await listed(own, orderNumber);
    expect(list.map(({ kind, browser }) => [kind, browser])).toEqual([
      ['account', firefox],
      ['address', null],
    ]);
    await own.data(endReading, { body: { orderNumber } });
    expect((await listed(own, orderNumber)).map(({ kind }) => kind)).toEqual(['address']);
    expect(await canRead(theirs, orderNumber)).toBe(true);
    expect(await canRead(opener, orderNumber)).toBe(false);
  });
});
