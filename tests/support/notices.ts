import { eq } from 'drizzle-orm';
import { idOf } from '#server/providers/sandbox/books.ts';
import type { SandboxNotice } from '#server/providers/sandbox/kinds.ts';
import { sign, signatureHeader } from '#server/providers/sandbox/signature.ts';
import { sandboxPayments } from '#server/providers/sandbox/tables.ts';
import type { TestApp } from './app.ts';

/** A notice of the sandbox about a payment, as it would be sent. */
export function noticeOf(payment: { paymentId: string; orderNumber: string }, number = 2): SandboxNotice {
  const id = idOf(payment.paymentId);
  return {
    eventId: `sbn_${id}_${number}`,
    live: false,
    kind: 'payment',
    id,
    orderNumber: payment.orderNumber,
  };
}

/** Posts a body to the sandbox's notice door, signed as the sandbox signs unless a signature is given. */
export function postNotice(
  app: TestApp,
  body: string,
  signature = sign(app.secret, body, app.clock.now()),
): Promise<{ statusCode: number }> {
  return app.http.inject({
    method: 'POST',
    url: '/pay/notify/sandbox',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    payload: body,
  });
}

/** What stands in the sandbox's own books about a payment changes, whatever it was. */
export async function rewriteBooks(
  app: TestApp,
  paymentId: string,
  changes: Partial<typeof sandboxPayments.$inferInsert>,
): Promise<void> {
  await app.database.database
    .update(sandboxPayments)
    .set(changes)
    .where(eq(sandboxPayments.id, idOf(paymentId)));
}
