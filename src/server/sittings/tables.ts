import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ExamId } from '#contract/fields.ts';
import type { LandingName } from '#contract/landings.ts';
import type { AgreedProtocol } from '#contract/protocols.ts';
import type { Locale } from '#locale/locales.ts';
import { ownerColumns } from '#server/platform/http/reader.ts';
import { visitColumns } from '#server/platform/http/visit.ts';
import type { OpenedStage } from './stages.ts';

/** One person taking one test once. The seed never leaves the server. */
export const sittings = pgTable(
  'sittings',
  {
    id: text('id').primaryKey(),
    /** Chosen at the start (decision 4), so that confirming twice cannot make two orders. */
    orderNumber: text('order_number').notNull(),
    examId: text('exam_id').$type<ExamId>().notNull(),
    examVersion: text('exam_version').notNull(),
    normVersion: text('norm_version').notNull(),
    seed: text('seed').notNull(),
    /** Of a test in stages, those that were opened; null until there is more than the first one. */
    stages: jsonb('stages').$type<readonly OpenedStage[]>(),
    locale: text('locale').$type<Locale>().notNull(),
    market: text('market').notNull(),
    /** The landing that it was begun from; null where it was none, or is not known. */
    landing: text('landing').$type<LandingName>(),
    /** The key of the invitation to compare results that it was begun by; null where it was none. It may be withdrawn by now. */
    invitation: text('invitation'),
    /** sha256 of the key that this browser alone holds (decision 3). */
    ...ownerColumns,
    ...visitColumns,
    consentedAt: timestamp('consented_at', { withTimezone: true }),
    /** The documents that were shown beside the consent, each in its version. */
    consentedTo: jsonb('consented_to').$type<readonly AgreedProtocol[]>(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** What the exam's `score` found; null until confirmed. */
    result: jsonb('result'),
  },
  (table) => [
    index('sittings_started_at').on(table.startedAt),
    index('sittings_holder').on(table.holderHash),
    index('sittings_invitation').on(table.invitation).where(sql`invitation is not null`),
    index('sittings_unfinished').on(table.startedAt).where(sql`confirmed_at is null`),
  ],
);

export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    sittingId: text('sitting_id').notNull(),
    questionId: text('question_id').notNull(),
    choice: integer('choice'),
    milliseconds: integer('milliseconds').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sittingId, table.questionId] })],
);

/**
 * Confirmed sittings counted by day, so that the landing's figures cost the same with ten orders or a million.
 * Several rows a day (`part`) keep confirmations from waiting for each other.
 */
export const sittingCounts = pgTable(
  'sitting_counts',
  {
    examId: text('exam_id').$type<ExamId>().notNull(),
    day: text('day').notNull(),
    part: integer('part').notNull(),
    count: integer('count').notNull(),
    scoreSum: doublePrecision('score_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.day, table.part] })],
);

/**
 * Confirmed sittings counted by what else landings say of them: by market, by people, and by the part of the day. There are
 * as many rows after a million sittings as after some thousand.
 */
export const sittingTallies = pgTable(
  'sitting_tallies',
  {
    examId: text('exam_id').$type<ExamId>().notNull(),
    /** `market:DE`, `people`, or `clock:14:05` for the five minutes from then on. */
    scope: text('scope').notNull(),
    part: integer('part').notNull(),
    /** Of a part of the day, the day that it was last counted on; nothing of anything else. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
    scoreSum: doublePrecision('score_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.scope, table.part] })],
);
