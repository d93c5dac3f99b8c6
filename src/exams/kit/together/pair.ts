import type { BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import type { ExamResult, PairInput, ScoredEstimate } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { areApart } from '../chance.ts';
import { togetherWords } from './words/index.ts';

type PairBlock = BlockOf<'pair'>;
type Mark = PairBlock['rows'][number]['marks'][number];
type Face = NonNullable<PairBlock['faces']>[number];
type Two<Value> = readonly [Value, Value];

/** What both have a score of. */
interface Compared {
  readonly id: string;
  readonly label: string;
  readonly scores: Two<ScoredEstimate>;
  readonly poles?: Two<string>;
  /** What is said of each, where it is more than the number with its interval. */
  readonly said?: Two<string>;
}

interface Input {
  readonly of: Pick<PairInput, 'locale' | 'names'>;
  readonly scale: { readonly mean: number; readonly deviation: number };
  /** Only the intervals are known. */
  readonly intervalsAlone?: boolean;
  /** What the two pictures are of, where there are no rows. */
  readonly title?: string;
  readonly faces?: readonly Face[];
  readonly rows: readonly Compared[];
}

/** The rows end so many standard deviations from the middle of the scale. */
const reach = 10 / 3;

/** Two people beside each other, a row for each thing that both have a score of. */
export function pairOf({
  of: { locale, names },
  scale,
  intervalsAlone = false,
  title,
  faces = [],
  rows,
}: Input): PairBlock {
  const { profile } = togetherWords[locale];
  const [first, second] = faces;
  const [from, to] = [scale.mean - reach * scale.deviation, scale.mean + reach * scale.deviation];
  const share = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
  const numbersOf = ({ value, low, high }: ScoredEstimate) => ({
    ...(!intervalsAlone && { value: Math.round(value) }),
    low: Math.round(low),
    high: Math.round(high),
  });
  const markOf = (score: ScoredEstimate, said?: string): Mark => {
    const numbers = numbersOf(score);
    return {
      ...(!intervalsAlone && { at: share(score.value) }),
      low: share(score.low),
      high: share(score.high),
      value: said ?? sentence(locale, intervalsAlone ? profile.interval : profile.value, numbers),
    };
  };
  return {
    block: 'pair',
    title: title ?? profile.title,
    lead: rows.length === 0 ? '' : intervalsAlone ? profile.intervals : profile.lead,
    sides: [...names],
    ...(first && second && { faces: [first, second] }),
    rows: rows.map(({ id, label, poles, scores, said }) => {
      const apart = areApart(scores, rows.length);
      const [own, other] = scores.map((score) => JSON.stringify(numbersOf(score)));
      const unsure = own === other ? profile.same : profile.chance;
      return {
        id,
        label,
        ...(poles && { poles: [...poles] }),
        marks: [markOf(scores[0], said?.[0]), markOf(scores[1], said?.[1])],
        apart,
        reading: apart ? profile.apart : unsure,
      };
    }),
    howTo: rows.length === 0 ? '' : profile.howTo,
  };
}

/** The same scale of two results, for each of some scales that both have. */
export function scalesOf<Id extends string>(
  lists: Two<readonly (ScoredEstimate & { readonly id: Id })[]>,
  labelOf: (id: Id) => { label: string; poles?: Two<string> },
): Compared[] {
  const [own, other] = lists;
  return own.flatMap((one) => {
    const theirs = other.find(({ id }) => id === one.id);
    return theirs ? [{ id: one.id, ...labelOf(one.id), scores: [one, theirs] as const }] : [];
  });
}

/** A word of caution, where something spoke against the answers of one or the other. */
export function cautionOf(results: readonly ExamResult[], locale: Variety): BlockOf<'note'>[] {
  const text = togetherWords[locale].doubtful;
  return results.some(({ doubtful }) => doubtful) ? [{ block: 'note', text, caution: true }] : [];
}

/** That there is more to compare once both have the report. */
export const moreOf = ({ extent, locale }: Pick<PairInput, 'extent' | 'locale'>): BlockOf<'note'>[] =>
  extent === 'free' ? [{ block: 'note', text: togetherWords[locale].more }] : [];
