import { z } from 'zod';
import type { Call } from './call.ts';
import { picture } from './exams.ts';
import { examId, language, nothing } from './fields.ts';

/** The sixteen types, by the letters that name them, as they stand in addresses. */
export const typeCodes = [
  'istj',
  'isfj',
  'infj',
  'intj',
  'istp',
  'isfp',
  'infp',
  'intp',
  'estp',
  'esfp',
  'enfp',
  'entp',
  'estj',
  'esfj',
  'enfj',
  'entj',
] as const;
export type TypeCode = (typeof typeCodes)[number];

const typeCode = z.enum(typeCodes);

/** A type as it stands among others. */
const typeCard = z.object({ code: typeCode, name: z.string(), tagline: z.string(), picture });
export type TypeCard = z.output<typeof typeCard>;

const open = { method: 'GET', bases: ['ads'], body: nothing, cacheSeconds: 300 } as const;
const query = z.object({ hl: language.optional() });

export const examTypes = {
  ...open,
  name: 'examTypes',
  summary: 'The types that a test tells apart; none where it tells none',
  path: '/exam/types/:id',
  params: z.object({ id: examId }),
  query,
  data: z.array(typeCard),
  refusals: ['unknownExam'],
} satisfies Call;

export const examType = {
  ...open,
  name: 'examType',
  summary: 'One type, as far as it is told to everybody',
  path: '/exam/type/:id/:code',
  params: z.object({ id: examId, code: typeCode }),
  query,
  data: typeCard.extend({
    summary: z.string(),
    portrait: z.array(z.string()),
    /** What it is good at, in a few words each. */
    strengths: z.array(z.string()),
    /** What its letters stand for, in their order. */
    letters: z.array(z.object({ letter: z.string(), name: z.string(), axis: z.string(), about: z.string() })),
    /** The types that differ in one letter. */
    near: z.array(typeCard),
  }),
  refusals: ['unknownExam'],
} satisfies Call;

export const examTypePair = {
  ...open,
  name: 'examTypePair',
  summary: 'Two types together, as far as it is told to everybody',
  path: '/exam/pair/:id/:code/:other',
  params: z.object({ id: examId, code: typeCode, other: typeCode }),
  query,
  data: z.object({
    types: z.tuple([typeCard, typeCard]),
    /** What the two make of each axis. */
    chapters: z.array(
      z.object({ axis: z.string(), letters: z.tuple([z.string(), z.string()]), paragraph: z.string() }),
    ),
  }),
  refusals: ['unknownExam'],
} satisfies Call;
