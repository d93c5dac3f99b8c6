import type { Variety } from '#locale/locales.ts';
import { checkHuman, type HumanRoom } from '#server/accounts/human.ts';
import { type Order, ordersOfEmail } from '#server/orders/store.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { clientOf, networkOf } from '#server/platform/http/client.ts';
import { newId } from '#server/platform/ids.ts';
import { isRetrievable } from '#server/privileges/retrievable.ts';
import { sendLinks } from './deliver.ts';
import { countAsking } from './limits.ts';

/** One mail lists so many reports at most, the newest. */
const mostReports = 20;

/**
 * Sends one mail with a link to each report and membership of a mailbox, to that mailbox and nowhere else.
 *
 * @throws Refusal `noRetrievableReport` (code 10101), `humanCheck`, `tooMany`
 */
export async function retrieveReports(
  retrieval: HumanRoom,
  {
    email,
    locale,
    clientAddress,
    proof,
  }: { email: string; locale: Variety; clientAddress: string; proof: string | undefined },
): Promise<void> {
  const mailbox = email.toLowerCase();
  await checkHuman(retrieval, { address: clientAddress, proof });
  await countAsking(retrieval, 'client', clientOf(clientAddress));
  await countAsking(retrieval, 'network', networkOf(clientAddress));
  await countAsking(retrieval, 'address', mailbox);
  await countAsking(retrieval, 'addressDaily', mailbox);
  const open: Order[] = [];
  for (const order of await ordersOfEmail(retrieval.database, email)) {
    if (await isRetrievable(retrieval, order)) open.push(order);
  }
  if (open.length === 0) throw new Refusal('noRetrievableReport');
  await inTransaction(retrieval.database, (tx) =>
    sendLinks(tx, retrieval, {
      id: newId(retrieval.clock),
      to: (open[0] as Order).email ?? email,
      locale,
      orders: open.slice(0, mostReports),
    }),
  );
}
