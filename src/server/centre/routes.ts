import type { FastifyInstance } from 'fastify';
import { consentList } from '#contract/consents.ts';
import { userOrderList } from '#contract/orders.ts';
import { resultList } from '#contract/results.ts';
import { storeShelf } from '#contract/shelf.ts';
import { saidVariety } from '#contract/varieties.ts';
import { ownAccount } from '#server/accounts/change.ts';
import type { AccountRoom } from '#server/accounts/room.ts';
import { readerOfAccount } from '#server/accounts/store.ts';
import { knownMarket } from '#server/catalogue/skus.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { localeOf, serve } from '#server/platform/http/serve.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { consentsOf } from './consents.ts';
import { archiveOf, type ExportRoom, exportOf } from './export.ts';
import { joinByAddress } from './join.ts';
import { belongingsOf } from './list.ts';
import { resourceRoutes } from './resources.ts';
import { resultsOf } from './results.ts';
import { type ShelfRoom, shelfOf } from './shelf.ts';

export type CentreRoom = AccountRoom &
  ShelfRoom &
  ExportRoom & { readonly apiBase: string; readonly press: PdfPress };

/** What a person sees of everything they have. */
export function centreRoutes(http: FastifyInstance, room: CentreRoom): void {
  serve(http, userOrderList, async ({ params, signedIn, locale, varietyIn }) => {
    const account = await ownAccount(room, signedIn);
    if (params.id !== account.id) throw new Refusal('forbidden');
    // What was bought since then, in another browser, with the address of the account.
    await inTransaction(room.database, (tx) => joinByAddress(tx, account, room.clock.now()));
    return belongingsOf(room, readerOfAccount(account), varietyIn(locale));
  });

  serve(http, resultList, async ({ signedIn, locale, varietyIn }) => {
    const account = await ownAccount(room, signedIn);
    return resultsOf(room, readerOfAccount(account), varietyIn(locale));
  });

  serve(http, consentList, async ({ signedIn, locale, varietyIn }) => {
    const account = await ownAccount(room, signedIn);
    return consentsOf(room, readerOfAccount(account), varietyIn(locale));
  });

  serve(http, storeShelf, async ({ params, reader, varietyIn }) =>
    shelfOf(room, { reader, market: knownMarket(params.countryCode), locale: varietyIn(params.hl) }),
  );

  // A file, no envelope: what a browser downloads by a link. It changes nothing, and no other site can read it.
  http.get('/ads/user/export', { config: { rateLimit: rateLimits.export } }, async (request, reply) => {
    const reader = request.holder.reader();
    if (!reader) throw new Refusal('forbidden');
    const locale = saidVariety(request.headers, localeOf(request));
    const archive = archiveOf(await exportOf(room, reader, locale), locale);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="sixgates-data.zip"')
      .type('application/zip')
      .send(archive);
  });

  resourceRoutes(http, room);
}
