import type { Emblem } from '#contract/blocks.ts';
import type { Certificate } from '#contract/certificates.ts';
import type { ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { CourseInput, ReportInput } from './exam.ts';
import { findExam, findVersion } from './index.ts';
import { cautiousReport } from './kit/doubt.ts';

/** What a report is composed of, as plain data: whoever knows the test composes it, also in another thread. */
export type ReportSource = SittingSource | CourseSource;

/** A sitting that was scored, by the edition of the test by which it was. */
interface SittingSource extends Omit<ReportInput, 'locale'> {
  readonly kind: 'sitting';
  readonly examId: string;
  readonly version: string;
  readonly normVersion: string;
}

/** Material without a sitting. */
interface CourseSource extends Omit<CourseInput, 'locale'> {
  readonly kind: 'course';
  readonly examId: string;
}

/** The report in a language; the same source gives the same. @returns undefined where this thread knows no such test */
export function reportFrom(source: ReportSource, locale: Variety): ReportDocument | undefined {
  if (source.kind === 'course') {
    const { seed, orderedAt } = source;
    return findExam(source.examId)?.course?.document({ seed, locale, orderedAt });
  }
  const { kind: _, examId, version, normVersion, ...told } = source;
  const report = findVersion(examId, version, normVersion)?.report({ ...told, locale });
  return report && cautiousReport(report, source.result, locale);
}

/** What a certificate says of a report, beside whose it is. */
export function certifiedBy(
  examId: string,
  report: ReportDocument,
  locale: Variety,
): Omit<Certificate, 'code' | 'holderName'> {
  const exam = findExam(examId);
  return {
    test: exam?.name(locale) ?? report.title,
    takenAt: report.takenAt,
    result: exam?.sensitive ? withoutSign(report.emblem) : report.emblem,
    norm: report.norm.text,
  };
}

/** Privacy: a sign follows from every score of a result, which whoever reads a certificate is not told. */
export function withoutSign({ sign: _, ...emblem }: Emblem): Emblem {
  return emblem;
}
