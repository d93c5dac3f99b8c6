import type { SamplePage } from '#contract/samples.ts';
import type { Exam } from '#exams/exam.ts';
import { exampleSitting } from '#exams/example.ts';
import type { Variety } from '#locale/locales.ts';
import { wholeReport } from '#server/catalogue/packages.ts';
import { documentData, type PdfInput, type Printable } from '../pdf/document.ts';

/** Of the form that is answered, and the day that it says. */
const seed = 'a sample';
const takenAt = '2026-11-02T09:00:00.000Z';

/** Where a test names none: after the cover. */
const firstPages = [2, 3, 4] as const;

/** Which page of the document stands there. */
export const pageOf = (exam: Exam, page: SamplePage): number =>
  (exam.samplePages ?? firstPages)[page - 1] as number;

/** The whole report of a person who never was, as paper reads it: laid out and written as every other one. */
export function sampleData(exam: Exam, variety: Variety): object {
  return documentData({ orderNumber: null, report: reportOf(exam, variety), variety, madeAt: takenAt });
}

function reportOf(exam: Exam, locale: Variety): PdfInput<Printable>['report'] {
  if (exam.course) return exam.course.document({ seed, locale, orderedAt: takenAt });
  const sitting = exampleSitting(exam, seed);
  const result = exam.score(sitting.seed, sitting.answers);
  return exam.report({ ...sitting, result, locale, takenAt, features: wholeReport(exam.id) });
}
