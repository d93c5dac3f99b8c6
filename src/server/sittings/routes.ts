import type { FastifyInstance } from 'fastify';
import { examInfo } from '#contract/exams.ts';
import {
  nextStage as nextStageCall,
  questionList,
  saveAnswers,
  startSitting as startSittingCall,
} from '#contract/sittings.ts';
import { knownExam, summaryOf } from '#server/catalogue/exams.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import { ensureVisit } from '#server/visits/begin.ts';
import { ownSitting, takeAnswers } from './answers.ts';
import { explainedOf, shownOf } from './asked.ts';
import { countrySamples } from './countries.ts';
import { createFigures } from './figures.ts';
import type { QuestionsOf } from './form.ts';
import { nextStage } from './next-stage.ts';
import type { SeedStock } from './seeds.ts';
import { startSitting } from './start.ts';
import { answersOf } from './store.ts';

export interface SittingRoom extends Room {
  /** Which figures the landing shows. */
  readonly mode: 'measured' | 'showcase';
  readonly questionsOf: QuestionsOf;
  readonly seeds: SeedStock;
}

export function sittingRoutes(http: FastifyInstance, room: SittingRoom): void {
  const figuresOf = createFigures(room);

  serve(http, examInfo, async ({ params, query, locale, varietyIn }) => {
    const exam = knownExam(params.id);
    const variety = varietyIn(query.hl ?? locale);
    const { figures, countries } = await figuresOf(exam.id);
    const scores = exam.face.scores?.(variety);
    // Of a form that is the same for all, any seed gives it.
    const opening = exam.opensBefore && exam.questions('', variety)[0];
    return {
      ...summaryOf(exam, variety, query.countryCode),
      figures,
      ...(scores && { scores, countries: countrySamples(countries, scores, variety) }),
      ...(exam.face.characters && { characters: exam.face.characters(variety) }),
      ...(exam.face.sample && { sample: exam.face.sample(variety) }),
      ...(opening?.kind === 'scale' && { opening }),
      ...(exam.face.gates && { gates: exam.face.gates(variety) }),
    };
  });

  serve(http, startSittingCall, async ({ body, holder, visit, countBeginning }) => {
    const exam = knownExam(body.examId);
    await countBeginning();
    const { reader, key } = holder.ensure();
    const sitting = await startSitting(room, {
      exam,
      locale: body.hl,
      countryCode: body.countryCode,
      reader,
      visit: await ensureVisit(room, visit, exam.id),
      consent: body.consent ?? false,
      landing: body.landing,
      invitation: body.invitation,
    });
    return { sittingId: sitting.id, key };
  });

  serve(http, questionList, async ({ params, query, reader, holder, visit, varietyIn, countBeginning }) => {
    const exam = knownExam(params.examId);
    if (!query.sittingId) await countBeginning();
    const sitting = query.sittingId
      ? await ownSitting(room.database, reader, query.sittingId)
      : await startSitting(room, {
          exam,
          locale: params.lang,
          countryCode: query.countryCode ?? 'XX',
          reader: holder.ensure().reader,
          visit: await ensureVisit(room, visit, exam.id),
          consent: false,
        });
    if (sitting.examId !== exam.id) throw new Refusal('unknownSitting');
    const variety = varietyIn(params.lang);
    const answers = await answersOf(room.database, sitting.id);
    return {
      sittingId: sitting.id,
      startedAt: sitting.startedAt.toISOString(),
      locked: sitting.confirmedAt !== null,
      orderNumber: sitting.confirmedAt && sitting.orderNumber,
      ...shownOf(sitting, room.questionsOf, variety),
      ...(exam.gates && { gates: exam.gates(variety) }),
      ...explainedOf(sitting, answers, variety),
      answers,
    };
  });

  serve(http, saveAnswers, async ({ body, reader }) => {
    return { answered: await takeAnswers(room, { ...body, reader }) };
  });

  serve(http, nextStageCall, async ({ body, reader, varietyIn }) => {
    return nextStage(room, { ...body, reader, variety: varietyIn(body.hl) });
  });
}
