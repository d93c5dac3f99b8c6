import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';
import { testWording } from '#tests/support/wording.ts';
import { exams } from './index.ts';

const offering = exams.filter((exam) => exam.next);
const said = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      offering.map(({ slug, next }) => [
        slug,
        Object.fromEntries((next?.(locale) ?? []).map((one) => [one.slug, one.because])),
      ]),
    ),
  ]),
) as Record<Locale, Record<string, Record<string, string>>>;

testWording('what may interest one next', said);

describe('what may interest one next', () => {
  it('is told after every test', () => {
    expect(offering).toHaveLength(exams.length);
  });

  it.each(exams.map((exam) => [exam.slug, exam] as const))(
    'after %s, are three other tests',
    (slug, { next }) => {
      const offered = (next?.('EN') ?? []).map((one) => one.slug);
      expect(new Set(offered).size).toBe(3);
      expect(offered).not.toContain(slug);
      expect(exams.map((exam) => exam.slug)).toEqual(expect.arrayContaining(offered));
    },
  );

  it('is a sentence of its own for each two tests, in every language', () => {
    for (const locale of locales) {
      const sentences = Object.values(said[locale]).flatMap((row) => Object.values(row));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('leads to each test from some other one', () => {
    const reached = new Set(Object.values(said.EN).flatMap((row) => Object.keys(row)));
    expect([...reached].sort()).toEqual(exams.map(({ slug }) => slug).sort());
  });
});
