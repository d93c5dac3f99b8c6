import { describe, expect, it, vi } from 'vitest';
import { exams } from '#exams/index.ts';
import { cautionOf, cautiousReport } from '#exams/kit/doubt.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { optionAt } from '#tests/support/builders.ts';
import { oneInTurn } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const takenAt = '2026-11-21T10:00:00.000Z';

/** A report with everything in it, as it is and as it is where something spoke against the answers. */
function bothOf(exam: (typeof exams)[number], locale: Locale) {
  const answers = exam.questions('doubt', locale).map(({ id, place, options }) => ({
    questionId: id,
    choice: optionAt(place, options.length),
    milliseconds: 9000,
  }));
  const features = exam.packages.flatMap((one) => one.features);
  const result = exam.score('doubt', answers);
  const report = exam.report({ seed: 'doubt', answers, result, locale, takenAt, features });
  const doubtful = { ...result, doubtful: true } as const;
  const reports = [report, cautiousReport(report, doubtful, locale)];
  return withoutJoiners({ reports, caution: cautionOf(doubtful, locale) });
}

describe.each(exams.filter(({ packages }) => packages.length > 0))('a report of $slug', (exam) => {
  it.each(oneInTurn(locales, exams.indexOf(exam)))(
    'has as many pages where something spoke against the answers, in %s',
    async (locale) => {
      const { reports, caution } = bothOf(exam, locale);
      const [usual, doubtful] = reports.map((report) => ({
        report,
        set: setSheets({ orderNumber: 'DOUBT', madeAt: takenAt, report }),
      }));
      if (!usual || !doubtful) throw new Error('Not two reports.');
      expect(doubtful.set.pages).toBe(usual.set.pages);
      for (const { id, fill } of doubtful.set.sheets) expect(fill, id).toBeLessThanOrEqual(1);
      const told = paragraphsOf(doubtful.report);
      expect(told).toContain(caution);
      await expectPrinted(told, doubtful.set.bytes);
    },
  );
});
