import type { Variety } from '#locale/locales.ts';
import { addressesOf, forgetAccounts } from '#server/accounts/forget.ts';
import { accountOfReader } from '#server/accounts/store.ts';
import { forgetClicks } from '#server/conversions/clicks.ts';
import { enqueue } from '#server/jobs/index.ts';
import { forgetMemberships, isCharging, membershipsOfOrders } from '#server/memberships/forget.ts';
import { forgetAccess, forgetOrders, unheldAddresses } from '#server/orders/forget.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import type { Payments } from '#server/payments/ask.ts';
import { closePayments, forgetPayments } from '#server/payments/forget.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { newId } from '#server/platform/ids.ts';
import { forgetJobs, forgetMails } from '#server/platform/outbox/forget.ts';
import type { ComposeRoom } from '#server/reports/compose.ts';
import { forgetFiles, forgetReports } from '#server/reports/forget.ts';
import { forgetShares } from '#server/shares/hold.ts';
import { forgetSittings } from '#server/sittings/forget.ts';
import { forgetTogether } from '#server/together/invitations.ts';
import { forgetVisits } from '#server/visits/forget.ts';
import { assertAnything, type Belongings } from './scope.ts';

export interface PrivacyRoom extends Payments, ComposeRoom {
  readonly secret: string;
  readonly files: FileStore;
}

/** One who has everything deleted. */
export interface Leaving {
  readonly reader: Reader;
  readonly variety: Variety;
}

/**
 * Deletes answers, results and everything by which somebody could be known, at once and for good; the books stay,
 * without the person. Whoever gave an address is told by one last mail.
 *
 * @param leaving the reader, where all that it holds goes, with its account; and the words of its receipt
 * @returns to how many addresses a receipt goes
 * @throws Refusal `membershipRuns`, `paymentUnderWay`: then nothing was deleted; `nothingToErase`
 */
export async function erase(room: PrivacyRoom, belongings: Belongings, leaving?: Leaving): Promise<number> {
  const isAccounts = leaving && (await accountOfReader(room.database, leaving.reader)) !== undefined;
  if (!isAccounts) assertAnything(belongings);
  if ((await membershipsOfOrders(room.database, belongings.orders)).some(isCharging))
    throw new Refusal('membershipRuns');
  for (const { orderNumber } of belongings.orders)
    if (!(await closePayments(room, orderNumber))) throw new Refusal('paymentUnderWay');
  const { orders, told } = await inTransaction(room.database, (tx) => forget(tx, room, belongings, leaving));
  // At once; the jobs of the same are there for a server that ends now.
  for (const { orderNumber } of orders) await forgetFiles(room, orderNumber);
  return told;
}

async function forget(
  tx: Transaction,
  room: PrivacyRoom,
  { sittings, orders }: Belongings,
  leaving: Leaving | undefined,
): Promise<{ orders: Order[]; told: number }> {
  const { clock, secret } = room;
  const gone = await forgetSittings(
    tx,
    sittings.map(({ id }) => id),
  );
  // One that was confirmed at this moment has an order by now.
  const confirmed = await Promise.all(gone.map(({ orderNumber }) => findOrder(tx, orderNumber)));
  const numbers = [
    ...new Set(
      [...orders, ...confirmed.filter((order) => order !== undefined)].map((order) => order.orderNumber),
    ),
  ];
  const before = await forgetOrders(tx, numbers, clock.now());
  if (await forgetPayments(tx, numbers)) throw new Refusal('paymentUnderWay');
  const memberships = await membershipsOfOrders(tx, before);
  if (memberships.some(isCharging)) throw new Refusal('membershipRuns');
  await forgetMemberships(tx, memberships);
  if (leaving) await forgetAccess(tx, leaving.reader);
  const logids = [...gone, ...before].flatMap(({ logid }) => logid ?? []);
  await forgetVisits(tx, [...new Set(logids)]);
  await forgetClicks(tx, [...new Set(logids)]);
  const addresses = await unheldAddresses(tx, [...new Set(before.flatMap(({ emailKey }) => emailKey ?? []))]);
  const own = leaving ? await addressesOf(tx, leaving.reader) : [];
  // An order that stays, e.g. one that never joined the account, still writes to the address that was given for it.
  const unheld = await unheldAddresses(tx, own);
  await forgetJobs(tx, { aggregateIds: numbers, addresses: [...addresses, ...unheld] });
  await forgetMails(tx, { addresses: own, kinds: 'mail.account%' });
  await forgetShares(tx, numbers);
  await forgetTogether(tx, numbers);
  await forgetReports(tx, { orderNumbers: numbers, addresses, secret });
  const account = await forgetAccounts(tx, room, { addresses, leaving: leaving?.reader });
  const receivers = new Map<string, Variety>(
    before.flatMap((order) => (order.email === null ? [] : [[order.email, varietyOfOrder(order)]])),
  );
  if (account && leaving) receivers.set(account.email, leaving.variety);
  for (const [to, locale] of receivers) await tell(tx, newId(clock), { to, locale });
  return { orders: before, told: receivers.size };
}

/** The receipt, under a number of its own: nothing leads from the order to the address. */
async function tell(tx: Transaction, id: string, payload: { to: string; locale: Variety }): Promise<void> {
  await enqueue(tx, { aggregateId: id, kind: 'mail.erased', id: 'mail.erased', payload });
}
