import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { gate, question } from './exams.ts';
import { countryCode, examId, language, moment, nothing, orderNumber, sittingId } from './fields.ts';
import { landingNames } from './landings.ts';

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
    questions: z.array(question),
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
