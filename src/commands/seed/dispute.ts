import { after } from '#server/flow.ts';
import { settleDispute } from '#server/payments/disputes.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { providerKinds } from '#server/providers/index.ts';
import type { Seeding } from './seed.ts';

/** The buyer of an order asks the bank for the money: told through the door that every provider's word goes through. */
export async function disputed({ app, clock, config }: Seeding, orderNumber: string): Promise<void> {
  const { database } = app.database;
  const [payment] = (await balanceOf(database, orderNumber)).payments;
  if (!payment) throw new Error(`Nothing was paid for order ${orderNumber}.`);
  const room = { database, clock, secret: config.secret, kinds: providerKinds };
  await settleDispute(
    { ...room, onDisputed: after(room).disputed, onDisputeTrouble: () => undefined },
    'sandbox',
    {
      kind: 'dispute',
      orderNumber,
      reference: `dispute of ${orderNumber}`,
      payment: payment.reference,
      state: 'open',
      amount: payment.captured,
      currency: payment.currency,
    },
  );
}
