import type { GivenAnswer } from '#contract/exams.ts';
import { iq } from '#exams/iq/exam.ts';
import type { Locale } from '#locale/locales.ts';
import type { PdfInput } from './input.ts';

/**
 * A whole report of a plausible sitting, for tests and measurements: most answers given, some left out.
 *
 * @param seed another seed gives another form, and so another document
 */
export function pdfFixture(locale: Locale, seed = 'a printed report'): PdfInput {
  const answers: GivenAnswer[] = iq.questions(seed, locale).map(({ id, place }) => ({
    questionId: id,
    choice: place % 9 === 0 ? null : (place * 5) % 6,
    milliseconds: 8000 + place * 1700,
  }));
  return {
    orderNumber: '20261121-FIXTURE',
    madeAt: '2026-11-21T11:00:00.000Z',
    report: iq.report({
      seed,
      answers,
      result: iq.score(seed, answers),
      locale,
      takenAt: '2026-11-20T10:00:00.000Z',
      features: ['score', 'rank', 'report', 'answers'],
    }),
  };
}
