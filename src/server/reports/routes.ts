import type { FastifyInstance } from 'fastify';
import { orderInfo } from '#contract/orders.ts';
import { broughtList, openReportLink, orderFiles, presenterList, retrieveReport } from '#contract/reports.ts';
import { leavesMore } from '#exams/features.ts';
import type { HumanRoom } from '#server/accounts/human.ts';
import { examsBroughtBy } from '#server/catalogue/packages.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { takenOf, takesNoPayment } from '#server/orders/bringing.ts';
import { redeemedAt } from '#server/orders/gifts.ts';
import { isUnlocked, reportStateOf } from '#server/orders/states.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { serve } from '#server/platform/http/serve.ts';
import { entitlementFor } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { broughtTo } from './brought.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { besideEarlierResults, composeReport, earlierOf, factsOf, freeOf } from './compose.ts';
import { coverRoute } from './cover.ts';
import { downloadRoute, type FileRoom, filesOf } from './downloads.ts';
import { openLink } from './links.ts';
import { presentersOf } from './presenters.ts';
import { readerRoutes } from './readers.ts';
import { retrieveReports } from './retrieve.ts';

export function reportRoutes(http: FastifyInstance, room: FileRoom & HumanRoom): void {
  const { database } = room;

  serve(http, orderInfo, async ({ params, query, reader, varietyIn }) => {
    const entitlement = await entitlementFor(room, reader, params.orderNumber);
    const { order, features } = entitlement;
    const locale = varietyIn(query.hl ?? order.locale);
    const { totalAmount, refundedAmount, currency } = order;
    const isHanded = query.parts !== 'standing' && (await handOut(room, entitlement, 'report'));
    const facts = await factsOf(database, order);
    const earlier = facts ? await earlierOf(database, facts) : [];
    const report = isHanded ? await composeReport(room, entitlement, locale, facts) : null;
    const bringsTests = order.broughtBy !== null || examsBroughtBy(features).length > 0;
    const taken =
      reader && bringsTests ? await takenOf(database, reader, entitlement) : new Map<string, string>();
    const item = order.skuId === null ? undefined : findSku(order.skuId);
    return {
      orderNumber: order.orderNumber,
      kind: order.kind,
      parentOrderNumber: order.parentOrderNumber,
      appExamId: order.examId,
      state: reportStateOf(order.state),
      orderState: order.state,
      countryCode: order.market,
      createdAt: order.createdAt.toISOString(),
      completedAt: order.paidAt?.toISOString() ?? null,
      redeemedAt: (await redeemedAt(database, order))?.toISOString() ?? null,
      email: order.email,
      skuId: order.skuId,
      productName: item ? nameOf(item, locale) : null,
      total: totalAmount === null ? null : { amount: totalAmount, currency },
      refunded: refundedAmount === null ? null : { amount: refundedAmount, currency },
      unlocked: isUnlocked(order.state) || features.length > 0,
      offered: leavesMore(order.examId, features) && !(await takesNoPayment(database, order)),
      free: facts && freeOf(facts, earlier, order.market, locale),
      report: report && facts ? besideEarlierResults(report, facts, earlier, locale) : report,
      brings: examsBroughtBy(features).map((exam) => ({
        examId: exam.id,
        name: exam.name(locale),
        orderNumber: taken.get(exam.id) ?? null,
      })),
    };
  });

  serve(http, orderFiles, async ({ body, reader, varietyIn }) => {
    const entitlement = await entitlementFor(room, reader, body.orderNumber);
    const variety = body.hl ? varietyIn(body.hl) : varietyOfOrder(entitlement.order);
    return filesOf(room, entitlement, { variety, make: body.make });
  });

  serve(http, presenterList, async ({ params, query, reader, locale, varietyIn }) => {
    const entitlement = await entitlementFor(room, reader, params.orderNumber);
    return presentersOf(room, entitlement, varietyIn(query.hl ?? locale));
  });

  serve(http, broughtList, async ({ params, query, reader, locale, varietyIn }) => {
    const entitlement = await entitlementFor(room, reader, params.orderNumber);
    return reader ? broughtTo(room, reader, { entitlement, locale: varietyIn(query.hl ?? locale) }) : [];
  });

  serve(http, retrieveReport, async ({ body, locale, varietyIn, clientAddress }) => {
    const { email, proof } = body;
    await retrieveReports(room, { email, proof, locale: varietyIn(locale), clientAddress });
    return { sent: true as const };
  });

  serve(http, openReportLink, async ({ body, holder, headers }) => {
    const opener = { reader: holder.ensure().reader, agent: headers['user-agent'] };
    const order = await openLink(room, opener, body.token);
    return { orderNumber: order.orderNumber, appExamId: order.examId, countryCode: order.market };
  });

  downloadRoute(http, room);
  certificateRoutes(http, room);
  coverRoute(http, room);
  readerRoutes(http, room);
}
