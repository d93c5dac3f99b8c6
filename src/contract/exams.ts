import { z } from 'zod';
import { locales } from '#locale/locales.ts';
import type { Call } from './call.ts';
import { countryCode, examId, language, nothing } from './fields.ts';
import { countrySample, examFigures } from './figures.ts';

/** What the packages of a test are: reports of its result, or of practice a workbook beside it. */
export const goods = z.enum(['report', 'workbook']);

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

/** A picture file in three widths, `/pictures/<set>/<name>-<width>.avif`, and what is to be seen in words. */
export const picture = z.object({ set: z.string(), name: z.string(), alt: z.string() });
export type Picture = z.output<typeof picture>;

/** As many as there are digit keys; a scale of as many steps stands in one row on a phone. */
export const mostOptions = 9;

const optionsOf = <Option extends z.ZodType>(option: Option) => z.array(option).min(2).max(mostOptions);

/** Numbers under one or several headings, a named row each. */
export const numberTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
});

/** A sentence that one agrees with by steps. */
export const scaleQuestion = z.object({
  ...asked,
  kind: z.literal('scale'),
  options: optionsOf(z.string()),
});
export type ScaleQuestion = z.output<typeof scaleQuestion>;

/**
 * A question in figures, of which one is chosen; one in words, with statements to choose from; a sentence (the prompt)
 * that one agrees with by steps; or a picture with its scene and such a sentence.
 */
export const question = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('figures'), stem: figure, options: optionsOf(figure) }),
  z.object({
    ...asked,
    kind: z.literal('statements'),
    /** What is known, a sentence each. */
    given: z.array(z.string()).optional(),
    /** Numbers to read from, ready to show. */
    table: numberTable.optional(),
    options: optionsOf(z.string()),
  }),
  scaleQuestion,
  z.object({
    ...asked,
    kind: z.literal('picture'),
    /** The id of the part of the way that it stands on. */
    gate: z.string(),
    scene: z.string(),
    picture,
    options: optionsOf(z.string()),
  }),
]);

/** A part of the way through a test, with what is said when one arrives and leaves. */
export const gate = z.object({
  id: z.string(),
  name: z.string(),
  arrival: z.string(),
  intro: z.string(),
  completion: z.string(),
  leaving: z.string(),
  picture,
});
export type Gate = z.output<typeof gate>;
export type Question = z.output<typeof question>;
export type FigureQuestion = Extract<Question, { kind: 'figures' }>;

/** How a test is shown among others. */
export const face = z.object({
  /** Name of the landing that is made for it; null where it has none of its own. */
  landing: z.string().nullable(),
  emblem: picture,
});

/** What a landing shows of a test whose result is one score: how sure it is, and how scores are called. */
export const scoreFace = z.object({
  /** Half of a 95 % interval, in points. */
  halfWidth: z.int(),
  /** From the highest; bounds are whole scores that belong to the class, null where it is open. */
  classes: z.array(
    z.object({
      name: z.string(),
      low: z.int().nullable(),
      high: z.int().nullable(),
      /** Of the norm population. */
      share: z.number(),
    }),
  ),
});

/** What a landing shows of a part of the way: its own picture, and one that waits there. */
export const gateFace = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  door: picture,
  scene: picture,
});

/** Somebody whom a portrait may come nearest to, as a landing shows them. */
export const characterFace = z.object({ id: z.string(), name: z.string(), picture });

export type CharacterFace = z.output<typeof characterFace>;
export type Face = z.output<typeof face>;
export type ScoreFace = z.output<typeof scoreFace>;
export type GateFace = z.output<typeof gateFace>;

export const examSummary = z.object({
  examId: z.string(),
  name: z.string(),
  questionCount: z.int(),
  /** Possible answers of a question; where questions differ in that, of the one with the most. */
  optionCount: z.int(),
  /** Where questions differ in that, of the one with the fewest. */
  fewestOptions: z.int().optional(),
  minutes: z.int(),
  /** Fewer answers than these give no result. */
  leastAnswers: z.int(),
  /** Whether a question left open counts as wrong; otherwise it is not counted. */
  openIsWrong: z.boolean(),
  /** What its packages are: reports of the result, or a workbook beside it. */
  goods,
  /** Whether it has several packages, of which one is chosen. */
  several: z.boolean(),
  face,
  /** What of its report whoever took it has for an account; left out where that is nothing. */
  freeWithAccount: z.enum(['whole', 'part']).optional(),
  /** The names of what its packages hold beyond that part. */
  beyondAccount: z.string().optional(),
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
  /** A review that took place: who looked at what, and when. */
  review: z.object({ by: z.string(), on: z.iso.date(), what: z.string() }).optional(),
  /** For a sensitive test: what the visitor is asked to agree to, with the age that is asked for in the market. */
  consent: z
    .object({ title: z.string(), text: z.string(), agree: z.string(), needed: z.string() })
    .optional(),
});
export type ExamSummary = z.output<typeof examSummary>;

/** What is told of a test in a list of several: how it looks and how long it takes, and what of it needs no payment. */
export const examAmongOthers = examSummary.pick({
  face: true,
  questionCount: true,
  minutes: true,
  goods: true,
  freeWithAccount: true,
  beyondAccount: true,
});
export type ExamAmongOthers = z.output<typeof examAmongOthers>;

/** Times of one question, given by the browser; `choice` is the option's place from 0, null where it was left out. */
export interface GivenAnswer {
  questionId: string;
  choice: number | null;
  milliseconds: number;
}

/** What is told of an answer where a test says at once what was right. */
export const explainedAnswer = z.object({
  questionId: z.string(),
  choice: z.int().nullable(),
  correct: z.int(),
  why: z.string(),
  /** What mistake leads to the one given, where it is wrong. */
  whyNotYours: z.string().optional(),
});
export type ExplainedAnswer = z.output<typeof explainedAnswer>;

export const locale = z.enum(locales);

export const examInfo = {
  name: 'examInfo',
  summary: 'What one test is, takes and holds',
  method: 'GET',
  path: '/exam/info/:id',
  bases: ['ads'],
  params: z.object({ id: examId }),
  /** The market, by whose law the age of a consent is named; 16 without one. */
  query: z.object({ hl: language.optional(), countryCode: countryCode.optional() }),
  body: nothing,
  data: examSummary.extend({
    figures: examFigures,
    /** Of a test that comes to one score; those with the most people first. */
    countries: z.array(countrySample).optional(),
    scores: scoreFace.optional(),
    gates: z.array(gateFace).optional(),
    characters: z.array(characterFace).optional(),
    /** A question that says how it goes. */
    sample: question.optional(),
    /** Its first question, where that is the same in every form and may be answered before the test. */
    opening: scaleQuestion.optional(),
  }),
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
      key: z.enum(['intelligence', 'personality', 'emotion', 'professional', 'practice']),
      exams: z.array(examSummary),
    }),
  ),
  refusals: [],
  cacheSeconds: 300,
} satisfies Call;
