import { eq, inArray } from 'drizzle-orm';
import type { Certificate } from '#contract/certificates.ts';
import type { HeldCertificate } from '#contract/reports.ts';
import { certifiedBy, withoutSign } from '#exams/source.ts';
import type { Variety } from '#locale/locales.ts';
import { lockOrder, type Order } from '#server/orders/store.ts';
import { newCode, writtenCode } from '#server/platform/codes.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type Entitlement, findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { type ComposeRoom, composeReport } from '../compose.ts';
import type { PdfPress } from '../pdf/render.ts';
import { certificateCodes, certificates } from '../tables.ts';

export interface CertificateRoom extends ComposeRoom {
  readonly publicUrl: string;
  readonly press: PdfPress;
}

/** The certificate as its holder has it; null where it has no name yet. */
export async function heldCertificate(room: CertificateRoom, order: Order): Promise<HeldCertificate | null> {
  const { orderNumber } = order;
  const [row] = await room.database
    .select()
    .from(certificates)
    .where(eq(certificates.orderNumber, orderNumber));
  return row ? heldAs(room, row) : null;
}

/** The names that certificates of some orders were made out to. */
export async function certificatesOf(
  database: Database,
  orderNumbers: readonly string[],
): Promise<(typeof certificates.$inferSelect)[]> {
  if (orderNumbers.length === 0) return [];
  return database
    .select()
    .from(certificates)
    .where(inArray(certificates.orderNumber, [...orderNumbers]));
}

/**
 * Makes a certificate out to a name, or to another one: its code stays, so that the check tells an old paper.
 *
 * @throws Refusal `unknownOrder` where the order was deleted while the certificate was printed
 */
export async function nameHolder(
  room: CertificateRoom,
  { orderNumber }: Order,
  holderName: string,
): Promise<HeldCertificate> {
  const named = { holderName, namedAt: room.clock.now() };
  const held = await inTransaction(room.database, async (tx) => {
    const { erasedAt } = await lockOrder(tx, orderNumber);
    if (erasedAt !== null) throw new Refusal('unknownOrder');
    const [row] = await tx
      .insert(certificates)
      .values({ orderNumber, code: newCode(), ...named })
      .onConflictDoUpdate({ target: certificates.orderNumber, set: named })
      .returning();
    const made = row as typeof certificates.$inferSelect;
    await takeCode(tx, made);
    return made;
  });
  return heldAs(room, held);
}

/** Takes the name off a certificate and ends its code. @returns the order that held it; undefined where none did */
export async function clearCertificate(database: Database, code: string): Promise<string | undefined> {
  return inTransaction(database, async (tx) => {
    const [ended] = await tx.delete(certificateCodes).where(eq(certificateCodes.code, code)).returning();
    if (!ended) return undefined;
    await tx.delete(certificates).where(eq(certificates.orderNumber, ended.certifiedOrder));
    return ended.certifiedOrder;
  });
}

/** @throws Error where another order has the code, which chance does not do */
async function takeCode(
  tx: Transaction,
  { code, orderNumber: certifiedOrder }: { code: string; orderNumber: string },
): Promise<void> {
  await tx.insert(certificateCodes).values({ code, certifiedOrder }).onConflictDoNothing();
  const [taken] = await tx.select().from(certificateCodes).where(eq(certificateCodes.code, code));
  if (taken?.certifiedOrder !== certifiedOrder) throw new Error('A code of a certificate was given twice.');
}

/** What an order's certificate says in a language; undefined where the order holds none now. */
async function certificateOf(
  room: CertificateRoom,
  entitlement: Entitlement,
  { holderName, code, locale }: { holderName: string; code: string; locale: Variety },
): Promise<Certificate | undefined> {
  const isHeld = isOpen(entitlement, 'certificate');
  const report = isHeld ? await composeReport(room, entitlement, locale) : null;
  return report ? { code, holderName, ...certifiedBy(entitlement.order.examId, report, locale) } : undefined;
}

/**
 * What the certificate with a code says, as long as what paid for it stands.
 *
 * @throws Refusal `unknownCertificate`
 */
export async function checkedCertificate(
  room: CertificateRoom,
  { code, locale }: { code: string; locale: Variety },
): Promise<Certificate> {
  const [found] = await room.database
    .select()
    .from(certificateCodes)
    .where(eq(certificateCodes.code, writtenCode(code)));
  const [row] = found
    ? await room.database
        .select()
        .from(certificates)
        .where(eq(certificates.orderNumber, found.certifiedOrder))
    : [];
  const entitlement = row && (await findEntitlement(room, row.orderNumber));
  const certificate = entitlement && (await certificateOf(room, entitlement, { ...row, locale }));
  if (!certificate) throw new Refusal('unknownCertificate');
  return { ...certificate, result: withoutSign(certificate.result) };
}

function heldAs(
  { publicUrl }: CertificateRoom,
  { holderName, code }: { holderName: string; code: string },
): HeldCertificate {
  return { holderName, code, checkUrl: `${publicUrl}/certificate/${code}` };
}
