import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription, userPrivilege } from '#contract/privileges.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox, tokensOf } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';

describe.each(testDatabases('postgres'))('a member who has lost the browser, on $kind', (on) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());

  it('finds the membership by the address, and can end it', async () => {
    const email = 'elsewhere@example.org';
    const orderNumber = await becomeMember(app, app.browser(), { email });
    const other = app.browser();
    expect(await other.refusal(cancelSubscription, { body: { orderNumber } })).toBe('unknownOrder');

    await other.data(retrieveReport, { body: { email } });
    await app.worker.drain();
    const mails = (await readMailbox(app.dataDir)).filter(({ to }) => to === email);
    const [token] = mails.flatMap(tokensOf);
    expect(await other.data(openReportLink, { body: { token: token as string } })).toMatchObject({
      orderNumber,
    });
    expect(await other.data(userPrivilege)).toMatchObject({ member: true });
    const ended = await other.data(cancelSubscription, { body: { orderNumber } });
    expect(ended).toMatchObject({ cancelAtPeriodEnd: true });
  });
});
