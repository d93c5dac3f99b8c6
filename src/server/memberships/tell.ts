import type { Currency } from '#locale/currencies.ts';
import { formatAmount } from '#locale/price.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { enqueue } from '#server/jobs/index.ts';
import type { MailKind } from '#server/jobs/mails.ts';
import type { Order } from '#server/orders/store.ts';
import { readerOfMoney, varietyOfOrder } from '#server/orders/variety.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Overdue } from '#server/providers/provider.ts';
import type { Subscription } from './store.ts';
import { nextPrice } from './view.ts';

export type MembershipNews =
  | 'started'
  | 'renewed'
  | 'past-due'
  | 'canceled'
  | 'resumed'
  | 'switched'
  | 'reminder'
  | 'ended';

const mailOf = {
  started: 'mail.membership-started',
  renewed: 'mail.membership-renewed',
  'past-due': 'mail.membership-past-due',
  canceled: 'mail.membership-canceled',
  resumed: 'mail.membership-resumed',
  switched: 'mail.membership-switched',
  reminder: 'mail.membership-reminder',
  ended: 'mail.membership-ended',
} as const satisfies Record<MembershipNews, MailKind>;

export interface MembershipChange {
  readonly before: Subscription | undefined;
  readonly now: Subscription;
  /** A period was paid that was not before. */
  readonly renewed: boolean;
}

/** What a mail is about. */
interface Told {
  readonly order: Order;
  /** What the provider is owed, where it has said so. */
  readonly overdue?: Overdue | undefined;
}

/** What a member is told of a change, in the order in which it happened; most often nothing or one thing. */
export function newsOf({ before, now, renewed }: MembershipChange): MembershipNews[] {
  if (!before) return now.state === 'active' || now.state === 'trialing' ? ['started'] : [];
  const news: MembershipNews[] = renewed && now.state !== 'canceled' ? ['renewed'] : [];
  if (now.state !== before.state) {
    if (now.state === 'canceled') return ['ended'];
    if (now.state === 'past_due') news.push('past-due');
    if (before.state === 'incomplete') news.push('started');
  }
  if (now.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) news.push('canceled');
  if (!now.cancelAtPeriodEnd && before.cancelAtPeriodEnd) news.push('resumed');
  if (upcoming(now) !== upcoming(before)) news.push('switched');
  return news;
}

function upcoming({ nextSkuId, skuId }: Subscription): string {
  return nextSkuId ?? skuId;
}

/** Writes the mails about a change, in its transaction. */
export async function tellMember(
  tx: Transaction,
  { order, overdue, ...change }: MembershipChange & Told,
): Promise<void> {
  for (const news of newsOf(change)) await mailMember(tx, { order, overdue, membership: change.now, news });
}

/** Writes one mail to a member; none where the membership's order has no address. */
export async function mailMember(
  tx: Transaction,
  { order, overdue, membership, news }: Told & { membership: Subscription; news: MembershipNews },
): Promise<void> {
  if (order.email === null) return;
  const { market, examId, orderNumber } = order;
  const locale = varietyOfOrder(order);
  const { amount, currency } = overdue ?? (await nextPrice(tx, membership));
  const planName = (skuId: string) => {
    const plan = findSku(skuId);
    return plan ? nameOf(plan, locale) : skuId;
  };
  await enqueue(tx, {
    aggregateId: orderNumber,
    kind: mailOf[news],
    payload: {
      to: order.email,
      locale,
      reference: `${market}-${examId}`,
      orderNumber,
      plan: planName(news === 'ended' ? membership.skuId : upcoming(membership)),
      price: formatAmount(amount, currency as Currency, readerOfMoney(order)),
      periodEnd: membership.periodEnd.toISOString(),
      graceUntil: membership.graceUntil?.toISOString() ?? null,
    },
  });
}
