import type { FastifyInstance } from 'fastify';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import { readableOrder } from '#server/orders/readers.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { handOut } from '../hand-out.ts';
import { countAsking } from '../limits.ts';
import { type CertificateRoom, checkedCertificate, nameHolder } from './hold.ts';
import { printCertificate } from './print.ts';

export function certificateRoutes(
  http: FastifyInstance,
  room: CertificateRoom & { readonly secret: string },
): void {
  serve(http, nameCertificate, async ({ body, reader }) => {
    const order = await readableOrder(room.database, reader, body.orderNumber);
    await countAsking(room, 'certificate', order.orderNumber);
    const { holderName } = body;
    // Printed once before it is kept: a name that no paper can carry is refused while it can be changed.
    await printCertificate(room, order, { holderName, code: '', checkUrl: room.publicUrl });
    // From here on its check tells the result.
    if (!(await handOut(room, order, 'certificate'))) throw new Refusal('certificateLocked');
    return nameHolder(room, order, holderName);
  });

  serve(http, checkCertificate, async ({ params, locale }) =>
    checkedCertificate(room, { code: params.code, locale }),
  );
}
