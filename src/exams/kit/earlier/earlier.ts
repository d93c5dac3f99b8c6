import type { FreeDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { Exam, ExamResult } from '../../exam.ts';
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
): Change | null {
  if (exam.compared) {
    const now = exam.compared(result, locale);
    const same = now.parts.map(({ id }) => id);
    return besideParts(now, exam.compared(last, locale, same), locale);
  }
  if (!result.score || !last.score) return null;
  const words = earlierWords[locale];
  const { low, high } = result.score;
  const larger = areApart([result.score, last.score]);
  return {
    larger,
    ranges: sentence(locale, words.ranges, {
      low,
      high,
      lastLow: last.score.low,
      lastHigh: last.score.high,
    }),
    verdict: larger ? words.changed : words.same,
    parts: [],
  };
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
  const change = last ? changeSince(exam, { result, last }, locale) : null;
  if (!change) return free;
  const { title } = earlierWords[locale];
  const paragraphs = [change.ranges, change.verdict];
  return { ...free, blocks: [...free.blocks, prose({ id: 'earlier', title, paragraphs })] };
}
