import { z } from 'zod';

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
  requestId: z.string(),
});

export type RefusalEnvelope = z.output<typeof refusalEnvelope>;
