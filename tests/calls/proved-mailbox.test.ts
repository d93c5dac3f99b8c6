import { describe, expect, it } from 'vitest';
import { nameCertificate, nameCover } from '#contract/certificates.ts';
import { leaveReview, orderInfo, updateOrderEmail } from '#contract/orders.ts';
import { withdraw } from '#contract/payments.ts';
import { erase } from '#contract/privacy.ts';
import { cancelSubscription } from '#contract/privileges.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { shareReport } from '#contract/shares.ts';
import { openApp } from '#tests/support/app.ts';
import type { Browser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { newestTokens, readMailbox, tokensOf } from '#tests/support/mailbox.ts';
import { membershipOf, newMember } from '#tests/support/membership.ts';
import { reportOf } from '#tests/support/orders.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a browser that a mailed link let in, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const theirs = 'elsewhere@example.org';

  async function bought(email: string) {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser, { email, skuId: 'iq-top' });
    await app.worker.drain();
    return { owner: browser, orderNumber };
  }

  /** Opens the newest link in the mailbox, in a browser of its own. */
  async function letIn(email: string, browser = app.browser()): Promise<Browser> {
    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, email);
    await browser.data(openReportLink, { body: { token } });
    return browser;
  }

  const addressOf = async (browser: Browser, orderNumber: string) =>
    (await browser.data(orderInfo, { params: { orderNumber } })).email;

  it('reads and changes nothing by a mail that is hours old', async () => {
    const { owner, orderNumber } = await bought('old-mail@example.org');
    app.clock.forward(2 * hour);
    const reader = await letIn('old-mail@example.org');
    expect(await reportOf(reader, orderNumber)).not.toBeNull();
    const before = await addressOf(owner, orderNumber);
    const about = { orderNumber };
    const refused = [
      await reader.refusal(updateOrderEmail, { body: { ...about, email: theirs } }),
      await reader.refusal(withdraw, { body: about }),
      await reader.refusal(nameCertificate, { body: { ...about, holderName: 'Somebody Else' } }),
      await reader.refusal(nameCover, { body: { ...about, coverName: 'Somebody Else' } }),
      await reader.refusal(leaveReview, {
        body: { ...about, name: 'Somebody', rating: 1, content: 'This was not bought by me at all.' },
      }),
      await reader.refusal(shareReport, { body: { ...about, shared: false } }),
      await reader.refusal(erase, { body: { ...about, scope: 'this' } }),
    ];
    expect(new Set(refused)).toEqual(new Set(['mailboxUnproved']));
    expect(await addressOf(owner, orderNumber)).toBe(before);
  });

  it('of a member ends no membership by a mail that is hours old', async () => {
    const { browser, email, orderNumber } = await newMember(app);
    await receiveReport(app, browser, { email });
    app.clock.forward(2 * hour);
    await app.browser().data(retrieveReport, { body: { email } });
    await app.worker.drain();
    const tokens = await newestTokens(app.dataDir, email);
    app.clock.forward(2 * hour);
    const reader = app.browser();
    for (const token of tokens) await reader.data(openReportLink, { body: { token } });
    expect(await reader.refusal(cancelSubscription, { body: { orderNumber } })).toBe('mailboxUnproved');
    expect((await membershipOf(browser)).membership).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('may change things for an hour by a mail that has just come, and the old mailbox can take its order back', async () => {
    const mailbox = 'taken@example.org';
    const { owner, orderNumber } = await bought(mailbox);
    app.clock.forward(2 * hour);
    const reader = await letIn(mailbox);
    await app.browser().data(retrieveReport, { body: { email: mailbox } });
    await letIn(mailbox, reader);
    const change = (email: string) => ({ body: { orderNumber, email } });
    await reader.data(updateOrderEmail, change(theirs));
    await app.worker.drain();
    const [told] = await readMailbox(app.dataDir, { to: mailbox, subject: /was changed/ });
    expect(told?.text).toContain('Undo the change');
    app.clock.forward(day3);
    const [token = ''] = told ? tokensOf(told) : [];
    const rightful = app.browser();
    await rightful.data(openReportLink, { body: { token } });
    expect(await addressOf(rightful, orderNumber)).toBe(mailbox);
    expect(await reportOf(owner, orderNumber)).not.toBeNull();
    expect(await reader.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
    const [late = ''] = await newestTokens(app.dataDir, theirs);
    expect(await app.browser().refusal(openReportLink, { body: { token: late } })).toBe('linkExpired');
    app.clock.forward(2 * hour);
    expect(await rightful.refusal(updateOrderEmail, change(theirs))).toBe('mailboxUnproved');
  });

  it('is not told where the one who took the test corrects the address', async () => {
    const { owner, orderNumber } = await bought('mistyped@example.org');
    await owner.data(updateOrderEmail, { body: { orderNumber, email: 'right@example.org' } });
    await app.worker.drain();
    expect(await readMailbox(app.dataDir, { to: 'mistyped@example.org', subject: /was changed/ })).toEqual(
      [],
    );
  });
});

const day3 = 3 * 24 * hour;
