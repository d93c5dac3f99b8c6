import type { PaymentMethod } from '#contract/catalogue.ts';
import { certificateSkuId } from '#contract/fields.ts';
import type { Tracking } from '#contract/tracking.ts';
import { goodsOf } from '#exams/features.ts';
import type { Locale, Variety } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { redeemCoupon, releaseCoupon, usableCoupon } from '#server/catalogue/coupons.ts';
import { findMethod } from '#server/catalogue/methods.ts';
import type { CatalogueItem } from '#server/catalogue/skus.ts';
import { agreedBy } from '#server/legal/protocols.ts';
import { takesNoPayment } from '#server/orders/bringing.ts';
import { mayRead } from '#server/orders/readers.ts';
import { changeOrder, emailColumns, moveOrder, type Order } from '#server/orders/store.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { newId } from '#server/platform/ids.ts';
import { wordsIn } from '#words/translator.ts';
import { answerOf } from './answer.ts';
import { neverArrived, type Payments } from './ask.ts';
import { type Attempt, changeAttempt, lockWithAttempts } from './attempts.ts';
import { creditOf } from './credit.ts';
import { quoteOf } from './quote.ts';
import { requestOf } from './request.ts';
import { claim, isUnsent, mayStandAside, sendToProvider } from './send.ts';
import { settle } from './settle.ts';
import { isOpen } from './states.ts';
import { paymentAttempts } from './tables.ts';

export interface Press {
  readonly orderNumber: string;
  readonly skuId: string;
  readonly email: string;
  readonly paymentMethod: string;
  readonly coupon?: string | undefined;
  readonly waiver?: boolean | undefined;
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly pressId: string;
  readonly tracking?: Tracking | undefined;
  readonly reader: Reader | undefined;
  readonly locale: Locale;
  /** The words that stood on the page. */
  readonly variety: Variety;
}

/**
 * One press of the pay button. However often it is sent, and in however many tabs, at most one payment of an order is
 * open at a time, and the provider is asked with the attempt's id as its idempotency key.
 *
 * @throws Refusal as the contract's `createPayment` names them; then nothing is charged
 */
export async function createPayment(payments: Payments, press: Press): Promise<Attempt> {
  if (press.paymentMethod === '') throw new Refusal('paymentMethodMissing');

  let found = await inTransaction(payments.database, (tx) => openAttempt(payments, tx, press));
  if (found.kind === 'superseded') {
    await giveUp(payments, found);
    found = await inTransaction(payments.database, (tx) => openAttempt(payments, tx, press));
  }
  const { kind, attempt, order } = found;
  if (kind !== 'new' && !(attempt.pressId === press.pressId && isUnsent(payments, attempt))) return attempt;
  return sendToProvider(payments, { order, attempt, isOurs: kind === 'new' });
}

/** A method that is offered in the order's market, for a purchase of this kind. */
function methodOf(payments: Payments, order: Order, item: CatalogueItem, id: string): PaymentMethod {
  const market = findMarket(order.market);
  const method =
    market && findMethod(id, { market, recurring: item.every !== undefined, offered: payments.offered });
  if (!method) throw new Refusal('unknownPaymentMethod');
  return method;
}

interface Found {
  /**
   * `open`: the same press, or another payment under way that cannot be taken back, and the buyer is led to that one.
   * `superseded`: another payment that waits for the buyer, on a page or as a voucher, or was never sent, may give way
   * to this one.
   */
  readonly kind: 'new' | 'open' | 'superseded';
  readonly attempt: Attempt;
  readonly order: Order;
}

async function openAttempt(payments: Payments, tx: Transaction, press: Press): Promise<Found> {
  const { order, attempts } = await lockWithAttempts(tx, press.orderNumber);
  if (!(await mayRead(tx, press.reader, order))) throw new Refusal('unknownOrder');
  const same = attempts.find(({ pressId }) => pressId === press.pressId);
  if (same) return { kind: 'open', attempt: same, order };
  if (await takesNoPayment(tx, order)) throw new Refusal('orderAlreadyPaid');
  await payments.checkPurchase(tx, order);

  if (!payments.sellsIn(order.market)) throw new Refusal('notSelling');

  const open = attempts.find(({ state, setAsideAt }) => isOpen(state) && setAsideAt === null);
  const now = payments.clock.now();
  const { orderNumber, market } = order;
  const use = press.coupon === undefined ? undefined : { code: press.coupon, orderNumber, market, at: now };
  const coupon = use && (await usableCoupon(tx, use));
  const quote = quoteOf(payments, order, press.skuId, { coupon, credit: await creditOf(tx, order) });
  const method = methodOf(payments, order, quote.item, press.paymentMethod);
  if (quote.currency !== press.shown.currency || quote.total !== press.shown.amount)
    throw new Refusal('priceChanged');
  if (open && open.provider !== method.provider && mayStandAside(payments, open)) {
    await changeAttempt(tx, open, { setAsideAt: now });
  } else if (open) {
    const waits = open.state === 'requires_action' || open.actionUrl !== null;
    const mayGiveWay = waits || isUnsent(payments, open);
    return { kind: mayGiveWay ? 'superseded' : 'open', attempt: open, order };
  }

  // Only now: a payment that is still under way keeps the coupon it was made with.
  await releaseCoupon(tx, order);
  if (use) await redeemCoupon(tx, use);
  const bought = {
    skuId: press.skuId,
    currency: quote.currency,
    couponCode: coupon?.code ?? null,
    discountAmount: coupon ? quote.discount : null,
    creditAmount: quote.credit > 0 ? quote.credit : null,
  };
  const waived = waiverOf(press, quote.item, now);
  const agreed = agreedBy(quote.item.every === undefined ? 'once' : 'membership');
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      ...bought,
      orderNumber,
      id: newId(payments.clock),
      pressId: press.pressId,
      provider: method.provider,
      method: method.id,
      amount: quote.total,
      email: press.email,
      locale: press.locale,
      waiver: waived.waiver ?? '',
      agreed,
      tracking: press.tracking ?? null,
      state: 'created',
      createdAt: now,
      // By whoever writes it down; nobody else sends it, or gives it up, while an answer may be on its way.
      sentAt: now,
    })
    .returning();
  const chosen = {
    ...bought,
    ...emailColumns(press.email),
    ...waived,
    agreed,
    agreedAt: now,
    totalAmount: quote.total,
  };
  const pending =
    order.state === 'pending'
      ? await changeOrder(tx, order, chosen)
      : await moveOrder(tx, order, 'pending', { ...chosen, pendingAt: now });
  await payments.onPressed(tx, pending);
  return { kind: 'new', attempt: attempt as Attempt, order: pending };
}

/** What the buyer agreed to, in the words that stood on the page. */
function waiverOf(
  { waiver, variety }: Press,
  { skuId, exam }: CatalogueItem,
  at: Date,
): Pick<Order, 'waivedAt' | 'waiver'> {
  if (!waiver) return { waivedAt: null, waiver: null };
  const words = wordsIn(variety, 'paying');
  const said =
    skuId === certificateSkuId
      ? words('pay.waiverCertificate')
      : words('pay.waiver', { goods: goodsOf(exam) });
  return { waivedAt: at, waiver: said };
}

/** Takes an unconfirmed payment back at the provider; where that came too late, the buyer is led to it. */
async function giveUp(payments: Payments, { order, attempt }: Found): Promise<void> {
  const provider = payments.providers.get(attempt.provider);
  const unsent = attempt.state === 'created';
  if (!provider || (unsent && !(await claim(payments, attempt)))) return;
  const request = provider
    .cancel(requestOf(payments, order, attempt), attempt.reference)
    .then((said) => said ?? (unsent ? neverArrived(attempt) : undefined));
  const answer = await answerOf(payments, attempt, request);
  if (answer) await settle(payments, { orderNumber: attempt.orderNumber, attemptId: attempt.id }, answer);
}
