import { z } from 'zod';
import { nextSteps } from './refusals.ts';

/** Success: HTTP 200 with `result` 200 (specification, section 4). Anything else is handed back whole. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ result: z.literal(200), data });
}

export const refusalEnvelope = z.strictObject({
  result: z.int().min(201),
  /** The refusal's name in `refusals.ts`, for programs; `message` is for people. */
  name: z.string(),
  /** One sentence in the language of the request's `hl` header. */
  message: z.string(),
  /** For malformed requests: which field, and what is wrong with it. */
  fields: z.array(z.strictObject({ field: z.string(), problem: z.string() })).optional(),
  /** What to do about it; `message` says so too. */
  next: z.enum(nextSteps),
  /** The number of this request, which stands in the server's log. */
  requestId: z.string(),
});

export type RefusalEnvelope = z.output<typeof refusalEnvelope>;
