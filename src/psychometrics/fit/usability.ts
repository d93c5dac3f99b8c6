import { InvalidInputError } from '../errors.ts';
import { type FitIndex, type FitThreshold, type ReasonKind, usabilityThresholds } from './thresholds.ts';

/** What is known of a sitting; an index that was not computed is left out, or undefined. */
export type FitIndices = Readonly<Partial<Record<FitIndex, number | undefined>>>;

/** `doubtful` is scored and marked; `unusable` is not scored. */
export type Usability = 'usable' | 'doubtful' | 'unusable';

/** An index beyond a threshold. */
export interface Reason {
  readonly index: FitIndex;
  readonly kind: ReasonKind;
  readonly level: 'doubtful' | 'unusable';
  readonly value: number;
  readonly threshold: number;
}

export interface Decision {
  readonly usability: Usability;
  /** Every index beyond a threshold, the gravest first; empty where the sitting is usable. */
  readonly reasons: readonly Reason[];
}

const indices = Object.keys(usabilityThresholds) as FitIndex[];

/**
 * Whether a sitting can be scored: unusable with one index beyond its threshold for that, or doubtful ones of two
 * different kinds (several hurdles set low each, as Curran 2016 advises); doubtful with a doubtful one.
 *
 * @param thresholds of the test, where its answers differ from those that `usabilityThresholds` were measured on
 * @throws InvalidInputError if an index is not finite, or a tail or share lies outside [0, 1]
 */
export function decideUsability(found: FitIndices, thresholds = usabilityThresholds): Decision {
  const reasons = indices
    .flatMap((index) => {
      const value = found[index];
      return value === undefined ? [] : (reasonOf(index, value, thresholds[index]) ?? []);
    })
    .sort((one, other) => Number(other.level === 'unusable') - Number(one.level === 'unusable'));
  const kinds = new Set(reasons.map(({ kind }) => kind));
  const grave = reasons[0]?.level === 'unusable' || kinds.size >= 2;
  return { usability: grave ? 'unusable' : reasons.length > 0 ? 'doubtful' : 'usable', reasons };
}

function reasonOf(index: FitIndex, value: number, threshold: FitThreshold): Reason | undefined {
  const [low, high] = threshold.range;
  if (!(Number.isFinite(value) && value >= low && value <= high))
    throw new InvalidInputError(`${index} lies in [${low}, ${high}], not at ${value}.`);
  const beyond = (limit: number) => (threshold.abnormal === 'low' ? value <= limit : value >= limit);
  const level = beyond(threshold.unusable) ? 'unusable' : beyond(threshold.doubtful) ? 'doubtful' : undefined;
  return level && { index, kind: threshold.kind, level, value, threshold: threshold[level] };
}
