import type { PaymentMethod } from '#contract/catalogue.ts';
import { findExam } from '#exams/index.ts';
import type { Locale } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { findMethod } from '#server/catalogue/methods.ts';
import { offeredPackage, priceIn } from '#server/catalogue/packages.ts';
import { bringingOf } from '#server/orders/bringing.ts';
import { isSettled } from '#server/orders/states.ts';
import {
  changeOrder,
  emailColumns,
  lockOrder,
  mayRead,
  moveOrder,
  type Order,
} from '#server/orders/store.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { neverArrived, type Payments, withinLimit } from './ask.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { claim, isUnsent, sendToProvider } from './send.ts';
import { settle } from './settle.ts';
import { isOpen } from './states.ts';
import { paymentAttempts } from './tables.ts';

export interface Press {
  readonly orderNumber: string;
  readonly skuId: string;
  readonly email: string;
  readonly paymentMethod: string;
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly pressId: string;
  readonly holderHash: string | undefined;
  readonly locale: Locale;
}

/**
 * One press of the pay button. However often it is sent, and in however many tabs, at most one payment of an order is
 * open at a time, and the provider is asked with the attempt's id as its idempotency key.
 *
 * @throws Refusal as the contract's `createPayment` names them; then nothing is charged
 */
export async function createPayment(payments: Payments, press: Press): Promise<Attempt> {
  const method = methodOf(press.paymentMethod);
  const provider = payments.providers.get(method.provider);
  if (!provider) throw new Refusal('paymentUnavailable');

  let found = await inTransaction(payments.database, (tx) => openAttempt(payments, tx, press, method));
  if (found.kind === 'superseded') {
    await giveUp(payments, found.attempt);
    found = await inTransaction(payments.database, (tx) => openAttempt(payments, tx, press, method));
  }
  const { kind, attempt, order } = found;
  if (kind !== 'new' && !(attempt.pressId === press.pressId && isUnsent(payments, attempt))) return attempt;
  return sendToProvider(payments, { order, attempt, locale: press.locale });
}

function methodOf(id: string): PaymentMethod {
  if (id === '') throw new Refusal('paymentMethodMissing');
  const method = findMethod(id);
  if (!method) throw new Refusal('unknownPaymentMethod');
  return method;
}

interface Found {
  /**
   * `open`: the same press, or another payment under way that cannot be taken back, and the buyer is led to that one.
   * `superseded`: another payment that waits for the buyer, or was never sent, may give way to this one.
   */
  readonly kind: 'new' | 'open' | 'superseded';
  readonly attempt: Attempt;
  readonly order: Order;
}

async function openAttempt(
  payments: Payments,
  tx: Transaction,
  press: Press,
  method: PaymentMethod,
): Promise<Found> {
  const order = await lockOrder(tx, press.orderNumber);
  if (!(await mayRead(tx, order, press.holderHash))) throw new Refusal('unknownOrder');
  const attempts = await attemptsOf(tx, order.orderNumber);
  const same = attempts.find(({ pressId }) => pressId === press.pressId);
  if (same) return { kind: 'open', attempt: same, order };
  if (isSettled(order.state) || (await bringingOf(tx, order))) throw new Refusal('orderAlreadyPaid');

  const total = totalOf(order, press);
  const open = attempts.find(({ state }) => isOpen(state));
  if (open) {
    const mayGiveWay = open.state === 'requires_action' || isUnsent(payments, open);
    return { kind: mayGiveWay ? 'superseded' : 'open', attempt: open, order };
  }

  const { clock } = payments;
  const now = clock.now();
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      orderNumber: order.orderNumber,
      id: newId(clock),
      pressId: press.pressId,
      provider: method.provider,
      method: method.id,
      skuId: press.skuId,
      ...total,
      state: 'created',
      createdAt: now,
    })
    .returning();
  const chosen = {
    ...emailColumns(press.email),
    skuId: press.skuId,
    totalAmount: total.amount,
    currency: total.currency,
  };
  const pending =
    order.state === 'draft'
      ? await moveOrder(tx, order, 'pending', { ...chosen, pendingAt: now })
      : await changeOrder(tx, order, chosen);
  return { kind: 'new', attempt: attempt as Attempt, order: pending };
}

/** The price in the order's own market, if it is still the one that was shown. */
function totalOf(order: Order, { skuId, shown }: Press): { amount: number; currency: string } {
  const exam = findExam(order.examId);
  const market = findMarket(order.market);
  if (!exam || !market) throw new Refusal('unknownSku');
  const total = priceIn(market, offeredPackage(exam, skuId));
  if (total.currency !== shown.currency || total.amount !== shown.amount) throw new Refusal('priceChanged');
  return total;
}

/** Takes an unconfirmed payment back at the provider; where that came too late, the buyer is led to it. */
async function giveUp(payments: Payments, attempt: Attempt): Promise<void> {
  const provider = payments.providers.get(attempt.provider);
  const unsent = attempt.state === 'created';
  if (!provider || (unsent && !(await claim(payments, attempt)))) return;
  const answer = await withinLimit(provider.cancel(attempt.id), payments.answerLimitMilliseconds).then(
    (said) => said ?? (unsent ? neverArrived(attempt) : undefined),
    () => undefined,
  );
  if (answer) await settle(payments, { orderNumber: attempt.orderNumber, attemptId: attempt.id }, answer);
}
