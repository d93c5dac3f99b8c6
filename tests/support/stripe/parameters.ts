import { z } from 'zod';

/**
 * What each address of the API takes, of all that the library's types allow: the part that is used, and nothing else.
 * A test of types holds these against the library's own.
 */

const text = z.string().min(1).max(5000);
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 keys');
const currency = z.string().regex(/^[a-z]{3}$/);
const address = z.url().max(5000);
const paging = { limit: count.optional(), starting_after: text.optional() };

const recurring = z.strictObject({ interval: z.enum(['month', 'year']) });

export const sessionCreate = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: count,
        price_data: z.strictObject({
          currency,
          unit_amount: count,
          product_data: z.strictObject({ name: text }),
          recurring: recurring.optional(),
        }),
      }),
    )
    .min(1)
    .max(1)
    .optional(),
  allowed_payment_method_types: z
    .array(
      z.enum([
        'alipay',
        'bancontact',
        'blik',
        'boleto',
        'card',
        'cashapp',
        'eps',
        'grabpay',
        'ideal',
        'kakao_pay',
        'klarna',
        'konbini',
        'mb_way',
        'mobilepay',
        'multibanco',
        'naver_pay',
        'oxxo',
        'p24',
        'paynow',
        'pix',
        'promptpay',
        'sepa_debit',
        'twint',
        'wechat_pay',
      ]),
    )
    .min(1),
  payment_method_options: z
    .strictObject({ wechat_pay: z.strictObject({ client: z.enum(['android', 'ios', 'web']) }).optional() })
    .optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ description: text.optional(), metadata: metadata.optional() })
    .optional(),
  subscription_data: z
    .strictObject({ description: z.string().max(500).optional(), metadata: metadata.optional() })
    .optional(),
  setup_intent_data: z
    .strictObject({ description: text.optional(), metadata: metadata.optional() })
    .optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: z.string().max(1200) }) }).optional(),
  customer: text.optional(),
  customer_email: z.email().max(800).optional(),
  locale: z
    .enum([
      'auto',
      'zh',
      'en',
      'fr',
      'es',
      'ja',
      'zh-HK',
      'ko',
      'de',
      'pt',
      'pt-BR',
      'es-419',
      'en-GB',
      'fr-CA',
    ])
    .optional(),
  success_url: address,
  cancel_url: address.optional(),
  expand: z.array(z.enum(['payment_intent', 'invoice', 'subscription'])).optional(),
});
export type SessionCreate = z.output<typeof sessionCreate>;

export const sessionRetrieve = sessionCreate.pick({ expand: true });
export const sessionExpire = z.strictObject({});
export const sessionList = z.strictObject({
  payment_intent: text.optional(),
  subscription: text.optional(),
  customer: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  expand: z.array(z.literal('data.setup_intent')).optional(),
  ...paging,
});

export const refundCreate = z.strictObject({
  payment_intent: text,
  amount: count.optional(),
  metadata: metadata.optional(),
});
export type RefundCreate = z.output<typeof refundCreate>;
const created = z.strictObject({ gte: count.optional() }).optional();
export const disputeList = z.strictObject({ created, ...paging });
export const refundList = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  created,
  ...paging,
});

export const invoiceList = z.strictObject({
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  expand: z.array(z.literal('data.payments')).optional(),
  ...paging,
});
export const invoicePay = z.strictObject({ payment_method: text.optional() });
export const invoicePaymentList = z.strictObject({
  invoice: text.optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
  ...paging,
});

export const productCreate = z.strictObject({ name: text, metadata: metadata.optional() });

export const subscriptionUpdate = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  items: z
    .array(
      z.strictObject({
        id: text,
        price_data: z.strictObject({ currency, product: text, recurring, unit_amount: count }),
      }),
    )
    .length(1)
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  trial_end: count.optional(),
  description: z.string().max(500).optional(),
  metadata: metadata.optional(),
});
export type SubscriptionUpdate = z.output<typeof subscriptionUpdate>;
export const subscriptionCancel = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() });

/** A read that takes no parameters. */
export const nothing = z.strictObject({});
