import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/privileges.ts';
import type { Payments } from '#server/payments/ask.ts';
import { serve } from '#server/platform/http/serve.ts';
import { ensureVisit } from '#server/visits/begin.ts';
import { cancelMembership, resumeMembership, switchMembership } from './change.ts';
import { checkMembership, payOverdue } from './overdue.ts';
import { startMembership } from './start.ts';
import { viewOf } from './view.ts';

/** The calls that begin a membership and change it. */
export function membershipRoutes(http: FastifyInstance, room: Payments): void {
  serve(http, contract.createSubscription, async ({ body, holder, visit }) => {
    const { orderNumber } = await startMembership(room, {
      skuId: body.skuId,
      countryCode: body.countryCode,
      examId: body.examId,
      locale: body.hl,
      reader: holder.ensure().reader,
      visit: await ensureVisit(room, visit, body.examId),
    });
    return { orderNumber };
  });

  serve(http, contract.cancelSubscription, async ({ body, reader }) =>
    viewOf(room.database, await cancelMembership(room, { ...body, reader })),
  );

  serve(http, contract.resumeSubscription, async ({ body, reader }) =>
    viewOf(room.database, await resumeMembership(room, { ...body, reader })),
  );

  serve(http, contract.switchSubscription, async ({ body, reader }) =>
    viewOf(room.database, await switchMembership(room, { ...body, reader })),
  );

  serve(http, contract.checkSubscription, async ({ body, reader }) => {
    const wish = { ...body, reader };
    const { membership, overdue } = await checkMembership(room, wish);
    return { membership: await viewOf(room.database, membership), overdue };
  });

  serve(http, contract.payOverdue, async ({ body, reader, locale, varietyIn }) => ({
    actionUrl: await payOverdue(room, { ...body, reader, locale: varietyIn(locale) }),
  }));
}
