import type { GivenAnswer } from '#contract/exams.ts';
import type { ScoreResult } from '../../exam.ts';
import type { Edition, FormItem } from '../edition.ts';
import type { IqNorm } from '../norms/norm.ts';
import { type Climb, climbOf } from './climb.ts';
import { type Ends, endsOf } from './ends.ts';
import { type Errors, errorsOf } from './errors.ts';
import { type Pace, paceOf, type Timing, timingOf } from './pace.ts';
import { type AskedQuestion, questionsOf } from './questions.ts';
import { type Standing, standingOf } from './standing.ts';
import { type Pattern, patternOf, type Way, wayOf } from './ways.ts';

export type { AskedQuestion };

/** Everything that a report tells of a sitting, measured and without a word. */
export interface SittingFacts {
  readonly questions: readonly AskedQuestion[];
  readonly standing: Standing;
  /** Where enough was answered to speak of a pace. */
  readonly pace: Pace | undefined;
  readonly timing: Timing;
  readonly climb: Climb;
  readonly ends: Ends;
  /** Where enough was answered wrong to be summed up. */
  readonly errors: Errors | undefined;
  readonly open: readonly AskedQuestion[];
  /** In the order of the report. */
  readonly ways: readonly Way[];
  readonly pattern: Pattern;
}

interface Sitting {
  readonly form: readonly FormItem[];
  readonly norm: IqNorm;
  readonly given: ReadonlyMap<string, GivenAnswer>;
  readonly result: ScoreResult;
  readonly edition: Pick<Edition, 'scales' | 'levels'>;
}

/** Pure: the same sitting gives the same facts. */
export function factsOf({ form, norm, given, result, edition }: Sitting): SittingFacts {
  const questions = questionsOf(form, norm, given, result.score.value);
  const ways = edition.scales.map((id) => wayOf(id, questions));
  return {
    questions,
    standing: standingOf(result.score, norm, edition.levels),
    pace: paceOf(questions),
    timing: timingOf(questions),
    climb: climbOf(questions),
    ends: endsOf(questions),
    errors: errorsOf(questions),
    open: questions.filter(({ outcome }) => outcome === 'open'),
    ways,
    pattern: patternOf(ways),
  };
}
