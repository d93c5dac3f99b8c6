import { describe, expect, it } from 'vitest';
import { readReview } from './review.server.ts';
import { typedReview } from './review-outcome.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a review that is sent', () => {
  it('names every field that is missing', () => {
    expect(readReview('N', typedReview(form({})))).toEqual({ missing: ['name', 'rating', 'content'] });
    expect(readReview('N', typedReview(form({ name: 'Ada', rating: '4', content: 'short' })))).toEqual({
      missing: ['content'],
    });
    expect(
      readReview('N', typedReview(form({ name: ' ', rating: '6', content: 'Long enough it is.' }))),
    ).toEqual({ missing: ['name', 'rating'] });
  });

  it('is sent as it was written', () => {
    expect(
      readReview('N', typedReview(form({ name: 'Ada', rating: '4', content: 'Long enough it is.' }))),
    ).toEqual({ body: { orderNumber: 'N', name: 'Ada', rating: 4, content: 'Long enough it is.' } });
  });
});
