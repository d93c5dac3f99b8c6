import { z } from 'zod';
import type { Call } from './call.ts';
import { examId, moment, nothing, orderNumber, sittingId } from './fields.ts';

export const consentList = {
  name: 'consentList',
  summary: 'The tests before which somebody agreed to the processing of sensitive answers, the newest first',
  method: 'GET',
  path: '/user/consent/list',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(
    z.object({
      appExamId: examId,
      countryCode: z.string(),
      name: z.string(),
      agreedAt: moment,
      sittingId,
      /** Null while the test is not finished. */
      orderNumber: orderNumber.nullable(),
    }),
  ),
  refusals: ['notLoggedIn'],
} satisfies Call;
