import { inArray, lt } from 'drizzle-orm';
import { enqueue } from '#server/jobs/index.ts';
import type { Order } from '#server/orders/store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { deleteOldest } from '#server/platform/database/oldest.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { type ComposeRoom, forgetComposed } from './compose.ts';
import { removeFiles } from './files.ts';
import { askingKey } from './limits.ts';
import { certificateCodes, certificates, reportLinks, retrievalCounts } from './tables.ts';

/** Deletes links, certificates and countings of orders and addresses, and writes the job that deletes their files. */
export async function forgetReports(
  tx: Transaction,
  {
    orderNumbers,
    addresses,
    secret,
  }: { orderNumbers: readonly string[]; addresses: readonly string[]; secret: string },
): Promise<void> {
  const keys = [
    ...addresses.flatMap((address) => [
      askingKey(secret, 'address', address),
      askingKey(secret, 'addressDaily', address),
    ]),
    ...orderNumbers.flatMap((orderNumber) => [
      askingKey(secret, 'order', orderNumber),
      askingKey(secret, 'certificate', orderNumber),
      askingKey(secret, 'cover', orderNumber),
    ]),
  ];
  if (keys.length > 0) await tx.delete(retrievalCounts).where(inArray(retrievalCounts.key, keys));
  if (orderNumbers.length === 0) return;
  await tx.delete(reportLinks).where(inArray(reportLinks.orderNumber, [...orderNumbers]));
  const ended = await tx
    .delete(certificates)
    .where(inArray(certificates.orderNumber, [...orderNumbers]))
    .returning({ code: certificates.code });
  const codes = ended.map(({ code }) => code);
  if (codes.length > 0) await tx.delete(certificateCodes).where(inArray(certificateCodes.code, codes));
  for (const orderNumber of orderNumbers) {
    await enqueue(tx, {
      aggregateId: orderNumber,
      kind: 'report.forget',
      id: 'report.forget',
      payload: {},
    });
  }
}

/** Writes the jobs that delete the files of orders whose money went back, or is disputed: as far as nothing else opens them. */
export async function forgetClosed(tx: Transaction, orders: readonly Order[], at: Date): Promise<void> {
  for (const { orderNumber } of orders) {
    const id = `report.forget:${at.toISOString()}`;
    await enqueue(tx, { aggregateId: orderNumber, kind: 'report.forget', id, payload: {} });
  }
}

/** The job that deletes an order's files; not while its report is open: one that opens again is printed again. */
export async function forgetFiles(
  room: ComposeRoom & { readonly files: FileStore },
  orderNumber: string,
): Promise<void> {
  const entitlement = await findEntitlement(room, orderNumber);
  if (entitlement && entitlement.order.erasedAt === null && isOpen(entitlement)) return;
  forgetComposed(room.composed, orderNumber);
  await removeFiles(room.files, orderNumber);
}

/** Deletes some mailed links that expired before a moment. @returns how many were found */
export function forgetLinks(database: Database, before: Date, limit: number): Promise<number> {
  const { tokenHash, expiresAt } = reportLinks;
  return deleteOldest(database, reportLinks, {
    key: [tokenHash],
    where: lt(expiresAt, before),
    orderBy: expiresAt,
    limit,
  });
}

/** Deletes some counts of askings from before a moment. @returns how many were found */
export function forgetAskings(database: Database, before: Date, limit: number): Promise<number> {
  const { key, hour } = retrievalCounts;
  // A day is a part of the names of its hours, and comes before them.
  const where = lt(hour, before.toISOString().slice(0, 10));
  return deleteOldest(database, retrievalCounts, { key: [key, hour], where, orderBy: hour, limit });
}

/** Deletes the mailed ways to orders that are no more. */
export async function deleteLinks(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  await tx.delete(reportLinks).where(inArray(reportLinks.orderNumber, [...orderNumbers]));
}
