import { z } from 'zod';
import { fromPaypal } from './amounts.ts';

const money = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code: currencyCode, value }) => ({ currencyCode, value }));

/** A dispute as PayPal's Disputes API v1 shows it. */
const shown = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: money,
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
});

const listed = z.object({ items: z.array(z.object({ dispute_id: z.string() })).optional() });

/** `RESOLVED_WITH_PAYOUT`: PayPal itself pays the buyer, the seller keeps the money. */
const outcomes: Readonly<Record<string, 'won' | 'lost'>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
};

export interface Dispute {
  readonly reference: string;
  readonly captureId: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly amount: number;
  readonly currency: string;
}

/** @throws ZodError for an answer that is no dispute */
export function readDispute(answer: unknown): Dispute {
  const dispute = shown.parse(answer);
  const refunded = dispute.dispute_outcome?.amount_refunded;
  const state = stateOf(dispute);
  return {
    reference: dispute.dispute_id,
    captureId: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    state,
    ...fromPaypal((state === 'lost' && refunded) || dispute.dispute_amount),
  };
}

/** How a dispute stood; undefined where what is shown does not say it. */
export function stateOfDispute(answer: unknown): Dispute['state'] | undefined {
  const { data } = shown.safeParse(answer);
  return data && stateOf(data);
}

function stateOf({ status, dispute_outcome: ended }: z.output<typeof shown>): Dispute['state'] {
  if (status !== 'RESOLVED') return 'open';
  return outcomes[ended?.outcome_code ?? ''] ?? (ended?.amount_refunded ? 'lost' : 'won');
}

/** The newest dispute of a list, by its id; undefined for an empty one. */
export function firstDisputeOf(answer: unknown): string | undefined {
  return listed.parse(answer).items?.[0]?.dispute_id;
}
