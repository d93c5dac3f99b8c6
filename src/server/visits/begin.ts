import type { ExamId } from '#contract/fields.ts';
import type { Visit, VisitOfRequest } from '#server/platform/http/visit.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { visits } from './tables.ts';

/** The visit of a request with its id; one that has none yet is given one, which its browser keeps. */
export async function ensureVisit(
  { database, clock }: Room,
  visit: VisitOfRequest,
  examId: ExamId,
): Promise<Visit & { logid: string }> {
  const { logid } = visit.said;
  if (logid !== null) return { ...visit.said, logid };
  const made = newId(clock);
  await database.insert(visits).values({ logid: made, examId, startedAt: clock.now() });
  visit.keep(made);
  return { ...visit.said, logid: made };
}
