import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sharedReport, shareKey, shareReport, shareStanding } from '#contract/shares.ts';
import { varieties } from '#locale/locales.ts';
import { refuseUnproved } from '#server/orders/readers.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { serve } from '#server/platform/http/serve.ts';
import { entitlementFor } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { sharedForms } from '#server/reports/pdf/shared.ts';
import { forgetShares, prepareShare, publishShare } from './hold.ts';
import { openFacts, openShare, shareStandingOf } from './open.ts';
import { type PictureRoom, pictureOf, removePictures } from './pictures.ts';
import { assertPrintable } from './printable.ts';

/** The calls by which a holder shows something of a report, and the pictures that others see. */
export function shareRoutes(http: FastifyInstance, room: PictureRoom): void {
  serve(http, shareStanding, async ({ params, query, reader, locale, varietyIn }) => {
    const entitlement = await entitlementFor(room, reader, params.orderNumber);
    return shareStandingOf(room, entitlement, varietyIn(query.hl ?? locale));
  });

  serve(http, shareReport, async ({ body, reader, locale, varietyIn }) => {
    const { orderNumber, shared, shows } = body;
    const entitlement = await entitlementFor(room, reader, orderNumber);
    await refuseUnproved(room.database, reader, entitlement.order, room.clock.now());
    const variety = varietyIn(locale);
    if (shows) {
      await assertPrintable(room, { facts: await openFacts(room, entitlement), shows, variety });
      // From here on its holder has the result, and others may.
      if (!(await handOut(room, entitlement, 'report'))) throw new Refusal('reportLocked');
      await prepareShare(room, orderNumber, shows);
    }
    if (!shared && !shows) await inTransaction(room.database, (tx) => forgetShares(tx, [orderNumber]));
    if (!shared || shows) await removePictures(room, orderNumber);
    const standing = await shareStandingOf(room, entitlement, variety);
    if (!shared) return standing;
    if (!(await publishShare(room, orderNumber))) throw new Refusal('shareUnprepared');
    return shareStandingOf(room, entitlement, variety);
  });

  serve(http, sharedReport, async ({ params, query, reader, locale, varietyIn }) => {
    const variety = varietyIn(query.hl ?? locale);
    return (await openShare(room, reader, { key: params.key, locale: variety })).shown;
  });

  pictureRoute(http, room);
}

const picture = z.object({ key: shareKey, form: z.enum(sharedForms), variety: z.enum(varieties) });

/** `/share/{key}/card-DE.png`: what a link shows elsewhere, and what fills a telephone. No cache keeps what can be withdrawn. */
function pictureRoute(http: FastifyInstance, room: PictureRoom): void {
  const config = { rateLimit: rateLimits.page };
  http.get('/share/:key/:form(^[a-z]+)-:variety(^[A-Z-]+).png', { config }, async (request, reply) => {
    const named = picture.safeParse(request.params);
    if (!named.success) throw new Refusal('notFound');
    // A picture that is gone is gone for every machine that asks, not a sentence for somebody to read.
    const bytes = await pictureOf(room, request.holder.reader(), named.data).catch((problem) => {
      throw problem instanceof Refusal && problem.refusal === 'unknownShare'
        ? new Refusal('notFound')
        : problem;
    });
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-type': 'image/png' })
      .send(bytes);
  });
}
