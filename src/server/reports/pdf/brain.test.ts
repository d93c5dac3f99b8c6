import { expect, it, vi } from 'vitest';
import { brain } from '#exams/brain/exam.ts';
import { items } from '#exams/brain/items.ts';
import { polesOf } from '#exams/brain/score.ts';
import { locales } from '#locale/locales.ts';
import { isFull } from '#tests/support/form.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();

/** No page is set in letters smaller than this share of the usual size, which is 10.8 points, among CJK characters 10. */
const smallest = 0.76;

/** The longest words are German ones, the widest letters those of CJK. */
const cases = locales
  .filter((locale) => isFull || ['DE', 'JA'].includes(locale))
  .map((locale, nth) => ({ locale, pole: nth % 2 === 0 ? ('left' as const) : ('right' as const) }));

it.each(cases)('a style to the $pole makes full, legible pages in $locale', ({ locale, pole }) => {
  const answers = items.map((item) => ({
    questionId: item.id,
    choice: polesOf(item).indexOf(pole),
    milliseconds: 9000,
  }));
  const report = brain.report({
    seed: '',
    answers,
    result: brain.score('', answers),
    locale,
    takenAt: '2026-11-21T10:00:00.000Z',
    features: ['score', 'report'],
  });
  const { pages, sheets } = setSheets({ orderNumber: 'BRAIN', madeAt: '2026-11-21T11:00:00.000Z', report });
  expect(pages).toBe(12);
  expect(sheets).toHaveLength(11);
  for (const { id, fill, size } of sheets) {
    expect(fill, id).toBeGreaterThanOrEqual(0.6);
    expect(fill, id).toBeLessThanOrEqual(1);
    expect(size, id).toBeGreaterThan(smallest);
  }
});
