import type { CallInput } from '#contract/call.ts';
import { leaveReview } from '#contract/orders.ts';
import type { ReviewField, TypedReview } from './review-outcome.ts';

const fields: readonly ReviewField[] = ['name', 'rating', 'content'];

/** The review as the contract takes it, or the names of the fields that are missing or wrong. */
export function readReview(
  orderNumber: string,
  typed: TypedReview,
): { body: NonNullable<CallInput<typeof leaveReview>['body']> } | { missing: ReviewField[] } {
  const missing = fields.filter((name) => !leaveReview.body.shape[name].safeParse(typed[name]).success);
  const { name, rating, content } = typed;
  if (missing.length > 0 || rating === undefined) return { missing };
  return { body: { orderNumber, name, rating, content } };
}
