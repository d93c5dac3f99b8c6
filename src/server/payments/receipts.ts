import type { Currency } from '#locale/currencies.ts';
import { findMarket } from '#locale/markets.ts';
import { formatAmount } from '#locale/price.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { enqueue } from '#server/jobs/index.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import { kindOf } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import { readerOfMoney, varietyOfOrder } from '#server/orders/variety.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { methodNamed } from '#server/providers/index.ts';
import type { ProviderKind } from '#server/providers/provider.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import type { Balance, Refund } from './balance.ts';
import { balanceOf } from './ledger.ts';
import { byHand } from './refunds/by-hand.ts';
import { lastMoment } from './withdrawal-right.ts';

/**
 * Writes the mail with the receipt of a paid order, in the transaction of its payment; none where no address was given.
 *
 * @param more.again tells a receipt that is sent once more apart from the first
 * @param more.account the link by which the buyer sets a first password, where an account was opened
 */
export async function sendReceipt(
  tx: Transaction,
  kinds: readonly ProviderKind[],
  order: Order,
  more: { again?: string | undefined; account?: string | undefined } = {},
): Promise<void> {
  const { again, account = null } = more;
  const { email, orderNumber, totalAmount, currency, discountAmount, creditAmount, paidAt } = order;
  if (email === null || totalAmount === null || paidAt === null) return;
  const locale = varietyOfOrder(order);
  const balance = await balanceOf(tx, orderNumber);
  const { captured, net } = balance;
  const price = (amount: number) => formatAmount(amount, currency as Currency, readerOfMoney(order));
  const { asChild, withdrawnAs: of } = kindOf(order);
  const renews = asChild === 'renews';
  const isRenewal = renews && order.parentOrderNumber !== null;
  await enqueue(tx, {
    aggregateId: orderNumber,
    kind: 'mail.receipt',
    id: idOf('mail.receipt', again),
    payload: {
      to: email,
      locale,
      orderNumber,
      reference: `${order.market}-${order.examId}`,
      product: productOf(order),
      paidAt: paidAt.toISOString(),
      price: price(totalAmount + (discountAmount ?? 0) + (creditAmount ?? 0)),
      raises: asChild === 'raises',
      counted: creditAmount ? price(-creditAmount) : null,
      discount: discountAmount ? price(-discountAmount) : null,
      total: price(totalAmount),
      givenBack: net < captured ? price(captured - net) : null,
      tax: findMarket(order.market)?.tax ?? 'included',
      method: methodOf(kinds, await paymentOf(tx, order, balance)),
      renews,
      account,
      period:
        order.periodStart && order.periodEnd
          ? { from: order.periodStart.toISOString(), to: order.periodEnd.toISOString() }
          : null,
      withdrawal: isRenewal ? null : { of, until: lastMoment(paidAt).toISOString() },
      agreed:
        order.agreed && order.agreed.length > 0 && order.agreedAt
          ? { documents: [...order.agreed], at: order.agreedAt.toISOString() }
          : null,
      waiver:
        order.waivedAt && order.waiver ? { sentence: order.waiver, at: order.waivedAt.toISOString() } : null,
    },
  });
}

/**
 * Writes the mail that money went back, in the transaction that notes it.
 *
 * @param again tells a mail that is sent once more apart from the first
 */
export async function sendRefundMail(
  tx: Transaction,
  kinds: readonly ProviderKind[],
  order: Order,
  { refund, fully }: { refund: Refund; fully: boolean },
  again?: string,
): Promise<void> {
  if (order.email === null) return;
  const locale = varietyOfOrder(order);
  await enqueue(tx, {
    aggregateId: order.orderNumber,
    kind: 'mail.refund',
    id: idOf(`mail.refund:${refund.id}`, again),
    payload: {
      to: order.email,
      locale,
      orderNumber: order.orderNumber,
      product: productOf(order),
      amount: formatAmount(refund.amount, refund.currency as Currency, readerOfMoney(order)),
      reason: refund.reason,
      fully,
      byHand: refund.provider === byHand ? refund.reference : null,
      demonstration: kinds.some(({ name, demonstration }) => demonstration && name === refund.provider),
    },
  });
}

/**
 * Writes the mail that confirms a withdrawal, in its transaction.
 *
 * @param again tells a mail that is sent once more apart from the first
 */
export async function sendWithdrawalMail(
  tx: Transaction,
  order: Order,
  { amount, currency, at }: { amount: number; currency: string; at: Date },
  again?: string,
): Promise<void> {
  if (order.email === null) return;
  const locale = varietyOfOrder(order);
  await enqueue(tx, {
    aggregateId: order.orderNumber,
    kind: 'mail.withdrawal',
    id: idOf('mail.withdrawal', again),
    payload: {
      to: order.email,
      locale,
      orderNumber: order.orderNumber,
      product: productOf(order),
      amount: formatAmount(amount, currency as Currency, readerOfMoney(order)),
      kind: order.kind,
      at: at.toISOString(),
    },
  });
}

function idOf(mail: string, again: string | undefined): string {
  return again === undefined ? mail : `${mail}:${again}`;
}

function productOf(order: Order): string {
  const { skuId } = order;
  const item = skuId === null ? undefined : findSku(skuId);
  return item ? nameOf(item, varietyOfOrder(order)) : (skuId ?? '');
}

/** The payment of an order; of a membership's renewal, the one that began the membership. */
async function paymentOf(tx: Transaction, order: Order, { payments }: Balance): Promise<Attempt | undefined> {
  const { orderNumber, parentOrderNumber } = order;
  const own = payments.find(({ surplus }) => !surplus);
  const attempts = await attemptsOf(
    tx,
    kindOf(order).asChild === 'renews' ? (parentOrderNumber ?? orderNumber) : orderNumber,
  );
  const paid = attempts.filter(({ state }) => state === 'succeeded');
  return paid.find(({ reference }) => reference === own?.reference) ?? paid[0];
}

function methodOf(
  kinds: readonly ProviderKind[],
  attempt: Attempt | undefined,
): MailProps<'mail.receipt'>['method'] {
  const { kind = 'card', brand = null } = methodNamed(kinds, attempt?.method) ?? {};
  return { kind, brand };
}
