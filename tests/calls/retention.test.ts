import { count, eq, inArray, lt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { sendCaptcha } from '#contract/accounts.ts';
import { deniedMode } from '#contract/consent-mode.ts';
import { retrieveReport } from '#contract/reports.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { accountCodes, accountSessions } from '#server/accounts/tables.ts';
import { adClicks } from '#server/conversions/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { dailyRetention } from '#server/privacy/retention.ts';
import { reportLinks, retrievalCounts } from '#server/reports/tables.ts';
import { sittingAnswers, sittings } from '#server/sittings/tables.ts';
import { pairs } from '#server/together/tables.ts';
import { pageViews, visits } from '#server/visits/tables.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, confirm, iq } from '#tests/support/builders.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('both'))('what nobody needs any more, on $kind', (on) => {
  const log = testLog();
  const app = forSuite(() => openApp(on, { LOG_LEVEL: 'info' }, log));

  const rows = async (table: PgTable) => {
    const [row] = await app.database.database.select({ rows: count() }).from(table);
    return row?.rows;
  };

  const stateOf = async (orderNumber: string) => {
    const found = await app.database.database
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    return found[0]?.state;
  };

  /** Orders that nobody pays expire, and the day's job runs, as one process and another wrote it. */
  async function night(): Promise<void> {
    const room = { database: app.database.database, clock: app.clock };
    await app.reconcile();
    await dailyRetention()(room);
    await app.worker.drain();
  }

  it('is deleted when its time has come, and nothing else', async () => {
    const visitor = app.browser();
    const { logid } = await visitor.data(generateLogid, { body: { appExamId: iq.examId } });
    await visitor.data(pageView, { query: { id: logid, aeid: iq.examId, dl: '/landing/home/DE-SUBS-1002' } });
    const left = await begin(visitor);
    const answers = answersTo(left).slice(0, 3);
    await visitor.data(saveAnswers, { body: { sittingId: left.sittingId, answers } });
    await visitor.refusal(retrieveReport, { body: { email: 'nobody@example.org' } });
    const unpaid = await confirm(app.browser());
    const declined = (await buyReport(app.browser(), { card: 'decline' })).orderNumber;
    const paid = (await buyReport(app.browser())).orderNumber;
    const member = app.browser();
    await becomeMember(app, member);
    const members = await confirm(member);
    await night();
    expect(await rows(sittings)).toBe(5);

    app.clock.forward(91 * day);
    await night();
    expect(await rows(pageViews)).toBe(0);
    expect(await rows(visits)).toBe(0);
    expect(await rows(retrievalCounts)).toBe(0);
    const sat = await app.database.database.select().from(sittings);
    expect(sat.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      [unpaid, declined, paid, members].sort(),
    );
    expect(await rows(reportLinks)).toBe(0);
    const lastMonth = new Date(app.clock.now().getTime() - 30 * day);
    const oldJobs = await app.database.database.select().from(outbox).where(lt(outbox.doneAt, lastMonth));
    expect(oldJobs).toEqual([]);

    app.clock.forward(275 * day);
    await night();
    expect(await Promise.all([unpaid, declined, paid, members].map(stateOf))).toEqual([
      undefined,
      undefined,
      'paid',
      'draft',
    ]);
    const gone = inArray(paymentAttempts.orderNumber, [unpaid, declined]);
    expect(await app.database.database.select().from(paymentAttempts).where(gone)).toEqual([]);
    const halfYear = new Date(app.clock.now().getTime() - 180 * day);
    const oldNotices = lt(paymentEvents.handledAt, halfYear);
    expect(await app.database.database.select().from(paymentEvents).where(oldNotices)).toEqual([]);
    expect(await rows(sittings)).toBe(2);
    const answered = await app.database.database.select().from(sittingAnswers);
    const kept = await app.database.database.select().from(sittings);
    expect(new Set(answered.map(({ sittingId }) => sittingId))).toEqual(new Set(kept.map(({ id }) => id)));
    expect(await checkLedger(app.database.database)).toMatchObject({ findings: [] });

    const told = log.lines().filter(({ what }) => what !== undefined);
    expect(new Set(told.map(({ what }) => what))).toEqual(
      new Set([
        'sittings',
        // Of links asked for by mail, which are counted by client too.
        'attempts',
        'drafts',
        'pageViews',
        'visits',
        'notices',
        'jobs',
        'links',
        'askings',
        'accountLinks',
      ]),
    );
    for (const { longestMilliseconds } of told) expect(longestMilliseconds).toEqual(expect.any(Number));
  });

  it('is also what belongs to an account, to an advertisement or to two: each in its time', async () => {
    const { database } = app.database;
    const [person, friend] = [app.browser(), app.browser()];
    const email = 'kept@example.org';
    await openAccount(app, person, email);
    await friend.data(sendCaptcha, { query: { email } });
    const now = app.clock.now();
    const click = { clicks: { gclid: 'one' }, consent: deniedMode, browser: '', address: null };
    await database.insert(adClicks).values({ logid: 'clicked', ...click, agreedAt: now });
    const pair = {
      code: 'pair',
      invitingOrder: 'one',
      name: null,
      otherName: null,
      scoresAt: null,
      madeAt: now,
    };
    const agreed = { agreedAt: now, otherAgreedAt: null, otherScoresAt: null };
    await database.insert(pairs).values([
      { orderNumber: 'one', otherOrder: 'two', ...pair, ...agreed },
      { orderNumber: 'one', otherOrder: 'three', ...pair, code: 'both', ...agreed, otherAgreedAt: now },
    ]);
    const counts = async () => ({
      sessions: await rows(accountSessions),
      codes: await rows(accountCodes),
      clicks: await rows(adClicks),
      pairs: await rows(pairs),
    });
    const all = { sessions: 1, codes: 1, clicks: 1, pairs: 2 };
    await night();
    expect(await counts()).toEqual(all);
    // A code lives ten minutes, and a day longer at most.
    app.clock.forward(day);
    await night();
    expect(await counts()).toEqual(all);
    app.clock.forward(day);
    await night();
    expect(await counts()).toEqual({ ...all, codes: 0 });
    app.clock.forward(87 * day);
    await night();
    expect(await counts()).toEqual({ ...all, codes: 0 });
    app.clock.forward(2 * day);
    await night();
    // Two who both agreed go on being compared.
    expect(await counts()).toEqual({ sessions: 0, codes: 0, clicks: 0, pairs: 1 });
  });

  it('is looked for once a day, however many processes there are', async () => {
    const nights = await app.database.database
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'privacy.retention'));
    const today = app.clock.now().toISOString().slice(0, 10);
    // On a busy machine a night has more than one part.
    expect(nights.filter(({ id }) => id.endsWith(`${today}:1`))).toHaveLength(1);
  });
});
