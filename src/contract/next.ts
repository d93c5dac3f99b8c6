import { z } from 'zod';
import type { Call } from './call.ts';
import { examAmongOthers } from './exams.ts';
import { examId, language, nothing, orderNumber } from './fields.ts';

const nextTest = examAmongOthers.extend({
  examId,
  name: z.string(),
  /** What was found that leads to it, where the result gives a reason; else what it says that the test of the order does not. */
  because: z.string(),
});
export type NextTest = z.output<typeof nextTest>;

export const nextTests = {
  name: 'nextTests',
  summary:
    'Other tests that may interest the reader of an order, each with a reason, by what was found where the result gives one; none that the reader has already',
  method: 'GET',
  path: '/exam/order/next/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.array(nextTest),
  refusals: ['unknownOrder'],
} satisfies Call;
