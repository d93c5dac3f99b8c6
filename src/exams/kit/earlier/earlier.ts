import type { FreeDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { Exam, ExamResult } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { areApart } from '../chance.ts';
import { prose } from '../prose.ts';
import { besideParts } from './parts.ts';
import { earlierWords } from './words/index.ts';

/** How a score stands beside an earlier one, in words and as intervals; the exact numbers may not be free. */
export interface Change {
  /** Whether chance alone makes no such difference. */
  readonly larger: boolean;
  readonly ranges: string;
  readonly verdict: string;
}

/** What has changed between two results of one person, by one version and norm; null where the test comes to no one score. */
export function changeSince(now: ExamResult, before: ExamResult, locale: Variety): Change | null {
  if (!now.score || !before.score) return null;
  const words = earlierWords[locale];
  const { low, high } = now.score;
  const larger = areApart([now.score, before.score]);
  return {
    larger,
    ranges: sentence(locale, words.ranges, {
      low,
      high,
      lastLow: before.score.low,
      lastHigh: before.score.high,
    }),
    verdict: larger ? words.changed : words.same,
  };
}

/** A test, as far as it says what of its results is compared. */
type Comparing = Partial<Pick<Exam, 'compared'>>;

/** What is said of a result beside the last one; nothing where its test compares none. */
function besideLast(
  exam: Comparing,
  { result, last }: { result: ExamResult; last: ExamResult },
  locale: Variety,
): string[] {
  if (exam.compared) {
    const now = exam.compared(result, locale);
    const same = now.parts.map(({ id }) => id);
    return besideParts(now, exam.compared(last, locale, same), locale);
  }
  const change = changeSince(result, last, locale);
  return change ? [change.ranges, change.verdict] : [];
}

/**
 * The free result of a test, with the same person's last one beside it, as far as that is free.
 *
 * @param earlier of the same test, version and norm, the oldest first
 */
export function besideEarlier(
  exam: Comparing,
  free: FreeDocument,
  { result, earlier }: { result: ExamResult; earlier: readonly ExamResult[] },
  locale: Variety,
): FreeDocument {
  const last = earlier.at(-1);
  const paragraphs = last ? besideLast(exam, { result, last }, locale) : [];
  if (paragraphs.length === 0) return free;
  const { title } = earlierWords[locale];
  return { ...free, blocks: [...free.blocks, prose({ id: 'earlier', title, paragraphs })] };
}
