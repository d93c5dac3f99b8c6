import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type Caller, newPressId, pay } from './pay.ts';

const order = { orderNumber: 'N', skuId: 'iq-basic' };
const press = {
  email: 'a@b.de',
  paymentMethod: 'sandbox:success',
  coupon: undefined,
  waiver: false,
  shown: { amount: 690, currency: 'EUR' },
  pressId: newPressId(),
  tracking: {},
};

/** Answers calls by name; a refusal is given as its name. */
function caller(answers: Record<string, unknown>) {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  const speaks: Caller = {
    call: async (call: Call, input?: { body?: unknown }) => {
      sent.push(call.name);
      bodies.push(input?.body);
      const answer = answers[call.name];
      return (
        typeof answer === 'string'
          ? {
              ok: false,
              kind: 'refused',
              status: 200,
              response: { result: 10404, name: answer, message: answer, next: 'correct', requestId: 'r' },
            }
          : answer === undefined
            ? { ok: false, kind: 'timeout' }
            : { ok: true, data: answer }
      ) as never;
    },
  };
  return { speaks, sent, bodies };
}

describe('pressing the pay button', () => {
  it('sends nothing while something is missing, and names every field', async () => {
    const { speaks, sent } = caller({});
    expect(await pay(speaks, order, { ...press, email: '', paymentMethod: '' })).toEqual({
      kind: 'incomplete',
      email: 'emailMissing',
      method: 'methodMissing',
    });
    expect(await pay(speaks, order, { ...press, email: 'x' })).toEqual({
      kind: 'incomplete',
      email: 'emailWrong',
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['succeeded', null, { kind: 'go', to: '/paying/success' }],
    ['failed', null, { kind: 'go', to: '/paying/failed', method: 'sandbox:success' }],
    ['processing', null, { kind: 'go', to: '/paying/check' }],
    ['unknown', null, { kind: 'go', to: '/paying/check' }],
    [
      'processing',
      'https://payments.stripe.com/voucher',
      { kind: 'go', to: '/paying/check', kept: 'voucher' },
    ],
    ['requires_action', '/pay/sandbox/P', { kind: 'leave', url: '/pay/sandbox/P' }],
  ])('goes on from %s', async (state, actionUrl, outcome) => {
    const { speaks } = caller({ createPayment: { paymentId: 'P', state, actionUrl } });
    expect(await pay(speaks, order, press)).toEqual(outcome);
  });

  it('asks again with both prices when the price has changed', async () => {
    const price = {
      currency: 'EUR',
      price: 990,
      discount: 200,
      total: 790,
      tax: 'included',
      coupon: 'AUTUMN',
    };
    const { speaks, sent, bodies } = caller({ createPayment: 'priceChanged', priceOrder: price });
    expect(await pay(speaks, order, { ...press, coupon: ' autumn ' })).toEqual({
      kind: 'priceChanged',
      old: press.shown,
      price,
    });
    expect(sent).toEqual(['createPayment', 'priceOrder']);
    expect(bodies).toMatchObject([{ coupon: 'AUTUMN' }, { coupon: 'AUTUMN' }]);
  });

  it('says whether the right of withdrawal was given up, and names no code where none was applied', async () => {
    const made = { createPayment: { paymentId: 'P', state: 'succeeded', actionUrl: null } };
    const { speaks, bodies } = caller(made);
    await pay(speaks, order, { ...press, waiver: true });
    await pay(speaks, order, press);
    expect(bodies).toMatchObject([{ waiver: true }, { waiver: false }]);
    expect(bodies[0]).not.toHaveProperty('coupon');
  });

  it('never charges an order that is paid, and says what it does not know', async () => {
    expect(await pay(caller({ createPayment: 'orderAlreadyPaid' }).speaks, order, press)).toEqual({
      kind: 'go',
      to: '/paying/success',
    });
    expect(await pay(caller({}).speaks, order, press)).toEqual({
      kind: 'problem',
      problem: { kind: 'unstable' },
    });
  });

  it('gives every press a name that the contract takes', () => {
    expect(newPressId()).toMatch(/^[0-9A-Za-z_-]{16,64}$/);
    expect(newPressId()).not.toBe(newPressId());
  });
});
