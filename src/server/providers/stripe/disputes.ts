import type Stripe from 'stripe';

/**
 * What a dispute is to us. undefined for a bank's mere question, and for one that was settled before any money was
 * taken from us.
 */
export function disputeState({
  status,
  balance_transactions: moves,
}: Stripe.Dispute): 'open' | 'won' | 'lost' | undefined {
  switch (status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_needs_response':
    case 'warning_under_review':
    case 'warning_closed':
      return undefined;
    case 'prevented':
      return moves.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : undefined;
    default:
      return 'open';
  }
}
