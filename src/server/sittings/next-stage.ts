import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { readCourse, type StagedForm, stageOf } from '#exams/stages.ts';
import type { Variety } from '#locale/locales.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { forgetRead } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type Arriving, holdSitting, mergeInto, stillOpen } from './answers.ts';
import type { QuestionsOf } from './form.ts';
import type { SeedStock } from './seeds.ts';
import { isBeingChosen, openedOf } from './stages.ts';
import { type Answered, examOf, findSitting, type Sitting, seedOf } from './store.ts';
import { sittings } from './tables.ts';

interface StageRoom {
  readonly database: Database;
  readonly questionsOf: QuestionsOf;
  readonly seeds: SeedStock;
}

interface Asking extends Arriving {
  readonly stage: number;
  readonly variety: Variety;
}

/**
 * Closes what is before a stage with its last answers, and gives the stage. Closing is kept before the choice is made, so that nobody
 * tries answers until the questions tell which are right; where the choice breaks off, whoever asks again gets the same.
 *
 * @throws Refusal `unknownSitting`, `answersLocked`, `malformed` for an answer to what was never asked; `stageNotDue` where
 *   another stage comes first, none is left, or the test has none; `overloaded` where too many choices wait
 */
export async function nextStage(room: StageRoom, asking: Asking) {
  const { stage, variety } = asking;
  const closed = await closeBefore(room, asking);
  const form = formOf(closed.sitting);
  const taken = isBeingChosen(openedOf(closed.sitting.stages)[stage - 1])
    ? await chosen(room, closed, stage)
    : closed.sitting;
  const before = { number: stage - 1, answers: closed.answers };
  return {
    stage,
    questions: room.questionsOf(taken, variety).filter(({ place }) => stageOf(form, place) === stage),
    ...(form.explain && { explained: form.explain(readCourse(seedOf(taken)), before, variety) }),
  };
}

function formOf(sitting: Sitting): StagedForm {
  const form = examOf(sitting).stages;
  if (!form) throw new Refusal('stageNotDue');
  return form;
}

/** Closes what is before a stage, and opens it: nothing of it is chosen yet. */
function closeBefore(room: StageRoom, { sittingId: id, reader, stage, answers }: Asking): Promise<Answered> {
  return inTransaction(room.database, async (tx) => {
    const held = await holdSitting(tx, { id, reader });
    const form = formOf(held.sitting);
    stillOpen(held.sitting);
    return mergeInto(tx, room, held, answers, (opened) => {
      if (stage <= opened.length) return opened;
      if (stage > opened.length + 1 || stage > lastOf(form)) throw new Refusal('stageNotDue');
      return [...opened, stage > form.sizes.length ? { planned: true } : {}];
    });
  });
}

/** Where the last stage is explained, it is closed by asking for one more. */
const lastOf = ({ sizes, explain }: StagedForm): number => sizes.length + (explain ? 1 : 0);

const keepChosen = writtenOnce(getTableColumns(sittings), (database, fields) =>
  database
    .update(sittings)
    .set({ stages: sql`${sql.placeholder('stages')}::jsonb` })
    .where(
      and(
        eq(sittings.id, sql.placeholder('id')),
        eq(sittings.stages, sql`${sql.placeholder('before')}::jsonb`),
        isNull(sittings.confirmedAt),
      ),
    )
    .returning(fields),
);

/** Has a stage chosen by what is closed, and keeps it, unless its planned questions were taken meanwhile. */
async function chosen(
  { database, seeds }: StageRoom,
  { sitting, answers }: Answered,
  stage: number,
): Promise<Sitting> {
  const opened = openedOf(sitting.stages);
  const plan = await seeds.choose(examOf(sitting), {
    course: seedOf({ ...sitting, stages: opened.slice(0, stage - 1) }),
    stage: { number: stage, answers },
  });
  const [kept] = await keepChosen(database, {
    id: sitting.id,
    stages: JSON.stringify(opened.with(stage - 1, { plan })),
    before: JSON.stringify(opened),
  });
  // It was written outside of a transaction, which would have forgotten it.
  forgetRead();
  if (kept) return kept;
  // Another asking was first, or the planned questions were: that stands.
  const now = await findSitting(database, sitting.id);
  if (!now) throw new Refusal('unknownSitting');
  return stillOpen(now);
}
