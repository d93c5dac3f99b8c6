import type { Call, CallInput, DataOf } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import { createPayment, priceOrder } from '#contract/payments.ts';
import type { Tracking } from '#contract/tracking.ts';
import { readCoupon } from '#contract/typed.ts';
import type { Price } from '../order/price.ts';
import { readEmail } from '../shell/email.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** The server's own calls or the browser's: paying is the same in both. */
export interface Caller {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<CallResult<C>>;
}

export interface Order {
  orderNumber: string;
  skuId: string;
}

/** What the buyer has filled in and seen, as a form carries it. */
export interface Press {
  email: string;
  paymentMethod: string;
  /** The code whose discount is in the price that was shown. */
  coupon: string | undefined;
  /** The buyer wants it at once and gives up the right of withdrawal. */
  waiver: boolean;
  shown: Price;
  /** One press of the button, however often it is sent. */
  pressId: string;
  /** What the page's address keeps. */
  tracking: Tracking;
}

export type PayOutcome =
  | { kind: 'go'; to: '/paying/check' | '/paying/success' }
  /** The method goes along, so that the same one can be tried again. */
  | { kind: 'go'; to: '/paying/failed'; method: string }
  /** A voucher made before could not be taken back, so nothing else was begun: the check screen says so. */
  | { kind: 'go'; to: '/paying/check'; kept: 'voucher' }
  /** The provider, or the sandbox in its place, has something to ask on a page of its own. */
  | { kind: 'leave'; url: string }
  | { kind: 'incomplete'; email?: 'emailMissing' | 'emailWrong'; method?: 'methodMissing' }
  | { kind: 'priceChanged'; old: Price; price: DataOf<typeof priceOrder> }
  | { kind: 'problem'; problem: Problem };

/** What the next screen is told in its address, beside the order. */
export function toldTo(outcome: Extract<PayOutcome, { kind: 'go' }>) {
  return {
    kept: 'kept' in outcome ? outcome.kept : undefined,
    method: 'method' in outcome ? outcome.method : undefined,
  };
}

/** A new name for one press of the button. */
export function newPressId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Orders with obligation to pay, unless something is missing or the price is no longer the one that was shown. */
export async function pay(caller: Caller, order: Order, press: Press): Promise<PayOutcome> {
  const read = readEmail(press.email);
  const methodMissing = press.paymentMethod === '';
  if ('problem' in read || methodMissing) {
    return {
      kind: 'incomplete',
      ...('problem' in read && { email: read.problem }),
      ...(methodMissing && { method: 'methodMissing' as const }),
    };
  }
  const coupon = press.coupon === undefined ? undefined : readCoupon(press.coupon);
  const made = await caller.call(createPayment, {
    body: {
      orderNumber: order.orderNumber,
      skuId: order.skuId,
      email: read.email,
      paymentMethod: press.paymentMethod,
      waiver: press.waiver,
      shown: press.shown,
      pressId: press.pressId,
      tracking: press.tracking,
      ...(coupon && { coupon }),
    },
  });
  if (!made.ok) {
    const problem = problemOf(made);
    if (problem.kind !== 'said') return { kind: 'problem', problem };
    if (problem.name === 'orderAlreadyPaid') return { kind: 'go', to: '/paying/success' };
    return problem.name === 'priceChanged'
      ? newPrice(caller, order, press.shown, coupon)
      : { kind: 'problem', problem };
  }
  const { state, actionUrl } = made.data;
  if (actionUrl !== null && state === 'requires_action') return { kind: 'leave', url: actionUrl };
  if (actionUrl !== null && state === 'processing')
    return { kind: 'go', to: '/paying/check', kept: 'voucher' };
  if (state === 'succeeded') return { kind: 'go', to: '/paying/success' };
  if (state === 'failed' || state === 'canceled')
    return { kind: 'go', to: '/paying/failed', method: press.paymentMethod };
  return { kind: 'go', to: '/paying/check' };
}

async function newPrice(
  caller: Caller,
  { orderNumber, skuId }: Order,
  old: Price,
  coupon: string | undefined,
): Promise<PayOutcome> {
  const now = await caller.call(priceOrder, { body: { orderNumber, skuId, ...(coupon && { coupon }) } });
  if (!now.ok) return { kind: 'problem', problem: problemOf(now) };
  return { kind: 'priceChanged', old, price: now.data };
}
