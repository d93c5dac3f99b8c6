import { eq } from 'drizzle-orm';
import { type Connection, inTransaction } from '#server/platform/database/database.ts';
import type { ProviderSubscription, SubscriptionBilling } from '../provider.ts';
import { openCardPage, overdueOf } from './another-card.ts';
import type { Sandbox } from './books.ts';
import { changed, invoicesOf, lock, type SandboxSubscription } from './subscriptions.ts';
import { sandboxSubscriptions } from './tables.ts';

/** The subscriptions as the sandbox bills them, by itself, like a foreign system. */
export function createSandboxBilling(sandbox: Sandbox): SubscriptionBilling {
  const change = (reference: string, changes: (held: SandboxSubscription) => Partial<SandboxSubscription>) =>
    inTransaction(sandbox.database, async (tx) => {
      const held = await lock(tx, reference);
      if (!held) throw new Error(`The sandbox has no subscription ${reference}.`);
      const open = held.state !== 'canceled';
      return present(tx, open ? await changed(sandbox, tx, held, changes(held)) : held);
    });
  return {
    async fetch(reference) {
      const [found] = await sandbox.database
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.id, reference));
      return found && present(sandbox.database, found);
    },
    anotherCard: (reference, wish, idempotencyKey) => openCardPage(sandbox, reference, wish, idempotencyKey),
    cancelAtPeriodEnd: (reference) => change(reference, () => ({ cancelAtPeriodEnd: true })),
    resume: (reference) => change(reference, () => ({ cancelAtPeriodEnd: false })),
    switchPlan: (reference, { skuId, every, amount, currency }) =>
      change(reference, () => ({ skuId, every, amount, currency })),
    cancelNow: (reference) => change(reference, () => ({ state: 'canceled' })),
  };
}

async function present(database: Connection, held: SandboxSubscription): Promise<ProviderSubscription> {
  const { id, orderNumber, state, skuId, amount, currency, periodStart, periodEnd, cancelAtPeriodEnd } = held;
  const payments = (await invoicesOf(database, id)).map(({ id: reference, subscription: _, ...paid }) => ({
    reference,
    ...paid,
  }));
  const overdue = await overdueOf(database, held);
  return {
    reference: id,
    orderNumber,
    state,
    skuId,
    price: { amount, currency },
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    payments,
    ...(overdue && { overdue }),
  };
}
