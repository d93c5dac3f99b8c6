import { z } from 'zod';
import type { Call } from './call.ts';
import { examId, language, logid, nothing } from './fields.ts';

export const pageView = {
  name: 'pageView',
  summary: 'Tells that a page was seen',
  method: 'GET',
  path: '/app/v2/view',
  bases: ['ads'],
  params: nothing,
  query: z.looseObject({
    /** Current address. */
    dl: z.string().max(2048),
    /** App version. */
    av: z.string().max(20).optional(),
    hl: language.optional(),
    id: logid.optional(),
    /** The test's number, and that of the exam app. */
    eid: z.string().max(40).optional(),
    aeid: z.string().max(40).optional(),
  }),
  body: nothing,
  data: z.object({ seen: z.literal(true) }),
  refusals: [],
} satisfies Call;

export const generateLogid = {
  name: 'generateLogid',
  summary: 'A new id for this visit',
  method: 'POST',
  path: '/app/v2/generate/logid',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ appExamId: examId }),
  data: z.object({ logid }),
  refusals: [],
} satisfies Call;
