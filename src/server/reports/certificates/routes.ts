import type { FastifyInstance } from 'fastify';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import { refuseUnproved } from '#server/orders/readers.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { entitlementFor } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { countAsking } from '../limits.ts';
import { type CertificateRoom, checkedCertificate, nameHolder } from './hold.ts';
import { printCertificate } from './print.ts';

export function certificateRoutes(
  http: FastifyInstance,
  room: CertificateRoom & { readonly secret: string },
): void {
  serve(http, nameCertificate, async ({ body, reader }) => {
    const entitlement = await entitlementFor(room, reader, body.orderNumber);
    await refuseUnproved(room.database, reader, entitlement.order, room.clock.now());
    await countAsking(room, 'certificate', entitlement.order.orderNumber);
    const { holderName } = body;
    // Printed once before it is kept: a name that no paper can carry is refused while it can be changed.
    await printCertificate(room, entitlement, { holderName, code: '', checkUrl: room.publicUrl });
    // From here on its check tells the result.
    if (!(await handOut(room, entitlement, 'certificate'))) throw new Refusal('certificateLocked');
    return nameHolder(room, entitlement.order, holderName);
  });

  serve(http, checkCertificate, async ({ params, locale, varietyIn }) =>
    checkedCertificate(room, { code: params.code, locale: varietyIn(locale) }),
  );
}
