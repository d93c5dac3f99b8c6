import { z } from 'zod';
import { figure, numberTable } from './exams.ts';

/** Which option is right, and why. */
const solution = z.object({ answer: z.string(), why: z.string() });

/** Questions to be worked on with a pen. Options are sentences or figures; numbered from 1. */
export const exercises = z.object({
  block: z.literal('exercises'),
  id: z.string(),
  /** Begins a page on paper. */
  page: z.boolean().optional(),
  title: z.string(),
  lead: z.string(),
  items: z.array(
    z.object({
      number: z.int(),
      prompt: z.string(),
      given: z.array(z.string()).optional(),
      table: numberTable.optional(),
      stem: figure.optional(),
      options: z.array(z.string()).optional(),
      figures: z.array(figure).optional(),
      /** On the screen it folds out under its question; paper has all of them at the back. */
      solution: solution.optional(),
    }),
  ),
});

/** The solutions of all questions one after the other, each with the way back to its question. */
export const solutions = z.object({
  block: z.literal('solutions'),
  /** The part of the document that the questions stand in. */
  part: z.string(),
  items: z.array(solution.extend({ number: z.int() })),
});
