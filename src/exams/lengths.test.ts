import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '#contract/report.ts';
import { typeCodes } from '#contract/types.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { optionAt } from '#tests/support/builders.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { asLongAs, lengthOf, readIn } from '#tests/support/lengths.ts';
import type { Exam } from './exam.ts';
import { exams } from './index.ts';
import { wordsOf } from './types/words/index.ts';

/** What the smallest package of a test with one form for all holds, of answers without a pattern. */
function reportOf(exam: Exam, locale: Locale): ReportDocument {
  const answers = exam.questions('a form', 'EN').map(({ id, place, options }) => ({
    questionId: id,
    choice: optionAt(place, options.length),
    milliseconds: 6000,
  }));
  const takenAt = '2026-11-28T10:00:00.000Z';
  const [smallest] = exam.packages;
  const features = smallest?.features ?? [];
  const result = exam.score('a form', answers);
  return exam.report({ seed: 'a form', answers, result, locale, market: 'DE', takenAt, features });
}

const sitting = variedAnswers(1);
const reports: readonly (readonly [slug: string, reportIn: (locale: Locale) => ReportDocument])[] = [
  ['iq', (locale) => iqReport(sitting, locale)],
  ...exams
    .filter(({ stages }) => !stages)
    .map((exam) => [exam.slug, (locale: Locale) => reportOf(exam, locale)] as const),
];

describe('what a buyer reads', () => {
  it.each(reports)(
    'of %s is as long in nine languages as two thousand words of English',
    (_slug, reportIn) => {
      for (const locale of locales) {
        expect(lengthOf(readIn(allBlocks(reportIn(locale))), locale), locale).toBeGreaterThan(
          asLongAs(2000, locale),
        );
      }
    },
  );
});

describe('what is written for one of the sixteen types alone', () => {
  it.each(locales)('is as long in %s as six hundred words of English', (locale) => {
    for (const code of typeCodes)
      expect(lengthOf(readIn(wordsOf(locale).profiles[code]), locale), code).toBeGreaterThan(
        asLongAs(600, locale),
      );
  });
});
