import { eq } from 'drizzle-orm';
import { readCourse, type StagedForm, stageOf } from '#exams/stages.ts';
import type { Variety } from '#locale/locales.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { mergeInto, openSitting } from './answers.ts';
import type { QuestionsOf } from './form.ts';
import type { SeedStock } from './seeds.ts';
import { isBeingChosen, type OpenedStage, openedOf } from './stages.ts';
import { answersOf, examOf, type SequencedAnswer, type Sitting, seedOf } from './store.ts';
import { sittings } from './tables.ts';

interface StageRoom {
  readonly database: Database;
  readonly questionsOf: QuestionsOf;
  readonly seeds: SeedStock;
}

interface Asking {
  readonly sitting: Sitting;
  readonly stage: number;
  readonly answers: readonly SequencedAnswer[];
  readonly variety: Variety;
}

/**
 * Closes what is before a stage with its last answers, and gives the stage. Closing is kept before the choice is made, so that nobody
 * tries answers until the questions tell which are right; where the choice breaks off, whoever asks again gets the same.
 *
 * @throws Refusal `unknownSitting`, `answersLocked`, `malformed` for an answer to what was never asked; `stageNotDue` where
 *   another stage comes first, none is left, or the test has none; `overloaded` where too many choices wait
 */
export async function nextStage(room: StageRoom, { sitting, stage, answers, variety }: Asking) {
  const exam = examOf(sitting);
  const form = exam.stages;
  if (!form) throw new Refusal('stageNotDue');
  const closed = await inTransaction(room.database, async (tx) => {
    const merged = await mergeInto(tx, room, { sitting: await openSitting(tx, sitting.id), answers });
    const opened = openedOf(merged.stages);
    if (stage <= opened.length) return merged;
    if (stage > opened.length + 1 || stage > lastOf(form)) throw new Refusal('stageNotDue');
    return keepStages(tx, merged, [...opened, stage > form.sizes.length ? { planned: true } : {}]);
  });
  const taken = isBeingChosen(openedOf(closed.stages)[stage - 1])
    ? await chosen(room, closed, stage)
    : closed;
  const given = await answersOf(room.database, sitting.id);
  const before = { number: stage - 1, answers: given };
  return {
    stage,
    questions: room.questionsOf(taken, variety).filter(({ place }) => stageOf(form, place) === stage),
    ...(form.explain && { explained: form.explain(readCourse(seedOf(taken)), before, variety) }),
  };
}

/** Where the last stage is explained, it is closed by asking for one more. */
const lastOf = ({ sizes, explain }: StagedForm): number => sizes.length + (explain ? 1 : 0);

/** Has a stage chosen by what is closed, and keeps it, unless its planned questions were taken meanwhile. */
async function chosen({ database, seeds }: StageRoom, sitting: Sitting, stage: number): Promise<Sitting> {
  const before = { ...sitting, stages: openedOf(sitting.stages).slice(0, stage - 1) };
  const plan = await seeds.choose(examOf(sitting), {
    course: seedOf(before),
    stage: { number: stage, answers: await answersOf(database, sitting.id) },
  });
  return inTransaction(database, async (tx) => {
    const locked = await openSitting(tx, sitting.id);
    const opened = openedOf(locked.stages);
    if (!isBeingChosen(opened[stage - 1])) return locked;
    return keepStages(tx, locked, opened.with(stage - 1, { plan }));
  });
}

async function keepStages(
  tx: Transaction,
  sitting: Sitting,
  stages: readonly OpenedStage[],
): Promise<Sitting> {
  await tx.update(sittings).set({ stages }).where(eq(sittings.id, sitting.id));
  return { ...sitting, stages };
}
