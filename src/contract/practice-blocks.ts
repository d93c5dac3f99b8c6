import { z } from 'zod';
import { figure, numberTable } from './exams.ts';

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
    }),
  ),
});
