import type { Block } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { Comparison, Exam, ExamResult } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { areApart } from '../chance.ts';
import { prose } from '../prose.ts';
import { besideParts } from './parts.ts';
import { earlierWords } from './words/index.ts';

/** How a result stands beside an earlier one, in words and as intervals; the exact numbers may not be free. */
export interface Change {
  /** Whether chance alone makes no such difference: of the score, or of any part. */
  readonly larger: boolean;
  readonly ranges: string;
  readonly verdict: string;
  /** Where a test comes to more than one score: each part's interval now and the last time. */
  readonly parts: readonly { readonly name: string; readonly now: string; readonly last: string }[];
}

/** A test, as far as it says what of its results is compared. */
type Comparing = Partial<Pick<Exam, 'compared'>>;

/** What has changed between two results of one person, by one version and norm; null where its test compares none. */
export function changeSince(
  exam: Comparing,
  { result, last }: { result: ExamResult; last: ExamResult },
  locale: Variety,
  extent: Comparison['extent'] = 'free',
): Change | null {
  if (exam.compared) {
    const now = exam.compared(result, locale, { extent });
    const parts = now.parts.map(({ id }) => id);
    return besideParts(now, exam.compared(last, locale, { parts, extent }), locale);
  }
  if (!result.score || !last.score) return null;
  const words = earlierWords[locale];
  const { low, high } = result.score;
  const isEqual = low === last.score.low && high === last.score.high;
  const larger = areApart([result.score, last.score]);
  return {
    larger,
    ranges: sentence(locale, words.ranges, {
      low,
      high,
      lastLow: last.score.low,
      lastHigh: last.score.high,
    }),
    verdict: isEqual ? words.equal : larger ? words.changed : words.same,
    parts: [],
  };
}

/** What one person came to now and, of the same test, version and norm, before: the oldest first. */
interface Results {
  readonly result: ExamResult;
  readonly earlier: readonly ExamResult[];
}

/** The free result of a test, with the same person's last one beside it, as far as that is free. */
export const besideEarlier = (
  exam: Comparing,
  free: FreeDocument,
  results: Results,
  locale: Variety,
): FreeDocument => ({ ...free, blocks: withEarlier(exam, free.blocks, results, locale, 'free') });

/** The report of a test, with the same person's last result at the end of its first part. */
export const reportBesideEarlier = (
  exam: Comparing,
  report: ReportDocument,
  results: Results,
  locale: Variety,
): ReportDocument => ({
  ...report,
  parts: report.parts.map((part, at) =>
    at === 0 ? { ...part, blocks: withEarlier(exam, part.blocks, results, locale, 'whole') } : part,
  ),
});

function withEarlier(
  exam: Comparing,
  blocks: Block[],
  { result, earlier }: Results,
  locale: Variety,
  extent: Comparison['extent'],
): Block[] {
  const last = earlier.at(-1);
  const change = last ? changeSince(exam, { result, last }, locale, extent) : null;
  if (!change) return blocks;
  const { title } = earlierWords[locale];
  return [...blocks, prose({ id: 'earlier', title, paragraphs: [change.ranges, change.verdict] })];
}
