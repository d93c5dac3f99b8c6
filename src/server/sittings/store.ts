import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sequencedAnswer } from '#contract/sittings.ts';
import type { Exam } from '#exams/exam.ts';
import { findVersion } from '#exams/index.ts';
import { courseText } from '#exams/stages.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { readOnce, readWithIt } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { type OpenedStage, plansOf } from './stages.ts';
import { sittingAnswers, sittings } from './tables.ts';

export type Sitting = typeof sittings.$inferSelect;
export type SequencedAnswer = z.output<typeof sequencedAnswer>;

/** A sitting with all answers that it has. */
export interface Answered {
  readonly sitting: Sitting;
  readonly answers: readonly SequencedAnswer[];
}

/** The test by which a sitting began, whatever is given today. @throws Error where that version is gone */
export function examOf({ examId, examVersion, normVersion }: Sitting): Exam {
  const exam = findVersion(examId, examVersion, normVersion);
  if (!exam) throw new Error(`A sitting has lost its test: ${examId} ${examVersion} ${normVersion}.`);
  return exam;
}

/** What the test makes this sitting's form from: the seed, with the stages that were chosen. */
export const seedOf = ({ seed, stages }: Pick<Sitting, 'seed' | 'stages'>): string =>
  courseText({ seed, plans: plansOf(stages) });

const isThis = eq(sittings.id, sql.placeholder('id'));

const byId = writtenOnce(getTableColumns(sittings), (database, fields) =>
  database.select(fields).from(sittings).where(isThis),
);

const heldById = writtenOnce(getTableColumns(sittings), (tx, fields) =>
  tx.select(fields).from(sittings).where(isThis).for('update'),
);

const nameFor = (id: string) => `sitting ${id}`;

export function findSitting(database: Connection, id: string): Promise<Sitting | undefined> {
  return readOnce(database, nameFor(id), async () => (await byId(database, { id }))[0]);
}

/** The answers of a sitting as one value, read with it. */
const withAnswers = sql<readonly SequencedAnswer[]>`(${sql`
  select coalesce(json_agg(json_build_object(
    'questionId', ${sittingAnswers.questionId}, 'choice', ${sittingAnswers.choice},
    'milliseconds', ${sittingAnswers.milliseconds}, 'sequence', ${sittingAnswers.sequence}
  ) order by ${sittingAnswers.questionId}), '[]')
  from ${sittingAnswers} where ${sittingAnswers.sittingId} = ${sittings.id}
`})`;

const answeredById = writtenOnce({ ...getTableColumns(sittings), answers: withAnswers }, (database, fields) =>
  database.select(fields).from(sittings).where(isThis),
);

/** A sitting with the answers it has, in one question: they lie on one shard. */
export function findAnswered(database: Connection, id: string): Promise<Answered | undefined> {
  const asked = readOnce(database, `answered ${nameFor(id)}`, () => readAnswered(database, id));
  readWithIt(database, nameFor(id), asked, (found) => found?.sitting);
  return asked;
}

async function readAnswered(database: Connection, id: string): Promise<Answered | undefined> {
  const [found] = await answeredById(database, { id });
  if (!found) return undefined;
  const { answers, ...sitting } = found;
  return { sitting, answers };
}

const withStages = writtenOnce({}, (database) =>
  database
    .update(sittings)
    .set({ stages: sql`${sql.placeholder('stages')}::jsonb` })
    .where(isThis),
);

/** Writes down which stages of a sitting that the caller holds were opened. */
export async function keepStages(tx: Transaction, id: string, stages: readonly OpenedStage[]): Promise<void> {
  await withStages(tx, { id, stages: JSON.stringify(stages) });
}

/** Holds the sitting until the transaction ends, so that answers and confirmation take turns. */
export async function lockSitting(tx: Transaction, id: string): Promise<Sitting | undefined> {
  const [sitting] = await heldById(tx, { id });
  return sitting;
}

const { sittingId: answersTo, ...answerColumns } = getTableColumns(sittingAnswers);

const answersById = writtenOnce(answerColumns, (database, fields) =>
  database
    .select(fields)
    .from(sittingAnswers)
    .where(eq(answersTo, sql.placeholder('sittingId')))
    .orderBy(asc(sittingAnswers.questionId)),
);

export function answersOf(database: Connection, sittingId: string): Promise<SequencedAnswer[]> {
  return answersById(database, { sittingId });
}

/** Of each question the answer with the highest sequence, whatever order they arrive in; of two with one sequence the first. */
function newestOf(answers: readonly SequencedAnswer[]): SequencedAnswer[] {
  const newest = new Map<string, SequencedAnswer>();
  for (const answer of answers) {
    const known = newest.get(answer.questionId);
    if (!known || known.sequence < answer.sequence) newest.set(answer.questionId, answer);
  }
  return [...newest.values()];
}

/**
 * Keeps of each question the newest answer.
 *
 * @param before all that are there, of a sitting that the caller holds
 * @returns all that are there now
 */
export async function mergeAnswers(
  tx: Transaction,
  sittingId: string,
  { before, answers }: { before: readonly SequencedAnswer[]; answers: readonly SequencedAnswer[] },
): Promise<readonly SequencedAnswer[]> {
  if (answers.length === 0) return before;
  await writeAnswers(tx, sittingId, newestOf(answers));
  return newestOf([...before, ...answers]);
}

const columns = ['questionId', 'choice', 'milliseconds', 'sequence'] as const;

/** By how many answers they write: as many as a test of thirty questions brings at once. What brings more is written as it comes. */
const writers = Array.from({ length: 40 }, (_, at) => writerOf(at + 1));

async function writeAnswers(
  tx: Transaction,
  sittingId: string,
  answers: readonly SequencedAnswer[],
): Promise<void> {
  const write = writers[answers.length - 1] ?? writerOf(answers.length);
  const values = answers.flatMap((answer, at) =>
    columns.map((name) => [`${name}${at}`, answer[name]] as const),
  );
  await write(tx, { sittingId, ...Object.fromEntries(values) });
}

function writerOf(count: number) {
  const place = (name: (typeof columns)[number], at: number) => sql.placeholder(`${name}${at}`);
  return writtenOnce({}, (database) =>
    database
      .insert(sittingAnswers)
      .values(
        Array.from({ length: count }, (_, at) => ({
          sittingId: sql.placeholder('sittingId'),
          questionId: place('questionId', at),
          choice: place('choice', at),
          milliseconds: place('milliseconds', at),
          sequence: place('sequence', at),
        })),
      )
      .onConflictDoUpdate({
        target: [sittingAnswers.sittingId, sittingAnswers.questionId],
        set: {
          choice: sql`excluded.choice`,
          milliseconds: sql`excluded.milliseconds`,
          sequence: sql`excluded.sequence`,
        },
        setWhere: sql`${sittingAnswers.sequence} < excluded.sequence`,
      }),
  );
}
