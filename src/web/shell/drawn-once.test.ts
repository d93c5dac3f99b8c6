import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { drawn, drawOnce, putTogether } from './drawn-once.ts';

const letters = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '{',
  '}',
  ' fill="',
  ' stroke-width=',
  'M8 92V8',
  ' ',
  '0',
  '\n',
  '~',
  '|',
);
const figure = fc.record({ svg: fc.string({ unit: letters, maxLength: 40 }), alt: fc.string() });
const question: fc.Arbitrary<Question> = fc
  .tuple(figure, fc.array(figure, { minLength: 2, maxLength: 6 }))
  .map(([stem, options]) => ({
    id: 'q1',
    place: 1,
    prompt: 'Which one?',
    kind: 'figures' as const,
    stem,
    options,
  }));

describe('figures whose pieces are written down once', () => {
  it('are the same again, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 5 }), (questions) => {
        const once = drawOnce(questions);
        expect(putTogether(once)).toEqual(questions);
        expect(drawn(once)).toBe(questions);
      }),
    );
  });

  it('repeat no piece, and leave other questions alone', () => {
    const svg = '<svg viewBox="0 0 100 100"><path d="M8 92V8" fill="none" stroke="currentColor"/></svg>';
    const drawing = { svg, alt: 'a line' };
    const asked = { id: 'a', place: 1, prompt: 'Which one?' };
    const figures: Question = { ...asked, kind: 'figures', stem: drawing, options: [drawing, drawing] };
    const words: Question = { ...asked, kind: 'scale', options: ['no', 'yes'] };
    const { pieces, drawing: written } = drawOnce([figures, words]);
    const all = pieces.split(pieces.charAt(0));
    expect(new Set(all).size).toBe(all.length);
    expect(pieces).not.toMatch(/["<>]/);
    expect(written[1]).toEqual(words);
    expect(drawn({ pieces, drawing: written })).toEqual([figures, words]);
  });
});
