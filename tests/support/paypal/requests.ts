import { z } from 'zod';
import { money } from './money.ts';
import { PaypalRefusal } from './refusal.ts';

/** Lengths and patterns are those of the Orders v2 and Payments v2 references; what they do not know is refused. */
const experience = z.strictObject({
  brand_name: z.string().min(1).max(127).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)
    .optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
  return_url: z.url(),
  cancel_url: z.url(),
});

export const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().min(1).max(256),
      description: z.string().min(1).max(127).optional(),
      custom_id: z.string().min(1).max(255),
      invoice_id: z.string().min(1).max(127),
      amount: money,
    }),
  ]),
  payment_source: z.strictObject({ paypal: z.strictObject({ experience_context: experience }) }),
});
export type OrderRequest = z.output<typeof orderRequest>;

export const refundRequest = z.strictObject({
  amount: money.optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
});
export type RefundRequest = z.output<typeof refundRequest>;

/** Capturing takes the buyer's word for everything. */
export const captureRequest = z.strictObject({});

/** @throws PaypalRefusal that names the first wrong field */
export function readBody<T>(schema: z.ZodType<T>, body: string): T {
  const read = schema.safeParse(jsonOf(body === '' ? '{}' : body));
  if (read.success) return read.data;
  const [wrong] = read.error.issues;
  const unknown = wrong?.code === 'unrecognized_keys' ? wrong.keys : [];
  throw new PaypalRefusal(
    400,
    unknown.length > 0 ? 'UNKNOWN_FIELD' : 'INVALID_PARAMETER',
    `/${[...(wrong?.path ?? []), ...unknown].join('/')}`,
  );
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PaypalRefusal(400, 'MALFORMED_REQUEST_JSON');
  }
}
