import type { Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { ExamResult } from '../exam.ts';

interface Norm {
  readonly id: string;
  readonly kind: ReportDocument['norm']['kind'];
  readonly sampleSize: number | null;
  readonly reliability: number;
}

/** A norm as a report names it: what it is, and not what it is made of. */
export const normOf = (
  { id, kind, sampleSize, reliability }: Norm,
  text: string,
): ReportDocument['norm'] => ({
  id,
  kind,
  sampleSize,
  reliability,
  text,
});

interface Frame {
  readonly locale: Variety;
  readonly norm: ReportDocument['norm'];
  readonly emblem: Emblem;
}

/** What every document begins with. */
export function frameOf(
  { examId, packVersion, normVersion }: ExamResult,
  { locale, norm, emblem }: Frame,
): Omit<FreeDocument, 'blocks'> {
  return { examId, locale: languageOf(locale), packVersion, normVersion, norm, emblem };
}
