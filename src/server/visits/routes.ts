import type { FastifyInstance } from 'fastify';
import { generateLogid, pageView } from '#contract/visits.ts';
import { serve } from '#server/platform/http/serve.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { ensureVisit } from './begin.ts';
import { pageViews } from './tables.ts';

export function visitRoutes(http: FastifyInstance, { database, clock }: Room): void {
  serve(http, generateLogid, async ({ body, visit }) => {
    const { logid } = await ensureVisit({ database, clock }, visit, body.appExamId);
    return { logid };
  });

  serve(http, pageView, async ({ query, visit }) => {
    await database.insert(pageViews).values({
      id: newId(clock),
      logid: query.id ?? visit.said.logid,
      examId: query.aeid ?? null,
      path: pathOf(query.dl),
      locale: query.hl ?? null,
      seenAt: clock.now(),
    });
    return { seen: true as const };
  });
}

const longestPath = 200;

/** The path alone: a query may carry an address, a token or an ad's identifier. */
function pathOf(address: string): string {
  const parsed = URL.parse(address, 'http://localhost');
  return (parsed?.pathname ?? '/').slice(0, longestPath);
}
