import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { email, nothing, orderNumber, sittingId } from './fields.ts';

export const writeToSupport = {
  name: 'writeToSupport',
  summary:
    'Sends a message to whoever runs the site, and a confirmation with its reference number to the sender',
  method: 'POST',
  path: '/app/support',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    name: z.string().trim().max(bounds.name.max).optional(),
    email,
    message: z.string().trim().min(bounds.message.min).max(bounds.message.max),
    orderNumber: orderNumber.optional(),
    /** The sitting whose answers could not be analyzed. */
    sittingId: sittingId.optional(),
  }),
  data: z.object({ reference: z.string() }),
  refusals: [],
} satisfies Call;
