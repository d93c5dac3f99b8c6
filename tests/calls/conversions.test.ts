import { count } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adConsent } from '#contract/ads.ts';
import { erase } from '#contract/privacy.ts';
import type { Tracking, TrackingParameter } from '#contract/tracking.ts';
import { pageView } from '#contract/visits.ts';
import { adServices } from '#server/conversions/services/index.ts';
import { adClicks } from '#server/conversions/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { dailyRetention } from '#server/privacy/retention.ts';
import { openAdsFake } from '#tests/support/ads-fake.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const hosts: Readonly<Partial<Record<TrackingParameter, string>>> = {
  fbclid: 'graph.facebook.com',
  ttclid: 'business-api.tiktok.com',
  gclid: 'datamanager.googleapis.com',
  ScCid: 'tr.snapchat.com',
  MSCLKID: 'capi.uet.microsoft.com',
  epik: 'api.pinterest.com',
};

const agree = (browser: Browser, tracking: Tracking, agreed = true) =>
  browser.data(adConsent, { body: { appExamId: iq.examId, agreed, tracking } });

describe.each(testDatabases('postgres'))('what services are told of their advertisements, on $kind', (on) => {
  const fake = forSuite(() => openAdsFake());
  const app = forSuite(() =>
    openApp(on, { ...fake.env, PUBLIC_URL: 'https://example.org', DEMONSTRATION: 'yes' }),
  );
  const browser = forTest(() => app.browser());
  const told = async () => {
    await app.worker.drain();
    expect(fake.refused).toEqual([]);
    return fake.told.splice(0).map(({ host, event, text }) => ({ host, event, text }));
  };
  const see = (path: string) => browser.data(pageView, { query: { dl: `https://example.org${path}` } });

  it('every service has its parameter, its host and its keys', () => {
    expect(adServices.map(({ parameter }) => parameter).sort()).toEqual(Object.keys(hosts).sort());
  });

  it.each(adServices.filter(({ name }) => name !== 'google'))(
    '$title hears of a visit, a pay page, a press and a purchase, each once, as it asks for it',
    async ({ parameter }) => {
      expect(await agree(browser, { [parameter]: 'click-0001', gclid: '' })).toEqual({ kept: true });
      await agree(browser, { [parameter]: 'click-0001' });
      const orderNumber = await confirm(browser);
      await see('/paying/paypage/DE-SUBS-1002?orderNumber=x');
      await see('/paying/paypage/DE-SUBS-1002?orderNumber=x');
      await buy(browser, { orderNumber, email: 'reader@example.org' });
      const events = await told();
      expect(events.map(({ host }) => host)).toEqual(Array(4).fill(hosts[parameter]));
      const ids = events.map(({ event }) => event.event_id ?? event.eventId);
      expect(new Set(ids).size).toBe(4);
      const text = events.map((one) => one.text).join('\n');
      expect(text).toContain('click-0001');
      // Neither the order, nor the test, nor who it was.
      expect(text).not.toMatch(new RegExp(`${orderNumber}|SUBS-|iq-basic|reader|paying`));
    },
  );

  it('Google hears of the purchase alone, by its click and with the consent that was given', async () => {
    await agree(browser, { gclid: 'click-0002' });
    await buy(browser, { orderNumber: await confirm(browser) });
    const events = await told();
    expect(events).toMatchObject([
      {
        host: hosts.gclid,
        event: {
          adIdentifiers: { gclid: 'click-0002' },
          conversionValue: 9.9,
          currency: 'EUR',
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_DENIED' },
        },
      },
    ]);
  });

  it('counts a purchase that the provider tells hours later, and twice, once', async () => {
    await agree(browser, { ttclid: 'click-0003', tt_test_id: 'TEST1' });
    const orderNumber = await confirm(browser);
    const { paymentId } = await buy(browser, { orderNumber, card: 'authentication' });
    const before = (await told()).map(({ event }) => event.event);
    expect(before.sort()).toEqual(['AddPaymentInfo', 'ViewContent']);
    app.clock.forward(7 * 3600_000);
    await rewriteBooks(app, paymentId, { state: 'succeeded', failure: null });
    for (const times of [20, 21])
      await postNotice(app, JSON.stringify(noticeOf({ paymentId, orderNumber }, times)));
    const [purchase, ...more] = await told();
    expect(more).toEqual([]);
    expect(purchase?.event).toMatchObject({
      event: 'Purchase',
      properties: { value: 9.9, currency: 'EUR' },
    });
    expect(purchase?.text).toContain('"test_event_code":"TEST1"');
  });

  it('tells nothing without a yes, without a click, and of no other service', async () => {
    const silent = app.browser();
    await agree(silent, { fbclid: 'click-0004' }, false);
    await buy(silent, { orderNumber: await confirm(silent) });
    expect(await agree(browser, { click_id: 'x', logid: 'visit-0009' })).toEqual({ kept: false });
    await buy(browser, { orderNumber: await confirm(browser) });
    expect(await told()).toEqual([]);
  });

  it('tells nothing more after the yes was taken back, not even what was on its way', async () => {
    await agree(browser, { fbclid: 'click-0005' });
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber });
    expect(await agree(browser, {}, false)).toEqual({ kept: false });
    expect(await told()).toEqual([]);
    await see('/paying/paypage/DE-SUBS-1002');
    expect(await told()).toEqual([]);
  });

  it('forgets the click with the person, and with the visit’s time', async () => {
    const kept = async () => (await app.database.database.select({ n: count() }).from(adClicks))[0]?.n;
    await app.database.database.delete(adClicks);
    await agree(browser, { MSCLKID: 'click-0006' });
    const orderNumber = await confirm(browser);
    expect(await kept()).toBe(1);
    await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    expect(await kept()).toBe(0);
    await agree(app.browser(), { MSCLKID: 'click-0007' });
    app.clock.forward(91 * day);
    await dailyRetention()({ database: app.database.database, clock: app.clock });
    await app.worker.drain();
    expect(await kept()).toBe(0);
    fake.told.length = 0;
  });

  it('tries again what a service could not take, and tells it once', async () => {
    fake.fail(hosts.fbclid ?? '', 503, 1);
    await agree(browser, { fbclid: 'click-0008' });
    expect(await told()).toEqual([]);
    app.clock.forward(5_000);
    const events = await told();
    expect(events).toHaveLength(1);
    const written = await app.database.database.select().from(outbox);
    expect(JSON.stringify(written)).not.toContain('click-0008');
  });
});

it('keeps nothing where no service is configured', async () => {
  const app = await openApp();
  const browser = app.browser();
  expect(await agree(browser, { fbclid: 'x', gclid: 'y' })).toEqual({ kept: false });
  expect(await app.database.database.select().from(adClicks)).toEqual([]);
  await app.close();
});
