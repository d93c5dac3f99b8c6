import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openAccountLink } from '#contract/accounts.ts';
import { paymentMethods } from '#contract/catalogue.ts';
import { createPayment } from '#contract/payments.ts';
import { protocolInfo, protocolList } from '#contract/protocols.ts';
import { startSitting } from '#contract/sittings.ts';
import { accounts } from '#server/accounts/tables.ts';
import { versionOf } from '#server/legal/protocols.ts';
import { findOrder } from '#server/orders/store.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import { sittings } from '#server/sittings/tables.ts';
import { goodPassword, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const bought = [versionOf('terms'), versionOf('refunds')];

describe.each(testDatabases('postgres'))('what is agreed to on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('by paying is kept with the try and with the order, in its versions and with its time', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber });
    const [attempt] = await attemptsOf(app.database.database, orderNumber);
    expect(attempt?.agreed).toEqual(bought);
    await app.worker.drain();
    const order = await findOrder(app.database.database, orderNumber);
    expect(order).toMatchObject({ state: 'paid', agreed: bought, agreedAt: attempt?.createdAt });
  });

  it('by becoming a member names the membership’s own terms', async () => {
    const orderNumber = await becomeMember(app, app.browser());
    const order = await findOrder(app.database.database, orderNumber);
    expect(order?.agreed).toEqual([...bought, versionOf('subscription')]);
  });

  it('by opening an account is kept with it, and goes along in its export', async () => {
    const [browser, email] = [app.browser(), 'agreed@example.org'];
    await openAccount(app, browser, email);
    const [account] = await app.database.database.select().from(accounts).where(eq(accounts.email, email));
    expect(account).toMatchObject({ agreed: [versionOf('privacy')], agreedAt: expect.any(Date) });
    const { rawPayload } = await browser.request({ method: 'GET', url: '/ads/user/export?hl=EN' });
    const { 'data.json': data = new Uint8Array(), 'index.html': page = new Uint8Array() } =
      unzipSync(rawPayload);
    expect(JSON.parse(strFromU8(data)).account.agreed).toEqual([versionOf('privacy')]);
    expect(strFromU8(page)).toContain(`Privacy (version ${versionOf('privacy').version})`);
  });

  it('by setting the first password of an account that a purchase opened, as well', async () => {
    const [browser, email] = [app.browser(), 'by-purchase@example.org'];
    await buy(browser, { orderNumber: await confirm(browser), email });
    await app.worker.drain();
    const kept = async () =>
      (await app.database.database.select().from(accounts).where(eq(accounts.email, email)))[0];
    expect(await kept()).toMatchObject({ agreed: null, agreedAt: null });
    const [receipt] = await readMailbox(app.dataDir, { to: email, subject: /^Receipt/ });
    const token = /[?&]key=([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? '';
    await browser.data(openAccountLink, { body: { token, password: goodPassword, agreed: true } });
    expect(await kept()).toMatchObject({ agreed: [versionOf('privacy')], agreedAt: expect.any(Date) });
  });

  it('before a sensitive test is kept with the sitting', async () => {
    const browser = app.browser();
    const { sittingId } = await browser.data(startSitting, {
      body: { ...iq, examId: 'SUBS-1001', consent: true },
    });
    const [sitting] = await app.database.database.select().from(sittings).where(eq(sittings.id, sittingId));
    expect(sitting?.consentedTo).toEqual([versionOf('privacy')]);
  });
});

describe('the legal documents', () => {
  const app = forSuite(() => openApp(undefined, { SELLER_NAME: 'Sixgates Ltd', SELLER_ADDRESS: 'Dublin' }));

  it('are listed, with a market also those that its law asks for', async () => {
    const listed = async (countryCode?: string) =>
      (
        await app.browser().data(protocolList, {
          params: { examId: iq.examId, hl: 'JA' },
          ...(countryCode && { query: { countryCode } }),
        })
      ).map(({ id }) => id);
    const common = ['terms', 'privacy', 'refunds', 'cookies', 'subscription', 'imprint'];
    expect(await listed()).toEqual(common);
    expect(await listed('DE')).toEqual(common);
    expect(await listed('JP')).toEqual([...common, 'commerce-jp']);
    expect(await listed('KR')).toEqual([...common, 'commerce-kr']);
  });

  it('are told in the reader’s language, with the days of this site', async () => {
    const privacy = await app
      .browser()
      .data(protocolInfo, { params: { id: 'privacy' }, query: { hl: 'DE' } });
    expect(privacy).toMatchObject({
      id: 'privacy',
      version: versionOf('privacy').version,
      flag: 'informed',
      title: 'Datenschutz',
    });
    const long = privacy.content.find(({ key }) => key === 'long');
    expect(JSON.stringify(long?.text)).toContain('365 Tage');
    const none = await app.browser().call(protocolInfo, { params: { id: 'elsewhere' } });
    expect(none).toMatchObject({ ok: false, refusal: { name: 'unknownProtocol' } });
  });
});

const live = { STRIPE_SECRET_KEY: 'sk_live_shop', STRIPE_WEBHOOK_SECRET: 'whsec_shop' };
const seller = {
  SELLER_NAME: 'Sixgates Ltd',
  SELLER_ADDRESS: '1 Gate Street, Dublin',
  SELLER_PHONE: '+353 1 234 5678',
  SUPPORT_EMAIL: 'help@example.org',
};

describe('a public site with live keys', () => {
  const app = forSuite(() => openApp(undefined, { ...live, PUBLIC_URL: 'https://shop.example.org' }));

  it('takes no payment while nobody says who sells', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    const offered = await browser.data(paymentMethods, {
      params: { examId: iq.examId, countryCode: iq.countryCode },
    });
    expect(offered).toEqual({ methods: [], demonstration: false, selling: false });
    const press = { ...(await pressFor(browser, { orderNumber })), paymentMethod: 'stripe:card' };
    expect(await browser.call(createPayment, { body: press })).toMatchObject({
      ok: false,
      refusal: { result: 10507, name: 'notSelling' },
    });
    expect(await attemptsOf(app.database.database, orderNumber)).toEqual([]);
  });
});

describe('a public site that says who sells', () => {
  const app = forSuite(() =>
    openApp(undefined, { ...live, ...seller, PUBLIC_URL: 'https://shop.example.org' }),
  );

  it.each([
    ['DE', true],
    ['JP', false],
    ['KR', false],
  ])('sells in %s: %s', async (countryCode, selling) => {
    const offered = await app.browser().data(paymentMethods, { params: { examId: iq.examId, countryCode } });
    expect(offered).toMatchObject({ selling, demonstration: false });
    expect(offered.methods.length > 0).toBe(selling);
  });
});
