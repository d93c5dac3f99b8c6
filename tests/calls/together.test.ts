import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { orderInfo, saveOrder, updateOrderEmail } from '#contract/orders.ts';
import { erase } from '#contract/privacy.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import {
  agreeTogether,
  comparisonInfo,
  invitationInfo,
  inviteTogether,
  joinTogether,
  togetherStanding,
} from '#contract/together.ts';
import { sittings } from '#server/sittings/tables.ts';
import { forgetUnanswered } from '#server/together/pairs.ts';
import { pairCodes, pairs } from '#server/together/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, brain, confirm, iq, type TestWish, types } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const stress = { ...iq, examId: 'SUBS-1007', consent: true } as const;
const subconscious = { ...iq, examId: 'SUBS-1001', consent: true } as const;

describe.each(testDatabases('postgres'))('two together, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  const standing = (browser: Browser, orderNumber: string) =>
    browser.data(togetherStanding, { params: { orderNumber } });
  const invite = (browser: Browser, orderNumber: string, more: { name?: string; mails?: boolean } = {}) =>
    browser.data(inviteTogether, { body: { orderNumber, invited: true, ...more } });
  const keyOf = async (browser: Browser, orderNumber: string) =>
    (await invite(browser, orderNumber)).invitation?.invitation ?? '';
  const join = (browser: Browser, orderNumber: string, invitation: string, scores = false) =>
    browser.data(joinTogether, { body: { orderNumber, invitation, name: 'Berta', scores } });
  const agree = (browser: Browser, pair: string, scores = false) =>
    browser.data(agreeTogether, { body: { pair, agreed: true, scores } });
  const end = (browser: Browser, pair: string) =>
    browser.data(agreeTogether, { body: { pair, agreed: false, scores: false } });
  const compare = (browser: Browser, pair: string) => browser.data(comparisonInfo, { params: { pair } });
  const gone = (browser: Browser, pair: string) => browser.refusal(comparisonInfo, { params: { pair } });
  const told = (browser: Browser, invitation: string) =>
    browser.data(invitationInfo, { params: { invitation } });

  /** Takes a test that an invitation led to. */
  async function takeBy(browser: Browser, invitation: string, wish: TestWish = types): Promise<string> {
    const { sittingId } = await browser.data(startSitting, { body: { ...wish, invitation } });
    const { hl, countryCode, examId } = wish;
    const list = await browser.data(questionList, { params: { examId, lang: hl }, query: { sittingId } });
    const body = { sittingId, answers: answersTo(list), hl, countryCode };
    return (await browser.data(saveOrder, { body })).orderNumber;
  }

  /** Two who have both agreed. */
  async function both(wish: TestWish = types) {
    const [one, other] = [app.browser(), app.browser()];
    const [mine, theirs] = [await confirm(one, wish), await confirm(other, wish)];
    const { pair } = await join(other, theirs, await keyOf(one, mine));
    await agree(one, pair);
    return { one, other, mine, theirs, pair };
  }

  it('shows nothing before both have agreed, then the same page to both, and to nobody else', async () => {
    const [one, other, stranger] = [app.browser(), app.browser(), app.browser()];
    const mine = await confirm(one, types);
    const before = await standing(one, mine);
    expect(before).toMatchObject({ scores: null, mail: false, invitation: null, invited: null, pairs: [] });
    expect(before.shows.length).toBeGreaterThan(0);
    const made = await invite(one, mine, { name: ' Ada ' });
    const key = made.invitation?.invitation ?? '';
    expect(made.invitation).toMatchObject({
      name: 'Ada',
      address: expect.stringMatching(`/together/${key}$`),
    });
    expect(await told(other, key)).toMatchObject({ standing: 'open', name: 'Ada', orderNumber: null });
    expect(await told(one, key)).toMatchObject({ standing: 'own', orderNumber: mine });
    expect(JSON.stringify(await told(other, key))).not.toContain(mine);

    const theirs = await takeBy(other, key);
    expect((await standing(other, theirs)).invited).toEqual({ invitation: key, name: 'Ada' });
    expect(await told(other, key)).toMatchObject({ standing: 'taken', orderNumber: theirs });
    const { pair, standing: waits } = await join(other, theirs, key);
    expect(waits).toBe('theirs');
    expect((await standing(other, theirs)).invited).toBeNull();
    expect((await standing(one, mine)).pairs).toMatchObject([{ pair, standing: 'yours', name: 'Berta' }]);
    for (const browser of [one, other]) expect((await compare(browser, pair)).blocks).toBeNull();
    expect(await gone(stranger, pair)).toBe('unknownPair');
    expect(await stranger.refusal(agreeTogether, { body: { pair, agreed: true, scores: false } })).toBe(
      'unknownPair',
    );

    expect(await agree(one, pair)).toEqual({ standing: 'both', orderNumber: mine });
    const [own, others] = [await compare(one, pair), await compare(other, pair)];
    expect(own).toMatchObject({ standing: 'both', name: 'Berta', orderNumber: mine });
    expect(others).toMatchObject({ standing: 'both', name: 'Ada', orderNumber: theirs });
    const rows = (page: typeof own) =>
      page.blocks?.flatMap((block) => (block.block === 'pair' ? block.rows : [])) ?? [];
    expect(rows(own)).toHaveLength(4);
    expect(rows(own).map(({ marks }) => marks)).toEqual(rows(others).map(({ marks }) => marks.toReversed()));
    expect(JSON.stringify(own)).not.toContain(theirs);
    expect(await gone(stranger, pair)).toBe('unknownPair');
  });

  it('is one pair whoever invites whom, and none with oneself', async () => {
    const { one, other, mine, theirs, pair } = await both();
    expect((await join(one, mine, await keyOf(other, theirs))).pair).toBe(pair);
    expect((await standing(one, mine)).pairs).toHaveLength(1);
    expect(await told(other, (await standing(one, mine)).invitation?.invitation ?? '')).toMatchObject({
      standing: 'paired',
      pair,
    });
    const again = await confirm(one, types);
    const body = { orderNumber: again, name: null, scores: false };
    const key = await keyOf(one, mine);
    expect(await one.refusal(joinTogether, { body: { ...body, invitation: key } })).toBe('ownInvitation');
    expect(await one.refusal(joinTogether, { body: { ...body, orderNumber: mine, invitation: key } })).toBe(
      'ownInvitation',
    );
  });

  it('compares one test only, and no test that says nothing of it', async () => {
    const [one, other] = [app.browser(), app.browser()];
    const key = await keyOf(one, await confirm(one, types));
    const body = { orderNumber: await confirm(other, brain), invitation: key, name: null, scores: false };
    expect(await other.refusal(joinTogether, { body })).toBe('notComparable');
    const strained = await confirm(one, stress);
    expect((await standing(one, strained)).shows).toEqual([]);
    expect(await one.refusal(inviteTogether, { body: { orderNumber: strained, invited: true } })).toBe(
      'notComparable',
    );
    const unknown = { ...body, invitation: 'A'.repeat(22) };
    expect(await other.refusal(joinTogether, { body: unknown })).toBe('unknownInvitation');
  });

  it('compares scores of intelligence only where both say so, and takes them out again', async () => {
    const { one, other, pair } = await both(iq);
    const hasScores = async (browser: Browser) =>
      ((await compare(browser, pair)).blocks ?? []).some(({ block }) => block === 'pair');
    expect(await compare(one, pair)).toMatchObject({ scores: { own: false, other: false } });
    expect(await hasScores(one)).toBe(false);
    await agree(one, pair, true);
    expect(await hasScores(one)).toBe(false);
    expect(await hasScores(other)).toBe(false);
    await agree(other, pair, true);
    expect(await hasScores(one)).toBe(true);
    expect(await hasScores(other)).toBe(true);
    await agree(one, pair, false);
    expect(await hasScores(other)).toBe(false);
  });

  it('holds nothing of two editions that are not told on one scale, and all of two that are', async () => {
    const { database } = app.database;
    const earlier = { normVersion: 'an-earlier-norm' };
    for (const [wish, told] of [
      [types, false],
      [iq, true],
    ] as const) {
      const { one, other, theirs, pair } = await both(wish);
      expect((await compare(one, pair)).blocks).not.toBeNull();
      const [taken] = await database.select().from(sittings).where(eq(sittings.orderNumber, theirs));
      const result = { ...(taken?.result as object), ...earlier };
      await database.update(sittings).set({ result }).where(eq(sittings.orderNumber, theirs));
      for (const browser of [one, other]) {
        const page = await compare(browser, pair);
        expect(page.standing).toBe('both');
        expect(page.blocks !== null).toBe(told);
      }
    }
  });

  it('tells of reports only what both have, and opens none', async () => {
    const [one, other] = [app.browser(), app.browser()];
    const buy = async (browser: Browser) =>
      (await buyReport(browser, { exam: subconscious, skuId: 'subconscious-short' })).orderNumber;
    const [mine, theirs] = [await buy(one), await buy(other)];
    const { pair } = await join(other, theirs, await keyOf(one, mine));
    await agree(one, pair);
    const hasProfile = async () =>
      ((await compare(one, pair)).blocks ?? []).some((told) => told.block === 'pair' && told.rows.length > 0);
    expect(await hasProfile()).toBe(false);
    await one.data(orderInfo, { params: { orderNumber: mine } });
    expect(await hasProfile()).toBe(false);
    await other.data(orderInfo, { params: { orderNumber: theirs } });
    expect(await hasProfile()).toBe(true);
    await askRefund(app, theirs, 'all');
    await app.worker.drain();
    expect(await gone(one, pair)).toBe('unknownPair');
    expect(await gone(other, pair)).toBe('unknownPair');
  });

  it('is gone for both when either ends it, withdraws the link, or has a result deleted', async () => {
    const ended = await both();
    expect(await end(ended.other, ended.pair)).toMatchObject({ standing: null });
    const withdrawn = await both();
    await withdrawn.one.data(inviteTogether, { body: { orderNumber: withdrawn.mine, invited: false } });
    const erased = await both();
    await erased.other.data(erase, { body: { orderNumber: erased.theirs, scope: 'this' } });
    for (const { one, other, mine, pair } of [ended, withdrawn, erased]) {
      expect(await gone(one, pair)).toBe('unknownPair');
      expect(await gone(other, pair)).toBe('unknownPair');
      expect((await standing(one, mine)).pairs).toEqual([]);
    }
    const { database } = app.database;
    const left = new Set((await database.select().from(pairs)).map(({ code }) => code));
    const codes = (await database.select().from(pairCodes)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(left);
    expect(await withdrawn.other.refusal(invitationInfo, { params: { invitation: 'B'.repeat(22) } })).toBe(
      'unknownInvitation',
    );
  });

  it('is taken along by each, as far as it is their own, and forgotten where nobody answers', async () => {
    const { one, mine, pair } = await both();
    const archive = await one.request({ method: 'GET', url: '/ads/user/export?hl=EN' });
    const files = unzipSync(archive.rawPayload);
    const [data, page] = ['data.json', 'index.html'].map((name) =>
      strFromU8(files[name] ?? new Uint8Array()),
    );
    expect(JSON.parse(data ?? '').together).toMatchObject([
      { orderNumber: mine, pairs: [{ standing: 'both', otherName: 'Berta', scoresAt: null }] },
    ]);
    expect(page).toContain('Berta');

    const [other, third] = [app.browser(), app.browser()];
    const asked = await confirm(other, types);
    const waiting = await join(third, await confirm(third, types), await keyOf(other, asked));
    const later = new Date(app.clock.now().getTime() + 1000);
    expect(await forgetUnanswered(app.database.database, later, 100)).toBeGreaterThan(0);
    expect(await gone(third, waiting.pair)).toBe('unknownPair');
    expect((await compare(one, pair)).standing).toBe('both');
  });

  it('makes one row of two consents that come at once', async () => {
    const [one, other] = [app.browser(), app.browser()];
    const [mine, theirs] = [await confirm(one, types), await confirm(other, types)];
    const [toOne, toOther] = [await keyOf(one, mine), await keyOf(other, theirs)];
    const made = await Promise.all([
      join(one, mine, toOther),
      join(other, theirs, toOne),
      join(one, mine, toOther),
      join(other, theirs, toOne),
    ]);
    expect(new Set(made.map(({ pair }) => pair)).size).toBe(1);
    expect((await standing(one, mine)).pairs).toMatchObject([{ standing: 'both' }]);
    expect((await standing(other, theirs)).pairs).toHaveLength(1);
  });

  it('writes to whoever invited only where that was wished, and once', async () => {
    const [one, other] = [app.browser(), app.browser()];
    const mine = await confirm(one, types);
    expect((await invite(one, mine, { mails: true })).invitation?.mails).toBe(false);
    const email = 'ada.invites@example.org';
    await one.data(updateOrderEmail, { body: { orderNumber: mine, email } });
    const key = (await invite(one, mine, { mails: true })).invitation?.invitation ?? '';
    const theirs = await confirm(other, types);
    const { pair } = await join(other, theirs, key);
    await end(other, pair);
    await join(other, theirs, key);
    await app.worker.drain();
    const mails = (await readMailbox(app.dataDir)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/report/together/');
    expect(mails[0]?.text).not.toContain('Berta');
  });
});
