import type { HeldCertificate } from '#contract/reports.ts';
import { paperOf } from '#locale/paper.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type Entitlement, isOpen } from '#server/privileges/entitlement.ts';
import { sourceOf } from '../compose.ts';
import { PdfError } from '../pdf/compile.ts';
import type { CertificateRoom } from './hold.ts';

/**
 * An order's certificate as a PDF, in the language of the order. It takes a few hundredths of a second and is made anew
 * each time: no file of it is kept.
 *
 * @throws Refusal `certificateLocked`, `nameNotPrintable` where the faces of the document lack a character of the name
 */
export async function printCertificate(
  room: CertificateRoom,
  entitlement: Entitlement,
  held: HeldCertificate,
): Promise<Uint8Array> {
  const locale = varietyOfOrder(entitlement.order);
  const source = isOpen(entitlement, 'certificate') ? await sourceOf(room, entitlement) : null;
  if (!source) throw new Refusal('certificateLocked');
  try {
    const paper = paperOf(entitlement.order.market);
    return await room.press.certificate({ source, ...held, locale, paper });
  } catch (problem) {
    if (problem instanceof PdfError && problem.isMissingGlyph) throw new Refusal('nameNotPrintable');
    throw problem;
  }
}
