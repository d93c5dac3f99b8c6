import type { Problem } from '../shell/problem.ts';

export type ReviewField = 'name' | 'rating' | 'content';

/** As it was filled in. */
export interface TypedReview {
  name: string;
  rating: number | undefined;
  content: string;
}

export type ReviewOutcome =
  | { kind: 'saved' }
  | { kind: 'incomplete'; missing: ReviewField[]; typed: TypedReview }
  | { kind: 'problem'; problem: Problem; typed: TypedReview };

export function typedReview(form: FormData): TypedReview {
  return {
    name: String(form.get('name') ?? ''),
    rating: Number(form.get('rating')) || undefined,
    content: String(form.get('content') ?? ''),
  };
}
