import { expect, it, vi } from 'vitest';
import { practice } from '#exams/practice/exam.ts';
import { locales } from '#locale/locales.ts';
import { hardest, sized } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();

/** The shortest questions, and the longest. */
const cases = hardest(locales, ['CN', 'DE']).flatMap((locale) =>
  Array.from({ length: sized(1, 4) }, (_, nth) => ({ locale, seed: `workbook ${nth}` })).flatMap((one) => [
    { ...one, orderedAt: '2026-11-21T10:00:00.000Z', pages: 15 },
    { ...one, orderedAt: '2026-12-21T10:00:00.000Z', pages: 14 },
  ]),
);

it.each(cases)('the workbook of $seed has full pages in $locale, ordered at $orderedAt', async (one) => {
  const { locale, seed, orderedAt, pages } = one;
  const report = practice.course?.document({ seed, locale, orderedAt });
  if (!report) throw new Error('No course.');
  const printed = withoutJoiners(report);
  const laid = setSheets({ orderNumber: 'COURSE', madeAt: orderedAt, report: printed });
  // A text in French, Spanish or Portuguese that is long needs one page more.
  expect([pages, pages + 1]).toContain(laid.pages);
  expectFull(laid, { pages: laid.pages });
  await expectPrinted(paragraphsOf(printed), laid.bytes);
});
