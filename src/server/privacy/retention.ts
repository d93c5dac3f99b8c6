import {
  forgetOldAttempts,
  forgetOldCodes,
  forgetOldLinks,
  forgetOldSessions,
} from '#server/accounts/forget.ts';
import { releaseCoupons } from '#server/catalogue/coupons.ts';
import { forgetOldClicks } from '#server/conversions/clicks.ts';
import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import { membersAmong } from '#server/memberships/forget.ts';
import { deleteUnpaid, unpaidSince } from '#server/orders/unpaid.ts';
import { deleteAttempts, forgetNotices, moneyOf } from '#server/payments/forget.ts';
import { dayMilliseconds } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { sessionSeconds } from '#server/platform/http/session.ts';
import { forgetDone } from '#server/platform/outbox/forget.ts';
import type { Room } from '#server/platform/room.ts';
import { deleteLinks, forgetAskings, forgetLinks } from '#server/reports/forget.ts';
import { forgetShares } from '#server/shares/hold.ts';
import { forgetSittingsAtOnce, forgetUnfinished } from '#server/sittings/forget.ts';
import { forgetTogether } from '#server/together/invitations.ts';
import { forgetUnanswered } from '#server/together/pairs.ts';
import { forgetOldVisits, forgetPageViews } from '#server/visits/forget.ts';
import { sweep } from './sweep.ts';

type KeepSettings = Pick<
  Config,
  | 'keepSittingsDays'
  | 'keepDraftsDays'
  | 'keepVisitsDays'
  | 'keepNoticesDays'
  | 'keepJobsDays'
  | 'keepLinksDays'
>;

/** Something that is deleted some time after nobody needs it. */
interface Kept {
  readonly what: string;
  /** For how many days it is kept. */
  readonly days: (settings: KeepSettings) => number;
  readonly deleteSome: (database: Database, before: Date, limit: number) => Promise<number>;
}

/** No limit of askings looks back further than to yesterday. */
const askingDays = 2;

/** Whoever was asked whether two results may be compared, and has not answered for so long, will not. */
const unansweredDays = 90;

/** Everything that is not kept for good, as `docs/running.md` and the privacy notice say it. */
export const kept: readonly Kept[] = [
  { what: 'sittings', days: (one) => one.keepSittingsDays, deleteSome: forgetUnfinished },
  { what: 'drafts', days: (one) => one.keepDraftsDays, deleteSome: deleteDrafts },
  { what: 'pageViews', days: (one) => one.keepVisitsDays, deleteSome: forgetPageViews },
  { what: 'visits', days: (one) => one.keepVisitsDays, deleteSome: forgetOldVisits },
  { what: 'clicks', days: (one) => one.keepVisitsDays, deleteSome: forgetOldClicks },
  { what: 'notices', days: (one) => one.keepNoticesDays, deleteSome: forgetNotices },
  { what: 'jobs', days: (one) => one.keepJobsDays, deleteSome: forgetDone },
  { what: 'links', days: (one) => one.keepLinksDays, deleteSome: forgetLinks },
  { what: 'sessions', days: () => sessionSeconds / 86_400, deleteSome: forgetOldSessions },
  { what: 'codes', days: () => 1, deleteSome: forgetOldCodes },
  { what: 'attempts', days: () => 1, deleteSome: forgetOldAttempts },
  { what: 'accountLinks', days: (one) => one.keepLinksDays, deleteSome: forgetOldLinks },
  { what: 'unansweredPairs', days: () => unansweredDays, deleteSome: forgetUnanswered },
  { what: 'askings', days: () => askingDays, deleteSome: forgetAskings },
];

/**
 * Orders that nobody paid for, with their sittings, their tries to pay and whatever else hangs on them. What money moved
 * for stays for the books, and what a member may open stays with the member.
 */
async function deleteDrafts(database: Database, before: Date, limit: number): Promise<number> {
  const numbers = await unpaidSince(database, {
    before,
    limit,
    unless: {
      beside: ({ orderNumber }) => moneyOf(database, orderNumber),
      owners: (owners) => membersAmong(database, owners),
    },
  });
  if (numbers.length === 0) return 0;
  await inTransaction(database, async (tx) => {
    const gone = await deleteUnpaid(tx, numbers);
    if (gone.length === 0) return;
    const ended = gone.map(({ orderNumber }) => orderNumber);
    await deleteAttempts(tx, ended);
    await deleteLinks(tx, ended);
    await forgetShares(tx, ended);
    await forgetTogether(tx, ended);
    await releaseCoupons(tx, ended);
    await forgetSittingsAtOnce(
      tx,
      gone.flatMap(({ sittingId }) => sittingId ?? []),
    );
  });
  return numbers.length;
}

export interface RetentionRoom extends Room, KeepSettings {
  /** Told of each kind of which something was deleted. */
  readonly onSwept: (told: { what: string; rows: number; longestMilliseconds: number }) => void;
}

/** One job deletes for so long, and leaves the rest to the next: a server that stops waits for none longer. */
const partMilliseconds = 5_000;

/** Writes the job of a day, once for all processes; @returns nothing is written twice by the same process either. */
export function dailyRetention(): (room: Room) => Promise<void> {
  let written: string | undefined;
  return async ({ database, clock }) => {
    const day = clock.now().toISOString().slice(0, 10);
    if (written === day) return;
    await inTransaction(database, (tx) => writePart(tx, { day, part: 1 }));
    written = day;
  };
}

/** The job: deletes what is old enough, a part of it at a time. */
export async function deleteOld(
  { database, clock, onSwept, ...settings }: RetentionRoom,
  { day, part }: JobPayload<'privacy.retention'>,
): Promise<void> {
  const now = clock.now().getTime();
  const pace = { now: () => performance.now(), wait, until: performance.now() + partMilliseconds };
  for (const { what, days, deleteSome } of kept) {
    const before = new Date(now - days(settings) * dayMilliseconds);
    const { rows, longest, done } = await sweep((limit) => deleteSome(database, before, limit), pace);
    if (rows > 0) onSwept({ what, rows, longestMilliseconds: Math.round(longest) });
    if (done) continue;
    await inTransaction(database, (tx) => writePart(tx, { day, part: part + 1 }));
    return;
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function writePart(
  tx: Parameters<typeof enqueue>[0],
  payload: JobPayload<'privacy.retention'>,
): Promise<void> {
  const id = `privacy.retention:${payload.day}:${payload.part}`;
  return enqueue(tx, { aggregateId: 'retention', kind: 'privacy.retention', id, payload });
}
