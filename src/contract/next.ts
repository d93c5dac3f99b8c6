import { z } from 'zod';
import type { Call } from './call.ts';
import { face } from './exams.ts';
import { examId, language, nothing, orderNumber } from './fields.ts';

const nextTest = z.object({
  examId,
  name: z.string(),
  /** What it says that the test of the order does not. */
  because: z.string(),
  questionCount: z.int(),
  minutes: z.int(),
  face,
});
export type NextTest = z.output<typeof nextTest>;

export const nextTests = {
  name: 'nextTests',
  summary:
    'Other tests that say something which the one of an order does not; none that the reader has already',
  method: 'GET',
  path: '/exam/order/next/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.array(nextTest),
  refusals: ['unknownOrder'],
} satisfies Call;
