import { z } from 'zod';

/** A country where enough people finished a test, and where it is on the map of the world (drawing/world-places.ts). */
export const countrySample = z.object({
  /** ISO 3166-1 alpha-2. */
  key: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** The average of those who finished the test there. */
  score: z.number(),
  /** The class of that score. */
  typeStr: z.string(),
  x: z.number(),
  y: z.number(),
});

export type CountrySample = z.output<typeof countrySample>;

/**
 * Counts for the landing. Under measured figures a count is null while it is too small to mean anything, and so is what nobody
 * has measured.
 */
export const examFigures = z.object({
  /** `showcase` are the specification's display numbers, for demonstrations only. */
  mode: z.enum(['measured', 'showcase']),
  /** Counts below it are not shown. */
  smallest: z.int(),
  yesterdayCount: z.int().nullable(),
  /** Over so many days, today included. */
  day: z.int(),
  monthCount: z.int().nullable(),
  totalCount: z.int().nullable(),
  examAvgScore: z.number().nullable(),
  /** Browsers that finished a test at least once. */
  people: z.int().nullable(),
  /** Tests that were begun within the hour and are not finished. */
  exploringCount: z.int().nullable(),
  /** Finished within the hour; the specification has three numbers for it, whoever counts has one. */
  lastHour: z.array(z.int()),
  countryCount: z.int().nullable(),
  /** What only a demonstration says. */
  claims: z
    .object({
      /** Parts of one. */
      satisfaction: z.number(),
      fasterThan: z.number(),
      reasoningAbove: z.number(),
      validity: z.number(),
      tests: z.int(),
      countries: z.int(),
    })
    .nullable(),
});

export type ExamFigures = z.output<typeof examFigures>;
