import { z } from 'zod';
import { axisDrawing, curveDrawing } from './blocks.ts';
import type { Call } from './call.ts';
import { goods } from './exams.ts';
import { examId, moment, nothing, orderNumber } from './fields.ts';

/** One result of one test, as far as it is open. */
const take = z.object({
  orderNumber,
  takenAt: moment,
  /** Whether more of it can be seen than what is free. */
  unlocked: z.boolean(),
  facts: z.array(z.object({ label: z.string().nullable(), value: z.string() })),
  /** Of a test that comes to one score: its interval, and the score itself where it is open. */
  curve: z.discriminatedUnion('kind', [curveDrawing, axisDrawing]).nullable(),
  /** A word of caution, where something spoke against the answers. */
  caution: z.string().nullable(),
  /** Beside the result before it; null where there is none, or nothing can be said. */
  change: z
    .object({
      kind: z.literal('compared'),
      larger: z.boolean(),
      ranges: z.string(),
      verdict: z.string(),
      /** Of a test that comes to more than one score: each with its interval, now and the last time. */
      parts: z.array(z.object({ name: z.string(), now: z.string(), last: z.string() })),
    })
    .or(z.object({ kind: z.literal('otherVersion') }))
    .nullable(),
});

export const resultList = {
  name: 'resultList',
  summary: 'What somebody has learned about themselves: each test with all its results, the newest first',
  method: 'GET',
  path: '/user/result/list',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(
    z.object({ appExamId: examId, countryCode: z.string(), name: z.string(), goods, takes: z.array(take) }),
  ),
  refusals: ['notLoggedIn'],
} satisfies Call;
