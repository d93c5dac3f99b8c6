import type { FastifyInstance } from 'fastify';
import { generateLogid, pageView } from '#contract/visits.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/serve.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { ensureVisit } from './begin.ts';
import { pageViews } from './tables.ts';

export interface VisitRoom extends Room {
  /** What follows from a page that was seen in a visit. */
  readonly onSeen: (tx: Transaction, seen: { logid: string; path: string }) => Promise<void>;
}

export function visitRoutes(http: FastifyInstance, { database, clock, onSeen }: VisitRoom): void {
  serve(http, generateLogid, async ({ body, visit }) => {
    const { logid } = await ensureVisit({ database, clock }, visit, body.appExamId);
    return { logid };
  });

  serve(http, pageView, async ({ query, visit }) => {
    const logid = query.id ?? visit.said.logid;
    const path = pathOf(query.dl);
    const { aeid: examId = null, hl: locale = null } = query;
    const id = newId(clock);
    await inTransaction(database, async (tx) => {
      await tx.insert(pageViews).values({ id, logid, examId, path, locale, seenAt: clock.now() });
      if (logid !== null) await onSeen(tx, { logid, path });
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
