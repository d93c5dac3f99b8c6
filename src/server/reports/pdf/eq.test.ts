import { expect, it, vi } from 'vitest';
import { eq } from '#exams/eq/exam.ts';
import { items } from '#exams/eq/items.ts';
import { drawTruth, sit } from '#exams/eq/sitters.ts';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest } from '#tests/support/form.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const random = randomOf('printed');

/** No page is set in letters smaller than this share of the usual size, which is 10.8 points, among CJK characters 10. */
const smallest = 0.76;

/** The longest reports are those of the weakest answers, each with the stronger one beside it. */
const weak = hardest(locales, ['DE', 'CN']);
const usual = hardest(locales, ['ES']);
const cases = [
  ...weak.map((locale) => ({
    locale,
    kind: 'weak',
    choices: items.map((item) => (item.kind === 'situation' ? item.credits.indexOf(0) : 4)),
  })),
  ...usual.map((locale) => ({ locale, kind: 'usual', choices: sit(drawTruth(random), random) })),
];

it.each(cases)('a $kind result makes thirteen full, legible pages in $locale', ({ locale, choices }) => {
  const answers = items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: 9000,
  }));
  const report = eq.report({
    seed: '',
    answers,
    result: eq.score('', answers),
    locale,
    takenAt: '2026-11-21T10:00:00.000Z',
    features: ['report'],
  });
  const { pages, sheets } = setSheets({ orderNumber: 'EQ', madeAt: '2026-11-21T11:00:00.000Z', report });
  expect(pages).toBe(13);
  expect(sheets).toHaveLength(10);
  for (const { id, fill, size } of sheets) {
    expect(fill, id).toBeGreaterThanOrEqual(0.6);
    expect(fill, id).toBeLessThanOrEqual(1);
    expect(size, id).toBeGreaterThan(smallest);
  }
});
