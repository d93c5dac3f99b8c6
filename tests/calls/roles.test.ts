import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as contract from '#contract/accounts.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { calls, pendingCalls } from '#contract/index.ts';
import { orderInfo } from '#contract/orders.ts';
import { enterAccount, goodPassword, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const email = 'Owner.Quittenbaum@example.org';
const foreign = 'stranger@example.org';

/** What identifies something of somebody: a call that takes one of these answers its owner alone. */
const handles = ['orderNumber', 'sittingId', 'id'] as const;

/** Calls whose `id` names nothing of a person. */
const open = new Set([
  'pageView',
  'examInfo',
  'examMethods',
  'examTypes',
  'examType',
  'examTypePair',
  'protocolInfo',
  // Anybody may write of an order; nothing of it is answered.
  'writeToSupport',
]);

/** The refusals that tell a stranger nothing. */
const silent = ['unknownOrder', 'unknownSitting', 'notLoggedIn', 'forbidden', 'fileNotReady', 'notFound'];

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};

const named = (call: Call) =>
  [call.params, call.query, call.body].flatMap((part) => Object.keys(shapeOf(part)));

const owned = calls.filter(
  (call) =>
    !pendingCalls.has(call.name) &&
    !open.has(call.name) &&
    named(call).some((name) => handles.some((handle) => handle === name)),
);

/** Calls that answer only somebody who is logged in. */
const personal = calls.filter(({ refusals }) => refusals.includes('notLoggedIn'));

describe('who may do what', () => {
  const app = forSuite(() => openApp());
  const victim: Record<string, string> = {};
  const readers: Record<string, Browser> = {};
  let owner: Browser;
  let sample: Record<string, unknown>;

  beforeAll(async () => {
    owner = app.browser();
    victim.orderNumber = await confirm(owner);
    await buy(owner, { orderNumber: victim.orderNumber, skuId: 'iq-top', email, waiver: true });
    victim.draft = await confirm(owner, brain);
    const sitting = await begin(owner, iq);
    victim.sittingId = sitting.sittingId;
    await openAccount(app, owner, email);
    await owner.data(contract.updateUser, { body: { nickname: 'Quitte', phone: '+493012345678' } });
    victim.accountId = (await owner.data(contract.getUser)).id;
    victim.sessionId = (await owner.data(contract.sessionList))[0]?.id ?? '';

    const expired = app.browser();
    await enterAccount(expired, email);
    const old = (await owner.data(contract.sessionList)).find(({ current }) => !current);
    await owner.data(contract.endSession, { body: { id: old?.id ?? '' } });
    const [guest, browser, user, member] = [app.browser(), app.browser(), app.browser(), app.browser()];
    await confirm(browser);
    await openAccount(app, user, foreign);
    await openAccount(app, member, 'member@example.org');
    await becomeMember(app, member, { email: 'member@example.org' });
    Object.assign(readers, {
      nobody: guest,
      'another browser': browser,
      'another user': user,
      'another member': member,
      'an ended session': expired,
    });
    sample = {
      orderNumber: victim.orderNumber,
      sittingId: victim.sittingId,
      id: victim.accountId,
      answers: answersTo(sitting),
      email: foreign,
      hl: 'EN',
      lang: 'EN',
      examId: iq.examId,
      countryCode: 'DE',
      skuId: 'iq-premium',
      scope: 'all',
      stage: 2,
      code: 'ABCD-EFGH-JKMN-PQRS',
      name: 'Somebody',
      holderName: 'Somebody',
      coverName: 'Somebody',
      rating: 5,
      content: 'Ten characters and more.',
      paymentMethod: 'sandbox:success',
      shown: { amount: 1490, currency: 'EUR' },
      pressId: 'p'.repeat(22),
      password: goodPassword,
      newPassword: 'bicycle under nine violets',
      captcha: '123456',
      credential: {
        id: 'A'.repeat(43),
        rawId: 'A'.repeat(43),
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
      amount: 1490,
      currency: 'EUR',
      key: 'a'.repeat(20),
      invitation: 'a'.repeat(22),
      pair: 'a'.repeat(22),
      invited: true,
      agreed: true,
      scores: true,
      shared: true,
    };
  }, 120_000);

  /** Every required part of a call, filled in. */
  function inputOf(call: Call): CallInput<Call> {
    const part = (schema: z.ZodType) => {
      const shape = shapeOf(schema);
      const filled = Object.entries(shape).flatMap(([name, field]) => {
        const isNeeded = !field.safeParse(undefined).success || handles.some((handle) => handle === name);
        return isNeeded ? [[name, sample[name]] as const] : [];
      });
      const value = Object.fromEntries(filled);
      expect(schema.safeParse(value), `${call.name}: say a sample of its fields`).toMatchObject({
        success: true,
      });
      return value;
    };
    return { params: part(call.params), query: part(call.query), body: part(call.body) };
  }

  it('is asked of every call that names something of somebody', () => {
    expect(owned.length).toBeGreaterThan(20);
    expect(personal.length).toBeGreaterThan(5);
  });

  it.each(['nobody', 'another browser', 'another user', 'another member', 'an ended session'])(
    'gives %s nothing of what is another’s',
    async (role) => {
      const browser = readers[role] as Browser;
      const leaks: string[] = [];
      const before = browser.received.length;
      for (const call of owned) {
        const answer = await browser.call(call, inputOf(call));
        // Ends no session but one's own; that the owner's go on is asked below.
        const isHarmless = call.name === 'endSession';
        if (answer.ok && !isHarmless) leaks.push(`${call.name} answered`);
        else if (!answer.ok && !silent.includes(answer.refusal.name))
          leaks.push(`${call.name} told ${answer.refusal.name}`);
      }
      expect(leaks).toEqual([]);
      const told = browser.received.slice(before).join('\n');
      for (const word of ['Quittenbaum', 'Quitte', '+493012345678', victim.draft as string])
        expect(told).not.toContain(word);
    },
    120_000,
  );

  it.each(['nobody', 'another browser', 'an ended session'])('asks %s to log in first', async (role) => {
    for (const call of personal)
      expect(await (readers[role] as Browser).refusal(call, inputOf(call)), call.name).toBe('notLoggedIn');
  });

  it('leaves the owner everything', async () => {
    for (const orderNumber of [victim.orderNumber as string, victim.draft as string])
      expect(await owner.data(orderInfo, { params: { orderNumber } })).toMatchObject({ orderNumber });
    expect(await owner.data(contract.sessionList)).toEqual([
      expect.objectContaining({ id: victim.sessionId, current: true }),
    ]);
  });
});
