import { z } from 'zod';
import { answers, specimen } from './answer-blocks.ts';
import { course, ladder, pair, people, progress, tally } from './chart-blocks.ts';
import { picture } from './exams.ts';
import { exercises, solutions } from './practice-blocks.ts';

/** In points of the test's own scale; low and high bound the 95 % interval. */
export const estimate = z.object({
  value: z.number(),
  standardError: z.number(),
  low: z.number(),
  high: z.number(),
});

/** The test's scale: its middle and its standard deviation in the norm population. */
export const scoreScale = z.object({ mean: z.number(), deviation: z.number() });

const range = z.object({ low: z.number(), high: z.number() });

/** One dimension row: dimension, score, reference range, quick interpretation. */
export const scaleRow = z.object({
  id: z.string(),
  label: z.string(),
  score: estimate,
  /** Where answers are right or wrong. */
  solved: z.object({ correct: z.int(), of: z.int() }).optional(),
  level: z.int().min(1).max(5),
  levelLabel: z.string(),
  reading: z.string(),
  /** What it is, and what its two ends are called. */
  about: z.string().optional(),
  poles: z.object({ low: z.string(), high: z.string() }).optional(),
});
export type ScaleRow = z.output<typeof scaleRow>;

const paragraphs = z.array(z.string());

export const passage = z.object({ title: z.string(), paragraphs });

/** A title with a text. */
const remark = z.object({ title: z.string(), text: z.string() });

/** What the two ends of an axis are called. */
const poles = z.tuple([z.string(), z.string()]);

/**
 * A curve of the norm population with an interval shaded, and the score marked where it may be told; with what its two ends are
 * called, where that is not known to everybody.
 */
const curve = {
  interval: range,
  at: z.number().optional(),
  scale: scoreScale,
  poles: poles.optional(),
  alt: z.string(),
};

/** One of the six corners of a hexagon, in points of a scale whose middle is 50; with the 95 % interval where that is told. */
const corner = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number().min(0).max(100),
  interval: range.optional(),
});

/** Six themes in the order in which they stand around it, and what its middle and its edge are called. */
const themes = { corners: z.array(corner).length(6), poles: poles.optional(), alt: z.string() };

/** What a term is, what it says of this person, and perhaps a sentence more. */
export const fact = z.object({
  label: z.string().optional(),
  value: z.string(),
  text: z.string().optional(),
});

/** Rows of scores that are read on one scale. */
const scored = { rows: z.array(scaleRow), scale: scoreScale, referenceRange: range };

/** One score as a picture first: on its curve, then in words. A free result holds its interval alone. */
const headline = z.object({
  block: z.literal('headline'),
  ...curve,
  /** What the number is called. */
  title: z.string().optional(),
  /** The interval in words. */
  range: z.string(),
  lead: z.string(),
  band: fact.extend({ label: z.string() }).optional(),
  /** A sentence where the score lies at the edge of what the test can measure. */
  reach: z.string().optional(),
});

/** A row each for dimensions; as cards where there are few and each is told in full. */
const scales = z.object({
  block: z.literal('scales'),
  ...scored,
  form: z.enum(['table', 'cards']),
  title: z.string().optional(),
  /** Says how to read the rows. */
  lead: z.string().optional(),
});

/** Dimensions around a middle, further out for more. */
const profile = z.object({
  block: z.literal('profile'),
  sides: z.array(scaleRow.pick({ id: true, label: true, score: true })),
  scale: scoreScale,
  referenceRange: range,
  title: z.string(),
  lead: z.string(),
  alt: z.string(),
  /** Says how to read the numbers. */
  howTo: z.string(),
  /** What else the answers show, under its own title. */
  remarks: z.object({ title: z.string(), paragraphs: z.array(z.string()) }).optional(),
});

/** The answers that a claim rests on most: what was asked, and what was answered to it. */
const because = z.object({
  title: z.string(),
  items: z
    .array(z.object({ picture: picture.optional(), asked: z.string(), said: z.string() }))
    .min(1)
    .max(2),
});
export type Because = z.output<typeof because>;

/** Axes between two poles: to which side, how far, and how sure that is. Values are shares, 0 at the first pole. */
const axes = z.object({
  block: z.literal('axes'),
  title: z.string(),
  lead: z.string().optional(),
  /** What is counted from the first pole to the second, where it is counted in points. */
  ends: range.optional(),
  rows: z.array(
    z.object({
      id: z.string(),
      poles,
      /** Where one stands; what is free is the interval alone. */
      at: z.number().min(0).max(1).optional(),
      low: z.number().min(0).max(1),
      high: z.number().min(0).max(1),
      /** What is said beside it, e.g. the percentage and the pole in words. */
      value: z.string(),
      reading: z.string(),
      because: because.optional(),
    }),
  ),
});

/** Six themes as a hexagon, neighbours being most alike. */
const hexagon = z.object({
  block: z.literal('hexagon'),
  title: z.string(),
  lead: z.string(),
  ...themes,
});

const quarter = z.enum(['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight']);

/** Two scores as a place on a plane of four quarters, each with a name, and how sure that place is. */
const plane = z.object({
  block: z.literal('plane'),
  /** What more means: to the right, and upwards. */
  axes: z.object({ across: z.string(), upwards: z.string() }),
  corners: z.record(quarter, z.string()),
  /** The quarter that it is said to lie in. */
  lit: quarter.optional(),
  at: z.object({ across: z.number(), upwards: z.number() }),
  /** Variances of the two, and their covariance, in squared points. */
  spread: z.object({ across: z.number(), upwards: z.number(), both: z.number() }),
  scale: scoreScale,
  caption: z.string(),
  alt: z.string(),
});

/** Telephone numbers, written as the words hold them: on the screen a press calls them. */
const calls = z.array(z.string()).optional();

/** A chapter in words, under a picture where it has one. */
const prose = z.object({
  block: z.literal('prose'),
  id: z.string(),
  ...passage.shape,
  /** What it comes to, in a word or two. */
  lead: z.string().optional(),
  calls,
  picture: picture.optional(),
  /** Begins a page on paper; one under a picture always does. */
  page: z.boolean().optional(),
  /** The score that the chapter is about, drawn beside it on the screen; paper has it among the others. */
  gauge: z
    .object({
      row: scaleRow.pick({ label: true, score: true, poles: true }),
      scale: scoreScale,
      referenceRange: range,
    })
    .optional(),
  because: because.optional(),
  /** Answers to what the paragraphs ask, each with what it does: the one given first, and one that does more, where there is one. */
  answers: z
    .array(z.object({ given: z.boolean(), strongest: z.boolean(), answer: z.string(), said: z.string() }))
    .min(1)
    .max(2)
    .optional(),
});

/** Somebody or something by name, with a picture; a poster also holds a quotation and what speaks for and against it. */
const card = z.object({
  block: z.literal('card'),
  form: z.enum(['card', 'poster']),
  picture,
  /** Above the name. */
  title: z.string(),
  name: z.string(),
  lead: z.string().optional(),
  quote: z.object({ text: z.string(), author: z.string(), source: z.string() }).optional(),
  /** Over the paragraphs, where they begin a page of their own. */
  heading: z.string().optional(),
  paragraphs,
  sides: z.array(remark),
  /** How clear it is that it is this one: a share from 0 to 1, and what that means. */
  certainty: remark.extend({ share: z.number().min(0).max(1) }).optional(),
});

/** Pictures with words, one after the other, and what closes them. */
const story = z.object({
  block: z.literal('story'),
  title: z.string(),
  scenes: z.array(z.object({ picture, role: z.string(), text: z.string() })),
  closing: paragraphs,
});

const facts = z.object({ block: z.literal('facts'), rows: z.array(fact.extend({ label: z.string() })) });

/** What one can do, in this order. */
const steps = z.object({ block: z.literal('steps'), title: z.string(), items: z.array(remark) });

/** A sentence by itself; a caution says how far a result can be relied on, or what to mind before reading on. */
const note = z.object({
  block: z.literal('note'),
  text: z.string(),
  caution: z.boolean().optional(),
  /** Over a caution that is more than a sentence. */
  title: z.string().optional(),
  /** Who can be called, a line each; paper has them on the page that the words name. */
  lines: z.array(z.string()).optional(),
  calls,
  /** Chapters that the text names, as it names them: on the screen a press leads there, in another part where one is given. */
  ways: z.array(z.object({ named: z.string(), part: z.string().optional(), id: z.string() })).optional(),
});

/** How the result was found, and what it cannot say. */
const methods = z.object({ block: z.literal('methods'), title: z.string(), chapters: z.array(passage) });

/** Points of the chapters that follow, each a way to its own: on the screen alone, where none of them is in view with the others. */
const marks = z.object({
  label: z.string(),
  /** The most that each can have. */
  of: z.int(),
  items: z.array(
    z.object({ id: z.string(), label: z.string(), points: z.int().nullable(), said: z.string() }),
  ),
});
export type Marks = z.output<typeof marks>;

/** Opens a page: what follows, up to the next one, stands on one sheet of paper, and as a section on the screen. */
const page = z.object({
  block: z.literal('page'),
  id: z.string(),
  title: z.string(),
  lead: z.string().optional(),
  /** Where the title is the result itself: what it is known by. */
  picture: picture.optional(),
  /** Beside the title of a chapter: ornament, without words. */
  headpiece: picture.pick({ set: true, name: true }).optional(),
  marks: marks.optional(),
});

/** Equally likely results of the same thing done again, on the scale, with what came of it once. */
const repeats = z.object({
  block: z.literal('repeats'),
  values: z.array(z.number()),
  at: z.number(),
  interval: range,
  scale: scoreScale,
  caption: z.string(),
  alt: z.string(),
});

/** Questions to oneself, with room for a hand. */
const notebook = z.object({
  block: z.literal('notebook'),
  title: z.string(),
  questions: z.array(z.string()),
});

/** Where what is said on a page comes from. */
const sources = z.object({ block: z.literal('sources'), items: z.array(z.string()) });

/** What is not open here, and leads to where it can be bought: a part of a report, or the rest of what is free. */
const locked = z.object({
  block: z.literal('locked'),
  form: z.enum(['part', 'rest']),
  /** What a package must hold to open it. */
  feature: z.string().optional(),
  title: z.string().optional(),
  text: z.string().optional(),
  items: z.array(z.string()),
});

/** Everything that a report can be made of. Each has one screen component and one function on paper. */
export const block = z.discriminatedUnion('block', [
  headline,
  scales,
  profile,
  axes,
  hexagon,
  plane,
  prose,
  card,
  story,
  facts,
  steps,
  answers,
  ladder,
  note,
  methods,
  page,
  people,
  repeats,
  course,
  tally,
  specimen,
  notebook,
  sources,
  locked,
  progress,
  exercises,
  solutions,
  pair,
]);
export type Block = z.output<typeof block>;
export type BlockKind = Block['block'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { block: Kind }>;

const shares = z.array(z.number().min(0).max(1)).length(6);

/** One score on its curve. */
export const curveDrawing = z.object({ kind: z.literal('curve'), ...curve });

/** Where neither end is more: the same marks between two poles, which lie at the ends of the scale. */
export const axisDrawing = z.object({ kind: z.literal('axis'), ...curve, poles, ends: range });

/** What a result is known by: on a certificate, before the packages, on a card to share. The first fact is the result. */
export const emblem = z.object({
  facts: z.array(
    fact.extend({
      gauge: z
        .object({
          ...estimate.shape,
          reference: range.optional(),
          scale: scoreScale,
          /** What its ends are called. */
          poles: poles.optional(),
          /** The numbers at them, where it is counted in points. */
          ends: range.optional(),
        })
        .optional(),
    }),
  ),
  drawing: z.discriminatedUnion('kind', [
    curveDrawing,
    axisDrawing,
    z.object({ kind: z.literal('picture'), picture }),
    z.object({ kind: z.literal('hexagon'), ...themes }),
  ]),
  /** Six arches of the person's own, drawn from the scores; not with what is free. Ornament: it says nothing in words. */
  sign: z.object({ heights: shares, hues: shares }).optional(),
});
export type Emblem = z.output<typeof emblem>;
