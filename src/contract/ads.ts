import { z } from 'zod';
import type { Call } from './call.ts';
import { examId, nothing, tracking } from './fields.ts';

export const adConsent = {
  name: 'adConsent',
  summary: 'Agrees that the service whose advertisement led here is told what came of it, or takes that back',
  method: 'POST',
  path: '/app/ads/consent',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    appExamId: examId,
    agreed: z.boolean(),
    /** What the page's address keeps of the advertisement. */
    tracking,
  }),
  /** Whether anything is kept, and so told: not without a click of a service that this site tells. */
  data: z.object({ kept: z.boolean() }),
  refusals: [],
} satisfies Call;
