import { it, vi } from 'vitest';
import { packages } from '#exams/iq/packages.ts';
import { locales } from '#locale/locales.ts';
import { hardest, isFull } from '#tests/support/form.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

/** As many as are promised, over all languages; one in each of the hardest in the quick form. */
const sittings = isFull ? 200 : locales.length;

const setSheets = sheetSetter();

const set = hardest(locales, ['DE', 'JA']);
const cases = Array.from({ length: sittings }, (_, nth) => ({
  nth,
  locale: locales[nth % locales.length] ?? 'EN',
  // Another package in each round through the languages.
  sku: packages[(nth + Math.floor(nth / locales.length)) % packages.length] ?? packages[0],
})).filter(({ locale }) => set.includes(locale));

it.each(cases)('sitting $nth makes a report of 21 full, legible pages in $locale', ({ nth, locale, sku }) => {
  const report = iqReport(variedAnswers(nth), locale, sku?.features);
  const laid = setSheets({
    orderNumber: `SITTING-${nth}`,
    madeAt: '2026-11-21T11:00:00.000Z',
    report,
  });
  expectFull(laid, { pages: 21 });
});
