import { expect, it, vi } from 'vitest';
import { locales } from '#locale/locales.ts';
import { hardest, isFull } from '#tests/support/form.ts';
import { sheetSetter } from '#tests/support/sheets.ts';
import { answersOf, everyType, typesReport, variedAnswers } from '#tests/support/types-sittings.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Every type and as many varied people in each language; one sitting in each of the hardest in the quick form. */
const sittings = isFull
  ? [...everyType.map(({ code, firmness }) => answersOf(code, firmness)), variedAnswers(1), variedAnswers(3)]
  : undefined;

/** As small as letters may be, and as full as a page is, but for its cover. */
const [smallest, fullest, least] = [0.76, 1, 0.6];

const setSheets = sheetSetter();

const cases = hardest(locales, ['DE', 'HK']).flatMap((locale, at) =>
  (sittings ?? [variedAnswers(at)]).map((answers, nth) => ({ locale, answers, nth })),
);

it.each(cases)('sitting $nth makes a report of 17 full, legible pages in $locale', ({ locale, answers }) => {
  const { pages, sheets } = setSheets({
    orderNumber: 'SITTING',
    madeAt: '2026-11-22T11:00:00.000Z',
    report: typesReport(answers, locale),
  });
  expect(pages).toBe(17);
  expect(sheets).toHaveLength(16);
  for (const { id, fill, size } of sheets) {
    expect(fill, id).toBeGreaterThanOrEqual(least);
    expect(fill, id).toBeLessThanOrEqual(fullest);
    expect(size, id).toBeGreaterThan(smallest);
  }
});
