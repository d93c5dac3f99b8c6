import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { explainedAnswer, gate, question } from './exams.ts';
import { countryCode, examId, language, moment, nothing, orderNumber, sittingId } from './fields.ts';
import { landingNames } from './landings.ts';
import { shareKey } from './shares.ts';

export const givenAnswer = z.object({
  questionId: z.string().max(40),
  choice: z.int().min(0).max(99).nullable(),
  milliseconds: z.int().min(0).max(bounds.answerMilliseconds.max),
});

/** `sequence` grows with every change on the device: the last write of a question wins, whatever arrives last. */
export const sequencedAnswer = givenAnswer.extend({ sequence: z.int().min(1).max(1e9) });

export const startSitting = {
  name: 'startSitting',
  summary: 'Begins a sitting: one person taking one test once',
  method: 'POST',
  path: '/exam/sitting/start',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    examId,
    hl: language,
    countryCode,
    /** For sensitive tests: that the visitor agreed to the processing of such answers. */
    consent: z.boolean().optional(),
    /** The landing that led to it, so that its variants can be told apart. */
    landing: z.enum(landingNames).optional(),
    /** The invitation to compare results that led to it. */
    invitation: shareKey.optional(),
  }),
  data: z.object({
    sittingId,
    /** Known to this browser alone; also set as an HttpOnly cookie. Programs send it as the header `holder-key`. */
    key: z.string(),
  }),
  refusals: ['unknownExam', 'consentMissing'],
} satisfies Call;

export const questionList = {
  name: 'questionList',
  summary: 'The questions of a sitting, without key or seed; without a sittingId it starts one',
  method: 'GET',
  path: '/exam/question/list/:examId/:lang',
  bases: ['ads'],
  params: z.object({ examId, lang: language }),
  query: z.object({ sittingId: sittingId.optional(), countryCode: countryCode.optional() }),
  body: nothing,
  data: z.object({
    sittingId,
    startedAt: moment,
    /** Confirmed: the answers can no longer be changed, and an order exists. */
    locked: z.boolean(),
    orderNumber: orderNumber.nullable(),
    /** Of a test in stages, those of the stages that were opened so far. */
    questions: z.array(question),
    /** Where each stage is chosen by the answers to those before it. */
    stages: z
      .object({
        /** Questions of each stage. */
        sizes: z.array(z.int().min(1)),
        /** So many questions before the end of a stage the next one is asked for; they stay open until the one after it is. */
        ahead: z.int().min(0),
        /** Opened so far; all before the last of them is closed, but for what it was asked for ahead of, and its answers stand. */
        opened: z.int().min(1),
        /** What is asked, in their places, in stages that cannot be asked for: so a sitting can be finished without a network. */
        planned: z.array(question),
      })
      .optional(),
    /** Where the test says at once what was right: of the stages that are closed. */
    explained: z.array(explainedAnswer).optional(),
    /** The parts of the way, where the test has them, in their order. */
    gates: z.array(gate).optional(),
    /** What the server holds of this sitting, so that another tab or a cleared store can go on. */
    answers: z.array(sequencedAnswer),
  }),
  refusals: ['unknownExam', 'unknownSitting', 'consentMissing'],
} satisfies Call;

export const saveAnswers = {
  name: 'saveAnswers',
  summary: 'Answers as they come; sending them again changes nothing',
  method: 'POST',
  path: '/exam/sitting/answers',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ sittingId, answers: z.array(sequencedAnswer).max(500) }),
  data: z.object({ answered: z.int() }),
  refusals: ['unknownSitting', 'answersLocked'],
} satisfies Call;

export const nextStage = {
  name: 'nextStage',
  summary:
    'Closes a stage of a sitting and gives the next one, chosen by the answers so far; asked again, the same one',
  method: 'POST',
  path: '/exam/sitting/stage',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    sittingId,
    /** The stage that is asked for, from 2. One after the last closes the last, where the test says at once what was right. */
    stage: z.int().min(2).max(500),
    hl: language,
    /** What the stage before it is closed with: what is not sent by now was left open. */
    answers: z.array(sequencedAnswer).max(500),
  }),
  data: z.object({
    stage: z.int(),
    /** As the stage was taken, if it was taken already. */
    questions: z.array(question),
    explained: z.array(explainedAnswer).optional(),
  }),
  refusals: ['unknownSitting', 'answersLocked', 'stageNotDue'],
} satisfies Call;
