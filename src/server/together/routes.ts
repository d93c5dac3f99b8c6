import type { FastifyInstance } from 'fastify';
import {
  agreeTogether,
  comparisonInfo,
  invitationInfo,
  inviteTogether,
  joinTogether,
  togetherStanding,
} from '#contract/together.ts';
import { readableOrder, refuseUnproved } from '#server/orders/readers.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { agreeTo, joinBy, leave, ownPair } from './agree.ts';
import { comparableAs } from './comparable.ts';
import { comparisonOf } from './compare.ts';
import { invite, withdrawInvitation } from './invitations.ts';
import { standingOf } from './pairs.ts';
import { heldAs, openInvitation, type TogetherRoom, togetherOf } from './standing.ts';

/** The calls by which two people agree to have their results compared, and read the comparison. */
export function togetherRoutes(http: FastifyInstance, room: TogetherRoom): void {
  serve(http, togetherStanding, async ({ params, query, reader, locale, varietyIn }) => {
    const order = await readableOrder(room.database, reader, params.orderNumber);
    return togetherOf(room, order, varietyIn(query.hl ?? locale));
  });

  serve(http, inviteTogether, async ({ body, reader, locale, varietyIn }) => {
    const { orderNumber, invited, name = null, mails = false } = body;
    const order = await readableOrder(room.database, reader, orderNumber);
    if (!invited) await withdrawInvitation(room, orderNumber);
    else {
      await refuseUnproved(room.database, reader, order, room.clock.now());
      if (!comparableAs(order)) throw new Refusal('notComparable');
      await invite(room, orderNumber, { name, mails: mails && order.email !== null });
    }
    return togetherOf(room, order, varietyIn(locale));
  });

  serve(http, invitationInfo, async ({ params, query, reader, locale, varietyIn }) =>
    openInvitation(room, reader, { key: params.invitation, locale: varietyIn(query.hl ?? locale) }),
  );

  serve(http, joinTogether, async ({ body, reader }) => {
    const { orderNumber, invitation, name, scores } = body;
    const own = await readableOrder(room.database, reader, orderNumber);
    await refuseUnproved(room.database, reader, own, room.clock.now());
    return heldAs(await joinBy(room, reader, { own, key: invitation, name, scores }), orderNumber);
  });

  serve(http, agreeTogether, async ({ body, reader }) => {
    const held = await ownPair(room, reader, body.pair);
    const { orderNumber } = held.own;
    if (!body.agreed) {
      await leave(room, held);
      return { standing: null, orderNumber };
    }
    await refuseUnproved(room.database, reader, held.own, room.clock.now());
    return { standing: standingOf(await agreeTo(room, held, body.scores), orderNumber), orderNumber };
  });

  serve(http, comparisonInfo, async ({ params, query, reader, locale, varietyIn }) =>
    comparisonOf(room, await ownPair(room, reader, params.pair), varietyIn(query.hl ?? locale)),
  );
}
