import { z } from 'zod';
import { picture } from './exams.ts';

/** A hundred people in a row, by places from 1; some of them lit. */
export const people = z.object({
  block: z.literal('people'),
  lit: z.object({ from: z.int().min(1).max(100), to: z.int().min(1).max(100) }),
  legend: z.object({ lit: z.string(), unlit: z.string() }),
  alt: z.string(),
});

const share = z.number().min(0).max(1);

/** Levels set by set, the newest last, a line for each scale; shares from 0 to 1. */
export const progress = z.object({
  block: z.literal('progress'),
  title: z.string(),
  lead: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Each with the bounds of its own 95 % interval; none where nothing was asked yet. */
      points: z.array(z.object({ value: share, low: share, high: share })),
      value: z.string(),
      text: z.string().optional(),
    }),
  ),
  alt: z.string(),
});

/** Where one of two lies on a row: shares of its length. Without a mark, only the interval is known. */
const pairMark = z.object({ at: share.optional(), low: share, high: share, value: z.string() });

/** What one of two is known by. */
const pairFace = z.object({ picture, name: z.string(), text: z.string().optional() });

/** Two people beside each other, a row for each thing that both have a score of. */
export const pair = z.object({
  block: z.literal('pair'),
  title: z.string(),
  lead: z.string(),
  /** What the two are called, in the order of the marks. */
  sides: z.tuple([z.string(), z.string()]),
  /** What each is known by, where it has a picture. */
  faces: z.tuple([pairFace, pairFace]).optional(),
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** What its two ends are called. */
      poles: z.tuple([z.string(), z.string()]).optional(),
      marks: z.tuple([pairMark, pairMark]),
      /** Whether the difference is larger than chance explains, and that in words. */
      apart: z.boolean(),
      reading: z.string(),
    }),
  ),
  howTo: z.string(),
});

/** What became of a question. */
const outcome = z.enum(['solved', 'missed', 'open']);

/** A bar for each question in their order, as tall as what is told of it, from 0 to 1. */
export const course = z.object({
  block: z.literal('course'),
  bars: z.array(z.object({ place: z.int(), outcome, value: share })),
  /** A line across all of them. */
  level: z.object({ value: share, label: z.string() }).optional(),
  legend: z.object({ solved: z.string(), missed: z.string(), open: z.string() }),
  alt: z.string(),
});

/** Shares, each beside a mark of what was to be expected. */
export const tally = z.object({
  block: z.literal('tally'),
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      share,
      mark: share,
      value: z.string(),
      text: z.string().optional(),
    }),
  ),
  /** What the mark is. */
  mark: z.string(),
  alt: z.string(),
});

/** One question on the ladder. */
const rung = z.object({
  place: z.int(),
  /** What kind of question it is. */
  label: z.string(),
  outcome: z.enum(['solved', 'wrong', 'open']),
  seconds: z.number().min(0),
});

/** Questions from the easiest upwards: which were solved, and how long each took. */
export const ladder = z.object({
  block: z.literal('ladder'),
  title: z.string(),
  lead: z.string(),
  rungs: z.array(rung),
  /** The hardest that was solved, if any was. */
  hardest: z.object({ place: z.int(), text: z.string() }).optional(),
  /** What else is to be known for reading it. */
  notes: z.array(z.string()),
  alt: z.string(),
});
