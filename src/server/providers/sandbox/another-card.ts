import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SandboxCard } from '#contract/catalogue.ts';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { CardWish, Overdue } from '../provider.ts';
import type { Sandbox, SandboxPayment } from './books.ts';
import { behaviours } from './cards.ts';
import { enqueue } from './kinds.ts';
import { changed, charge, invoicesOf, lock, type SandboxSubscription } from './subscriptions.ts';
import { sandboxPayments } from './tables.ts';

/** The subscription's id, the number of the period that is owed, and the page's own key. */
const pageId = /^(sbs_[0-9A-Z]{38})_(\d{1,4})_[0-9A-Z]{38}$/;
export const cardPageId = z.string().regex(pageId);

/** Opens a page for another card, once for each key; null where that amount is not owed. */
export function openCardPage(
  sandbox: Sandbox,
  reference: string,
  { amount, currency, locale, returnUrl }: CardWish,
  idempotencyKey: string,
): Promise<string | null> {
  return inTransaction(sandbox.database, async (tx) => {
    const held = await lock(tx, reference);
    if (held?.state !== 'past_due' || held.amount !== amount || held.currency !== currency) return null;
    const id = `${held.id}_${await nextPeriod(tx, held)}_${idempotencyKey}`;
    await tx
      .insert(sandboxPayments)
      .values({
        id,
        idempotencyKey,
        orderNumber: held.orderNumber,
        // The one that waits for its holder, until one is chosen.
        card: 'authentication',
        state: 'requires_action',
        amount,
        currency,
        locale,
        returnUrl,
        notices: 0,
        createdAt: sandbox.clock.now(),
      })
      .onConflictDoNothing();
    return `${sandbox.payBase}/sandbox/card/${id}`;
  });
}

/**
 * The card that is chosen on a page pays the period, if it is still owed, and becomes the subscription's. One that is
 * declined leaves the page open for another.
 *
 * @param confirmed the bank has asked its holder
 */
export function chooseCard(
  sandbox: Sandbox,
  id: string,
  { card, confirmed = false }: { card: SandboxCard; confirmed?: boolean },
): Promise<SandboxPayment | undefined> {
  return onPage(sandbox, id, 'requires_action', async (tx, held) => {
    const { state, failure, settlesAfterMilliseconds } = behaviours[card];
    if (state === 'requires_action' && !confirmed) return { card, failure };
    if (state === 'failed') {
      await changed(sandbox, tx, held, {});
      return { failure };
    }
    if (settlesAfterMilliseconds !== undefined) {
      await enqueue(tx, {
        aggregateId: id,
        kind: 'sandbox.settle-card',
        id: 'sandbox.settle-card',
        payload: { id },
        runAt: new Date(sandbox.clock.now().getTime() + settlesAfterMilliseconds),
      });
      return { card, failure, state: 'processing' };
    }
    await charge(sandbox, tx, { ...held, card });
    return { card, failure, state: 'succeeded' };
  });
}

/** The holder tells the bank that it was somebody else: the page stays open for another card. */
export function refuseCard(sandbox: Sandbox, id: string): Promise<SandboxPayment | undefined> {
  return onPage(sandbox, id, 'requires_action', async () => ({ failure: 'authentication_failed' }));
}

/** The job that lets a card go through which takes its time. */
export async function settleCard(sandbox: Sandbox, id: string): Promise<void> {
  await onPage(sandbox, id, 'processing', async (tx, held, { card }) => {
    await charge(sandbox, tx, { ...held, card });
    return { state: 'succeeded' };
  });
}

/** What is owed for the period that has begun; undefined where nothing is. */
export async function overdueOf(
  database: Connection,
  held: SandboxSubscription,
): Promise<Overdue | undefined> {
  if (held.state !== 'past_due') return undefined;
  const { id, orderNumber, amount, currency } = held;
  const under = await database
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderNumber, orderNumber), eq(sandboxPayments.state, 'processing')));
  const period = `${id}_${await nextPeriod(database, held)}_`;
  return { amount, currency, underWay: under.some((page) => page.id.startsWith(period)) };
}

/**
 * Does something on a page in a certain state, with its subscription held. Where its period is owed no more the page closes
 * and nothing is done; any other page stays what it is.
 */
function onPage(
  sandbox: Sandbox,
  id: string,
  state: SandboxPayment['state'],
  act: (tx: Transaction, held: SandboxSubscription, page: SandboxPayment) => Promise<Partial<SandboxPayment>>,
): Promise<SandboxPayment | undefined> {
  const [, subscription = '', period] = pageId.exec(id) ?? [];
  return inTransaction(sandbox.database, async (tx) => {
    const held = await lock(tx, subscription);
    const [page] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
    if (!held || page?.state !== state) return page;
    const isOwed = held.state === 'past_due' && (await nextPeriod(tx, held)) === Number(period);
    const changes = isOwed ? await act(tx, held, page) : ({ state: 'canceled' } as const);
    const [now] = await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, id)).returning();
    return now;
  });
}

async function nextPeriod(database: Connection, { id }: SandboxSubscription): Promise<number> {
  return (await invoicesOf(database, id)).length + 1;
}
