import type { GivenAnswer } from '#contract/exams.ts';
import type { ReportDocument } from '#contract/report.ts';
import { iq } from '#exams/iq/exam.ts';
import { reportFrom } from '#exams/source.ts';
import { type CharacterId, profileOf } from '#exams/subconscious/characters.ts';
import { dimensions } from '#exams/subconscious/dimensions.ts';
import { subconscious } from '#exams/subconscious/exam.ts';
import { items } from '#exams/subconscious/items.ts';
import type { Locale } from '#locale/locales.ts';
import type { PdfInput } from '#server/reports/pdf/document.ts';
import type { FromSource } from '#server/reports/pdf/jobs.ts';

/**
 * What a whole report of a plausible sitting is made of, for tests and measurements: most answers given, some left out.
 *
 * @param seed another seed gives another form, and so another document
 */
export function sourceFixture(locale: Locale, seed = 'a printed report'): FromSource {
  const answers: GivenAnswer[] = iq.questions(seed, locale).map(({ id, place }) => ({
    questionId: id,
    choice: place % 9 === 0 ? null : (place * 5) % 6,
    milliseconds: 8000 + place * 1700,
  }));
  const { id: examId, version, normVersion } = iq;
  return {
    orderNumber: '20261121-FIXTURE',
    coverName: null,
    madeAt: '2026-11-21T11:00:00.000Z',
    variety: locale,
    source: {
      kind: 'sitting',
      examId,
      version,
      normVersion,
      seed,
      answers,
      result: iq.score(seed, answers),
      takenAt: '2026-11-20T10:00:00.000Z',
      features: ['score', 'rank', 'report', 'answers'],
    },
  };
}

/** The same, composed. */
export function pdfFixture(locale: Locale, seed?: string): PdfInput {
  const { source, ...input } = sourceFixture(locale, seed);
  return { ...input, report: reportFrom(source, locale) as ReportDocument };
}

/** Features of the package that holds a whole portrait. */
const whole = ['comprehensive-report', 'personalised-suggestions'];

/** A portrait of somebody who answers as the prototype of a character would. */
export function portraitFixture(
  locale: Locale,
  character: CharacterId = 'creator',
  features: readonly string[] = whole,
): PdfInput {
  const profile = profileOf(character);
  const answers: GivenAnswer[] = items.map((item) => {
    const leaning = dimensions.reduce((sum, id) => sum + (item.loadings[id] ?? 0) * profile[id], 0);
    return {
      questionId: item.id,
      choice: Math.min(4, Math.max(0, Math.round(2 + leaning - item.location))),
      milliseconds: 9000,
    };
  });
  return {
    orderNumber: '20261121-FIXTURE',
    madeAt: '2026-11-21T11:00:00.000Z',
    report: subconscious.report({
      seed: '',
      answers,
      result: subconscious.score('', answers),
      locale,
      takenAt: '2026-11-20T10:00:00.000Z',
      features,
    }),
  };
}
