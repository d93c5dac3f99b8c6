import { kindOf } from '#server/orders/kinds.ts';
import { lockOrder, type Order } from '#server/orders/store.ts';
import type { Settling } from '#server/payments/settle.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { ownedAs, ownerOf } from '#server/platform/http/reader.ts';
import type { ProviderSubscription } from '#server/providers/provider.ts';
import { graceMilliseconds } from './access.ts';
import { stopLater } from './ending.ts';
import { paidPeriods, planOf, runningPeriod } from './periods.ts';
import { recordedPayments, recordFirstPeriod, recordRenewal } from './record.ts';
import { subscriptionTransitions } from './states.ts';
import { changeSubscription, findSubscription, removeSubscription, type Subscription } from './store.ts';
import { subscriptions } from './tables.ts';
import { tellMember } from './tell.ts';

/**
 * The one door for a provider's word on a membership. One transaction: the first order is held, each payment that has
 * no order yet becomes one, the membership moves along its table of states, and what its member is told is written.
 * Said twice, in any order, it has one effect: a word that knows fewer payments than we do is older, and is let go.
 *
 * @param askedAt when the provider was asked for this word, where that is known
 * @returns the membership as it is then; undefined where the order began none, or its payment failed in the end
 * @throws Refusal `unknownOrder`
 */
export function settleSubscription(
  settling: Pick<Settling, 'database' | 'clock' | 'onPaid' | 'onSurplus'>,
  provider: string,
  said: ProviderSubscription,
  askedAt: Date = settling.clock.now(),
): Promise<Subscription | undefined> {
  return inTransaction(settling.database, async (tx) => {
    const first = await lockOrder(tx, said.orderNumber);
    if (kindOf(first).asChild !== 'renews' || first.parentOrderNumber !== null) return undefined;
    const found = await findSubscription(tx, first.orderNumber);
    const isPaid = first.periodEnd !== null || paidPeriods(said).length > 0;
    const isOther = found && (found.provider !== provider || found.reference !== said.reference);
    if (isOther && first.periodEnd !== null) {
      // A second payment of the order began another one: its money is surplus, and it must not charge again.
      if (said.state !== 'canceled') await stopLater(tx, first, { provider, reference: said.reference });
      return found;
    }
    if (isOther) {
      // Of several payments that take their time, the one that comes begins the membership.
      if (!isPaid) return found;
      await stopLater(tx, first, found);
      await removeSubscription(tx, found);
    }
    const known = isOther ? undefined : found;
    if (!isPaid && said.state === 'canceled') {
      if (known) await removeSubscription(tx, known);
      return undefined;
    }
    const renewals = await recordPayments(tx, settling, { first, known, provider, said });
    // That it has ended is true of whatever was said before, by whichever clock.
    const isOlder = said.state !== 'canceled' && known?.askedAt && askedAt < known.askedAt;
    if (renewals === 'older' || isOlder) return known;
    const now = settling.clock.now();
    const settled = await write(tx, { first, known, provider, said, isPaid, askedAt, now });
    await tellMember(tx, {
      order: first,
      overdue: said.overdue,
      before: known,
      now: settled,
      renewed: renewals.length > 0,
    });
    return settled;
  });
}

interface Word {
  readonly first: Order;
  readonly known: Subscription | undefined;
  readonly provider: string;
  readonly said: ProviderSubscription;
}

/** @returns the orders of the periods that were new; `older` for a word that knows fewer than we do */
async function recordPayments(
  tx: Transaction,
  settling: Pick<Settling, 'clock' | 'onPaid' | 'onSurplus'>,
  { first, known, provider, said }: Word,
): Promise<Order[] | 'older'> {
  const [began, ...later] = paidPeriods(said);
  const recorded = await recordedPayments(tx, first);
  if (later.length < recorded.size) return 'older';
  if (began) await recordFirstPeriod(tx, first, began);
  const made: Order[] = [];
  for (const payment of later) {
    if (recorded.has(payment.reference)) continue;
    const current = known?.skuId ?? first.skuId ?? said.skuId;
    const skuId = planOf(payment, [known?.nextSkuId ?? current, said.skuId, current]);
    const isOver = known?.state === 'canceled';
    made.push(await recordRenewal(tx, settling, { first, provider, payment, skuId, isOver }));
  }
  return made;
}

async function write(
  tx: Transaction,
  {
    first,
    known,
    provider,
    said,
    isPaid,
    askedAt,
    now,
  }: Word & { isPaid: boolean; askedAt: Date; now: Date },
): Promise<Subscription> {
  // A provider may call it active, or past due, before the direct debit that begins it has come.
  const told = isPaid ? said.state : 'incomplete';
  const isLegal = !known || subscriptionTransitions[known.state].includes(told);
  const state = isLegal ? told : known.state;
  const period = runningPeriod(said, known ?? { skuId: first.skuId ?? said.skuId, nextSkuId: null });
  const standing = {
    ...period,
    state,
    nextSkuId: state === 'canceled' ? null : period.nextSkuId,
    nextPrice: state === 'canceled' || !said.price ? null : said.price,
    cancelAtPeriodEnd: said.cancelAtPeriodEnd,
    graceUntil: state === 'past_due' ? new Date(period.periodEnd.getTime() + graceMilliseconds) : null,
    canceledAt: state === 'canceled' ? (known?.canceledAt ?? now) : null,
    askedAt,
  };
  if (known) return changeSubscription(tx, known, standing);
  const [begun] = await tx
    .insert(subscriptions)
    .values({
      ...standing,
      orderNumber: first.orderNumber,
      ...ownedAs(ownerOf(first)),
      provider,
      reference: said.reference,
      createdAt: now,
    })
    .returning();
  return begun as Subscription;
}
