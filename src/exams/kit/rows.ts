import type { ScaleRow } from '#contract/blocks.ts';
import type { ScoredEstimate } from '../exam.ts';

/** An estimate alone, without what a result keeps beside it. */
export const plain = ({ value, standardError, low, high }: ScoredEstimate): ScoredEstimate => ({
  value,
  standardError,
  low,
  high,
});

interface Scale extends ScoredEstimate {
  readonly id: string;
  readonly correct?: number;
  readonly of?: number;
}

/** What a test says of one dimension: what its five levels are called, and how each reads. */
interface RowWords {
  readonly label: string;
  readonly levels: readonly string[];
  readonly readings: readonly string[];
  readonly about?: string;
  readonly poles?: { readonly low: string; readonly high: string };
}

/**
 * A dimension row of a score.
 *
 * @param level 1 to 5
 * @throws RangeError where the words have no such level
 */
export function rowOf(scale: Scale, level: number, words: RowWords): ScaleRow {
  const { label, about, poles, levels, readings } = words;
  const { id, correct, of } = scale;
  const [levelLabel, reading] = [levels[level - 1], readings[level - 1]];
  if (levelLabel === undefined || reading === undefined)
    throw new RangeError(`${id} has no words for level ${level}.`);
  return {
    id,
    label,
    score: plain(scale),
    ...(correct !== undefined && of !== undefined && { solved: { correct, of } }),
    level,
    levelLabel,
    reading,
    ...(about !== undefined && { about }),
    ...(poles && { poles: { ...poles } }),
  };
}
