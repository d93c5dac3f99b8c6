import type { HeldCertificate } from '#contract/reports.ts';
import { paperOf } from '#locale/paper.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Entitlement } from '#server/privileges/entitlement.ts';
import { PdfError } from '../pdf/compile.ts';
import { type CertificateRoom, certificateOf } from './hold.ts';

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
  const certificate = await certificateOf(room, entitlement, { ...held, locale });
  if (!certificate) throw new Refusal('certificateLocked');
  try {
    const paper = paperOf(entitlement.order.market);
    return await room.press.certificate({ certificate, locale, paper, checkUrl: held.checkUrl });
  } catch (problem) {
    if (problem instanceof PdfError && problem.isMissingGlyph) throw new Refusal('nameNotPrintable');
    throw problem;
  }
}
