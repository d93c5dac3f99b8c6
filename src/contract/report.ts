import { z } from 'zod';
import { block, emblem } from './blocks.ts';
import { locale, picture } from './exams.ts';
import { moment } from './fields.ts';

export const norm = z.object({
  id: z.string(),
  kind: z.enum(['design', 'provisional', 'calibrated']),
  sampleSize: z.int().nullable(),
  reliability: z.number(),
  text: z.string(),
});

/** What a report begins with, whatever it measures. */
const frame = {
  examId: z.string(),
  locale,
  packVersion: z.string(),
  normVersion: z.string(),
  norm,
  emblem,
};

/** A tab of the screen. */
export const reportPart = z.object({
  /** Also its value in the page's address. */
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  /** What its tab is called, where five titles in a row would not be in view on a phone. */
  tab: z.string().optional(),
  /** Another package opens it: it holds what leads there, and is not on paper. */
  locked: z.boolean().optional(),
  /** Printed as a file of its own, beside the report. */
  booklet: z.boolean().optional(),
  blocks: z.array(block),
});
export type ReportPart = z.output<typeof reportPart>;

/** A report, already in words and already cut down to what is unlocked: screen and PDF only lay it out. */
export const reportDocument = z.object({
  ...frame,
  title: z.string(),
  takenAt: moment,
  /** No test was taken for it: that is the day on which it was made. */
  made: z.boolean().optional(),
  /** Of the cover; without one, the emblem is drawn on it. */
  cover: picture.optional(),
  parts: z.array(reportPart).min(1),
  /** Under the first part on the screen, and last on paper. */
  closing: z.array(block),
  /** What the part of the order's files is called, where a test has a name of its own for it. */
  filesTitle: z.string().optional(),
});
export type ReportDocument = z.output<typeof reportDocument>;

/** What is free of a result: true as far as it goes. */
export const freeDocument = z.object({ ...frame, blocks: z.array(block) });
export type FreeDocument = z.output<typeof freeDocument>;
