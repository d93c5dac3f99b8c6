import { readableOrder } from '#server/orders/readers.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { askProvider, mayAskAgain, type Payments } from './ask.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { isUnsent, sendToProvider } from './send.ts';
import { isOpen } from './states.ts';

/** Screens ask every second or so; the provider is asked no more often. */
const askAgainMilliseconds = 1000;

/**
 * Where an order's payment stands. While its latest attempt is open, the provider itself is asked: the browser's
 * return proves nothing. A payment that the server wrote down and could not send any more is sent now: its buyer waits.
 *
 * @throws Refusal `unknownOrder`
 */
export async function checkPayment(
  payments: Payments,
  reader: Reader | undefined,
  orderNumber: string,
): Promise<{ attempt: Attempt | undefined; order: Order; paid: boolean }> {
  const order = await readableOrder(payments.database, reader, orderNumber);
  const [latest] = await attemptsOf(payments.database, orderNumber);
  if (!latest || !isOpen(latest.state) || !mayAskAgain(payments.clock, latest, askAgainMilliseconds)) {
    return { attempt: latest, order, paid: isUnlocked(order.state) };
  }
  const asked = await askProvider(payments, latest);
  const attempt = isUnsent(payments, asked)
    ? await sendToProvider(payments, { order, attempt: asked })
    : asked;
  const now = (await findOrder(payments.database, orderNumber)) ?? order;
  return { attempt, order: now, paid: isUnlocked(now.state) };
}
