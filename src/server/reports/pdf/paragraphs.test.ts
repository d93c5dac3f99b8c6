import { expect, it, vi } from 'vitest';
import { locales } from '#locale/locales.ts';
import { hardest } from '#tests/support/form.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';
import { bookletData } from './document.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const setBooklet = sheetSetter(bookletData);
const order = { orderNumber: 'SITTING-3', madeAt: '2026-11-21T11:00:00.000Z' };

it.each(hardest(locales, ['JA']))(
  'every paragraph stands on paper as it was composed in %s',
  async (locale) => {
    const report = withoutJoiners(iqReport(variedAnswers(3), locale));
    const paragraphs = paragraphsOf(report);
    expect(paragraphs.length).toBeGreaterThan(100);
    await expectPrinted(paragraphs, setSheets({ ...order, report }).bytes);
  },
);

it.each(hardest(locales, ['FR']))(
  'every question stands in its half of a page of the booklet, as it was composed in %s',
  async (locale) => {
    const report = withoutJoiners(iqReport(variedAnswers(3), locale, ['score', 'rank', 'report', 'answers']));
    const laid = setBooklet({ ...order, report });
    expectFull(laid, { pages: 17 });
    await expectPrinted(
      paragraphsOf(report, ({ booklet = false }) => booklet),
      laid.bytes,
    );
  },
);

it('a question that holds more than its half of a page stops the booklet', () => {
  const report = iqReport(variedAnswers(3), 'EN', ['score', 'rank', 'report', 'answers']);
  const parts = report.parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.block === 'answers'
        ? { ...block, items: block.items.map((one) => ({ ...one, whyCorrect: one.whyCorrect.repeat(20) })) }
        : block,
    ),
  }));
  expect(() => setBooklet({ ...order, report: { ...report, parts } })).toThrow(/holds more than fits/);
});
