import { z } from 'zod';
import { figure } from './exams.ts';

/** What is drawn to an answer, one after the other. What the sentence beside it says already has no words of its own. */
const workings = z
  .array(
    figure.extend({
      caption: z.string().optional(),
      /** A line of things, several times as wide as high. */
      wide: z.literal(true).optional(),
      /** Such a line of six, which may be set in two of three. */
      halved: z.literal(true).optional(),
      /** Two things beside each other. */
      pair: z.literal(true).optional(),
    }),
  )
  .max(4);
export type Workings = z.output<typeof workings>;

export const answerAnalysis = z.object({
  place: z.int(),
  familyLabel: z.string(),
  prompt: z.string(),
  stem: figure,
  options: z.array(figure),
  yours: z.int().nullable(),
  correct: z.int(),
  seconds: z.number(),
  /** How many people solve it. */
  solvedBy: z.string(),
  whyCorrect: z.string(),
  /** The way to the right answer. */
  workings: workings.optional(),
  whyNotYours: z.string().nullable(),
  /** What is wrong with the answer given: marked in a drawing of it, or one thing after the other beside what it should be. */
  faults: workings.optional(),
});
export type AnswerAnalysis = z.output<typeof answerAnalysis>;

/** All questions with the answer given, the right one, and why. */
export const answers = z.object({ block: z.literal('answers'), items: z.array(answerAnalysis) });

/** One question as it was drawn, with the right answer, the one given where it is another, and the rule. */
export const specimen = z.object({
  block: z.literal('specimen'),
  id: z.string(),
  title: z.string(),
  text: z.string(),
  prompt: z.string(),
  stem: figure,
  right: figure,
  chosen: figure.optional(),
  /** The only one of its page. */
  large: z.boolean().optional(),
  /** In words, or drawn. */
  explained: z.string().optional(),
  workings: workings.optional(),
});
