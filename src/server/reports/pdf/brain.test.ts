import { it, vi } from 'vitest';
import { brain } from '#exams/brain/exam.ts';
import { items } from '#exams/brain/items.ts';
import { polesOf } from '#exams/brain/score.ts';
import { locales } from '#locale/locales.ts';
import { isFull } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();

/** The longest words are German ones, the widest letters those of CJK. */
const cases = locales
  .filter((locale) => isFull || ['DE', 'JA'].includes(locale))
  .map((locale, nth) => ({ locale, pole: nth % 2 === 0 ? ('left' as const) : ('right' as const) }));

it.each(cases)('a style to the $pole makes full, legible pages in $locale', async ({ locale, pole }) => {
  const answers = items.map((item) => ({
    questionId: item.id,
    choice: polesOf(item).indexOf(pole),
    milliseconds: 9000,
  }));
  const report = withoutJoiners(
    brain.report({
      seed: '',
      answers,
      result: brain.score('', answers),
      locale,
      takenAt: '2026-11-21T10:00:00.000Z',
      features: ['score', 'report'],
    }),
  );
  const laid = setSheets({ orderNumber: 'BRAIN', madeAt: '2026-11-21T11:00:00.000Z', report });
  expectFull(laid, { pages: 12 });
  await expectPrinted(paragraphsOf(report), laid.bytes);
});
