import type { FastifyInstance } from 'fastify';
import { orderInfo } from '#contract/orders.ts';
import { openReportLink, orderFiles, retrieveReport } from '#contract/reports.ts';
import { examsBroughtBy } from '#server/catalogue/packages.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { readableOrder } from '#server/orders/readers.ts';
import { isUnlocked, reportStateOf } from '#server/orders/states.ts';
import { serve } from '#server/platform/http/serve.ts';
import { unlockedBy } from '#server/privileges/grants.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { composeFree, composeReport } from './compose.ts';
import { downloadRoute, type FileRoom, filesOf } from './downloads.ts';
import { handOut } from './hand-out.ts';
import { openLink } from './links.ts';
import { retrieveReports } from './retrieve.ts';

export function reportRoutes(http: FastifyInstance, room: FileRoom): void {
  const { database } = room;

  serve(http, orderInfo, async ({ params, query, reader }) => {
    const order = await readableOrder(database, reader, params.orderNumber);
    const locale = query.hl ?? order.locale;
    const { totalAmount, refundedAmount, currency } = order;
    const { features } = await unlockedBy(room, order);
    const isHanded = query.parts !== 'standing' && (await handOut(room, order, 'report'));
    const report = isHanded ? await composeReport(room, order, locale) : null;
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
      email: order.email,
      skuId: order.skuId,
      productName: item ? nameOf(item, locale) : null,
      total: totalAmount === null ? null : { amount: totalAmount, currency },
      refunded: refundedAmount === null ? null : { amount: refundedAmount, currency },
      unlocked: isUnlocked(order.state) || features.length > 0,
      free: await composeFree(database, order, locale),
      report,
      brings: examsBroughtBy(features).map((exam) => ({
        examId: exam.id,
        name: exam.name(locale),
      })),
    };
  });

  serve(http, orderFiles, async ({ body, reader }) => {
    const order = await readableOrder(database, reader, body.orderNumber);
    return filesOf(room, order);
  });

  serve(http, retrieveReport, async ({ body, locale, clientAddress }) => {
    await retrieveReports(room, { email: body.email, locale, clientAddress });
    return { sent: true as const };
  });

  serve(http, openReportLink, async ({ body, holder }) => {
    const order = await openLink(room, holder.ensure().reader, body.token);
    return { orderNumber: order.orderNumber, appExamId: order.examId, countryCode: order.market };
  });

  downloadRoute(http, room);
  certificateRoutes(http, room);
}
