import { inArray } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sendCaptcha, updateAddress, updateUser } from '#contract/accounts.ts';
import { deniedMode } from '#contract/consent-mode.ts';
import { leaveReview } from '#contract/orders.ts';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import { openReportLink } from '#contract/reports.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { accounts } from '#server/accounts/tables.ts';
import { adClicks } from '#server/conversions/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { sittings } from '#server/sittings/tables.ts';
import { goodPassword, newestCode } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { newAuthenticator } from '#tests/support/authenticator.ts';
import { iq } from '#tests/support/builders.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { makePerson } from '#tests/support/person.ts';
import { forSuite } from '#tests/support/suite.ts';
import { everyTable } from '#tests/support/tables.ts';

/** By which of its columns a table says whose a row is. */
const owners = ['holder_hash', 'account_id', 'order_number', 'sitting_id', 'logid'];

const hash = 'a hash, by which nothing is opened and nobody is known';
const key = 'opens a page; its holder sees it there';
const upkeep = 'when the server last looked, or told';
const providers = 'the provider’s, and what is due to it is exported with the payment';

/** Whole tables that stay out, each with its reason. */
const tablesLeftOut: Readonly<Record<string, string>> = {
  account_browsers: 'hashes of browsers in which the account was logged in; the sessions are exported',
  report_links: 'hashes of ways to a report, and until when they work',
  coupon_redemptions: 'that a coupon was used stands in the order',
  grants: 'what an order opened; it is exported itself',
  pairs: 'two people’s; the own side is exported as `together`',
  payment_events: 'what a provider told us; what came of it stands in order and payment',
  ledger: 'the books; their sums stand in order and payment',
  refunds: 'the books; what went back stands in the order',
  surplus_captures: 'the books',
  mismatches: 'the books',
  disputes: 'between two banks and us; what it did stands in the order',
};

/** Columns that stay out, each with its reason. */
const columnsLeftOut: Readonly<Record<string, string>> = {
  'accounts.passwordHash': hash,
  'account_sessions.tokenHash': hash,
  'account_links.tokenHash': hash,
  'account_links.expiresAt': 'when the way back to a former address ends; the letter says so',
  'account_passkeys.credentialId': 'names the key to its device',
  'account_passkeys.publicKey': 'checks the key’s signatures',
  'account_passkeys.counter': upkeep,
  'account_passkeys.transports': 'how the device is spoken to',
  'order_access.leftBy': hash,
  'orders.visit': 'what every call says of the page that it comes from',
  'orders.emailKey': 'the address once more, lowered',
  'gifts.codeHash': hash,
  'gifts.redeemedBy': 'another person’s order',
  'invitations.code': key,
  'subscriptions.provider': providers,
  'subscriptions.reference': providers,
  'subscriptions.askedAt': upkeep,
  'subscriptions.remindedFor': upkeep,
  'subscriptions.nextPrice': 'worked out from the list of prices',
  'visits.startedAt': 'the moment of its first page',
  'page_views.id': 'a number of its own',
  'sittings.seed': 'gives the test away',
  'sittings.stages': 'gives the test away; what was asked is exported with the answers',
  'sittings.result': 'exported in words, as far as it is open',
  'sittings.visit': 'what every call says of the page that it comes from',
  'sittings.invitation': key,
  'sitting_answers.sequence': upkeep,
  'payment_attempts.id': providers,
  'payment_attempts.pressId': 'tells two presses of the button apart',
  'payment_attempts.provider': providers,
  'payment_attempts.reference': providers,
  'payment_attempts.actionUrl': providers,
  'payment_attempts.failure': providers,
  'payment_attempts.tracking': 'kept for the way back from the provider’s page',
  'payment_attempts.waiver': 'stands in the order',
  'payment_attempts.agreed': 'stands in the order',
  'payment_attempts.discountAmount': 'stands in the order',
  'payment_attempts.creditAmount': 'stands in the order',
  'payment_attempts.couponCode': 'stands in the order',
  'payment_attempts.sentAt': upkeep,
  'payment_attempts.askedAt': upkeep,
  'payment_attempts.setAsideAt': upkeep,
};

/** Columns that are exported, and that this person has nothing in. */
const emptyHere = [
  'accounts.phone',
  'account_passkeys.usedAt',
  'orders.parentOrderNumber',
  'orders.broughtBy',
  'orders.couponCode',
  'orders.discountAmount',
  'orders.creditAmount',
  'orders.refundedAmount',
  'orders.erasedAt',
  'gifts.redeemedAt',
  'reviews.hiddenAt',
  'page_views.locale',
  'subscriptions.nextSkuId',
  'subscriptions.graceUntil',
  'subscriptions.canceledAt',
  'sittings.landing',
  'sittings.consentedAt',
  'sittings.consentedTo',
  'ad_clicks.address',
];

describe('an export', () => {
  const app = forSuite(() => openApp());

  it('holds every column of every table that says whose a row is, but for those that are left out for a reason', async () => {
    const {
      browser,
      email: former,
      numbers,
    } = await makePerson(app, 'Quittenspalte', {
      account: true,
      member: true,
    });
    const { database } = app.database;
    const email = 'quitte.neu@quittenspalte.example';
    await browser.data(sendCaptcha, { query: { email } });
    const captcha = await newestCode(app, email);
    await browser.data(updateAddress, { body: { email, captcha, password: goodPassword } });
    await browser.data(updateUser, { body: { birthday: '1987-06-05' } });
    const begun = await browser.data(beginPasskey, { body: { password: goodPassword } });
    const credential = newAuthenticator('http://127.0.0.1:3000').make(begun);
    await browser.data(addPasskey, { body: { credential } });
    await browser.data(leaveReview, {
      body: { orderNumber: numbers.report ?? '', name: 'Quitte', rating: 4, content: 'Quinces everywhere.' },
    });

    const [account] = await database.select().from(accounts);
    if (!account) throw new Error('There is no account.');
    const mine = { holderHash: account.holderHash };
    const own = (await database.select().from(orders)).filter((one) => one.holderHash === mine.holderHash);
    const sat = (await database.select().from(sittings)).filter((one) => one.holderHash === mine.holderHash);
    const { logid } = await browser.data(generateLogid, { body: { appExamId: iq.examId } });
    const ids = { orders: own.map((one) => one.orderNumber), sittings: sat.map(({ id }) => id) };
    await database.update(orders).set({ logid }).where(inArray(orders.orderNumber, ids.orders));
    await database.update(sittings).set({ logid }).where(inArray(sittings.id, ids.sittings));
    await browser.data(pageView, {
      query: { id: logid, aeid: iq.examId, dl: '/report/result/DE-SUBS-1002' },
    });
    const click = { clicks: { gclid: 'quitte-click' }, consent: deniedMode, browser: 'Quittenfuchs' };
    await database.insert(adClicks).values({ logid, ...click, address: null, agreedAt: app.clock.now() });

    const [token = ''] = await newestTokens(app.dataDir, former);
    await app.browser().data(openReportLink, { body: { token } });

    const isMine: Readonly<Record<string, ReadonlySet<unknown>>> = {
      holder_hash: new Set([mine.holderHash]),
      account_id: new Set([account.id]),
      order_number: new Set(ids.orders),
      sitting_id: new Set(ids.sittings),
      logid: new Set([logid]),
    };
    const answer = await browser.request({ method: 'GET', url: '/ads/user/export?hl=EN' });
    const text = JSON.stringify(
      JSON.parse(strFromU8(unzipSync(answer.rawPayload)['data.json'] as Uint8Array)),
    );
    expect(text).toContain(former);

    const missing: string[] = [];
    const seen = new Set<string>();
    for (const table of await everyTable()) {
      const { name, columns } = getTableConfig(table);
      const owning = owners.filter((owner) => columns.some((column) => column.name === owner));
      if (owning.length === 0 || name in tablesLeftOut || name.startsWith('sandbox_')) continue;
      const rows = await rowsOf(table, (row) =>
        owning.some((owner) => isMine[owner]?.has(row[propertyOf(owner)])),
      );
      for (const column of columns) {
        const property = propertyOf(column.name);
        const said = `${name}.${property}`;
        seen.add(said);
        if (said in columnsLeftOut || property === 'holderHash' || property === 'logid') continue;
        const values = rows.map((row) => row[property]).filter((value) => value !== null && value !== '');
        if (values.length === 0 && !emptyHere.includes(said)) missing.push(`${said}: nobody has any`);
        const absent = values.find((value) => !isIn(text, property, value));
        if (absent !== undefined) missing.push(`${said}: ${JSON.stringify(absent)}`);
      }
    }
    expect(missing).toEqual([]);
    const unknown = [...Object.keys(columnsLeftOut), ...emptyHere].filter((said) => !seen.has(said));
    expect(unknown, 'left out, and not there').toEqual([]);
  });

  async function rowsOf(table: PgTable, which: (row: Record<string, unknown>) => boolean) {
    const all = (await app.database.database.select().from(table)) as Record<string, unknown>[];
    return all.filter(which);
  }
});

/** What a column is called in our code. */
const propertyOf = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Numbers and yes or no are looked for with their name: by themselves they would be found anywhere. */
function isIn(text: string, property: string, value: unknown): boolean {
  const written = JSON.stringify(value);
  return text.includes(
    typeof value === 'number' || typeof value === 'boolean' ? `"${property}":${written}` : written,
  );
}
