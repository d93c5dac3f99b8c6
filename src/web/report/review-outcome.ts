import type { CallInput } from '#contract/call.ts';
import { leaveReview } from '#contract/orders.ts';
import type { Problem } from '../shell/problem.ts';

type Fields = 'name' | 'rating' | 'content';

/** As it was filled in. */
export interface TypedReview {
  name: string;
  rating: number | undefined;
  content: string;
}

export type ReviewOutcome =
  | { kind: 'saved' }
  | { kind: 'incomplete'; missing: Fields[]; typed: TypedReview }
  | { kind: 'problem'; problem: Problem; typed: TypedReview };

const fields: readonly Fields[] = ['name', 'rating', 'content'];

export function typedReview(form: FormData): TypedReview {
  return {
    name: String(form.get('name') ?? ''),
    rating: Number(form.get('rating')) || undefined,
    content: String(form.get('content') ?? ''),
  };
}

/** The review as the contract takes it, or the names of the fields that are missing or wrong. */
export function readReview(
  orderNumber: string,
  typed: TypedReview,
): { body: NonNullable<CallInput<typeof leaveReview>['body']> } | { missing: Fields[] } {
  const missing = fields.filter((name) => !leaveReview.body.shape[name].safeParse(typed[name]).success);
  const { name, rating, content } = typed;
  if (missing.length > 0 || rating === undefined) return { missing };
  return { body: { orderNumber, name, rating, content } };
}
