import { z } from 'zod';
import type { Call } from './call.ts';
import { examId, language, nothing } from './fields.ts';
import { methodsDocuments } from './methods-documents.ts';

const open = { method: 'GET', bases: ['ads'], body: nothing, cacheSeconds: 300 } as const;

const interval = { low: z.number(), high: z.number() };

/** What somebody in the middle of the norm population may be off by: bounds of 95 % intervals, in points of the scale. */
const precision = z.object({
  /** What its points are: a score, or percent of the way to one of two poles. */
  unit: z.enum(['score', 'share']),
  scale: z.object({ mean: z.number(), deviation: z.number() }),
  reliability: z.number(),
  ...interval,
  parts: z.array(z.object({ name: z.string(), ...interval })),
});

/** In Markdown, and in English; without what would tell the key to a test's answers. */
const manual = z.string();

export const examMethods = {
  ...open,
  name: 'examMethods',
  summary: 'How a test measures, as it is told to everybody: in plain words, and in its technical manual',
  path: '/exam/methods/:id',
  params: z.object({ id: examId }),
  query: z.object({ hl: language.optional() }),
  data: z.object({
    name: z.string(),
    title: z.string(),
    chapters: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
    /** Null where there is no norm population. */
    precision: precision.nullable(),
    manual,
    /** The manual's plots as SVG, by what it calls each. */
    plots: z.record(z.string(), z.string()),
  }),
  refusals: ['unknownExam'],
} satisfies Call;

export const methodsDocument = {
  ...open,
  name: 'methodsDocument',
  summary: 'A part of the technical manuals that is about all tests',
  path: '/exam/methods/of/:document',
  params: z.object({ document: z.enum(methodsDocuments) }),
  query: nothing,
  data: z.object({ manual }),
  refusals: [],
} satisfies Call;
