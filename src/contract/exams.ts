import { z } from 'zod';
import { locales } from '#locale/locales.ts';
import type { Call } from './call.ts';
import { examId, language, nothing } from './fields.ts';

export type { ExamId } from './fields.ts';

/** A drawing as SVG text, and what it shows in words that do not give the answer away. */
export const figure = z.object({ svg: z.string(), alt: z.string() });
export type Figure = z.output<typeof figure>;

const asked = {
  /** Name of the place, e.g. `p07`; says nothing of the form's seed or key. */
  id: z.string(),
  place: z.int().min(1),
  prompt: z.string(),
};

/** A question in figures, of which one is chosen; or one in words, with statements to choose from. */
export const question = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('figures'), stem: figure, options: z.array(figure) }),
  z.object({ ...asked, kind: z.literal('statements'), options: z.array(z.string()) }),
]);
export type Question = z.output<typeof question>;
export type FigureQuestion = Extract<Question, { kind: 'figures' }>;

export const examSummary = z.object({
  examId: z.string(),
  name: z.string(),
  questionCount: z.int(),
  optionCount: z.int(),
  minutes: z.int(),
  /** Whether the visitor must agree to the processing of such answers before starting. */
  needsConsent: z.boolean(),
  /** What the product says of the test before it is taken. */
  about: z.object({
    title: z.string(),
    lead: z.string(),
    /** How a question is answered. */
    intro: z.string(),
    /** What the free result holds. */
    free: z.string(),
  }),
});
export type ExamSummary = z.output<typeof examSummary>;

/** Times of one question, given by the browser; `choice` is the option's place from 0, null where it was left out. */
export interface GivenAnswer {
  questionId: string;
  choice: number | null;
  milliseconds: number;
}

export const locale = z.enum(locales);

/** Counts for the landing. Under measured figures a count is null while it is too small to mean anything. */
export const examFigures = z.object({
  /** `showcase` are the specification's display numbers, for demonstrations only. */
  mode: z.enum(['measured', 'showcase']),
  yesterdayCount: z.int().nullable(),
  monthCount: z.int().nullable(),
  totalCount: z.int().nullable(),
  examAvgScore: z.number().nullable(),
});

export const examInfo = {
  name: 'examInfo',
  summary: 'What one test is, takes and holds',
  method: 'GET',
  path: '/exam/info/:id',
  bases: ['ads'],
  params: z.object({ id: examId }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: examSummary.extend({ figures: examFigures }),
  refusals: ['unknownExam'],
  cacheSeconds: 300,
} satisfies Call;

export const examCategories = {
  name: 'examCategories',
  summary: 'The tests, by kind',
  method: 'GET',
  path: '/exam/category/list',
  bases: ['ads'],
  params: nothing,
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.array(
    z.object({
      key: z.enum(['intelligence', 'personality', 'professional', 'practice']),
      exams: z.array(examSummary),
    }),
  ),
  refusals: [],
  cacheSeconds: 300,
} satisfies Call;
