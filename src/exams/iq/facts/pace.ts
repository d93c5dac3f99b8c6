import { type AskedQuestion, isAnswered, isSolved } from './questions.ts';
import { deviationFrom, median, robustLine } from './statistics.ts';

/** How the time went. Seconds are of single questions. */
export interface Pace {
  readonly tempo: 'quick' | 'usual' | 'slow';
  readonly minutes: number;
  /** Of the questions answered. */
  readonly median: number;
  readonly quickest: AskedQuestion;
  readonly slowest: AskedQuestion;
  readonly trend: 'slower' | 'even' | 'faster';
  /** How many times as long the last question takes as the first, along the trend. */
  readonly stretch: number;
  readonly steadiness: 'steady' | 'varied' | 'changeable';
  /** Half of the questions lie within the trend divided and multiplied by it; 1 would be a metronome. */
  readonly factor: number;
}

/** Seconds a question. A design value: twenty minutes for thirty questions make 40; half of that and one and a half times are the ends. */
const tempoOf = (seconds: number): Pace['tempo'] =>
  seconds < 20 ? 'quick' : seconds > 60 ? 'slow' : 'usual';

/** By the trend from the first question to the last; harder questions usually take longer. */
const trendOf = (stretch: number): Pace['trend'] =>
  stretch > 1.4 ? 'slower' : stretch < 1 / 1.4 ? 'faster' : 'even';

const steadinessOf = (factor: number): Pace['steadiness'] =>
  factor < 1.3 ? 'steady' : factor < 1.7 ? 'varied' : 'changeable';

/** Undefined where fewer than five questions were answered: there is no pace in so little. */
export function paceOf(questions: readonly AskedQuestion[]): Pace | undefined {
  const answered = questions.filter(isAnswered);
  if (answered.length < 5) return undefined;
  // Logarithms, since times are multiplied rather than added to; a second at least, as a clock shows.
  const points = answered.map(({ place, seconds }) => [place, Math.log(Math.max(1, seconds))] as const);
  const line = robustLine(points);
  if (!line) return undefined;
  const bySeconds = answered.toSorted((one, other) => one.seconds - other.seconds);
  const middle = median(answered.map(({ seconds }) => seconds)) as number;
  const stretch = Math.exp(line.slope * (questions.length - 1));
  const factor = Math.exp(deviationFrom(line, points));
  return {
    tempo: tempoOf(middle),
    minutes: Math.max(1, Math.round(questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60)),
    median: middle,
    quickest: bySeconds[0] as AskedQuestion,
    slowest: bySeconds.at(-1) as AskedQuestion,
    trend: trendOf(stretch),
    stretch,
    steadiness: steadinessOf(factor),
    factor,
  };
}

/** Time on right and on wrong answers. */
export interface Timing {
  readonly kind: 'wrongSlower' | 'wrongQuicker' | 'alike' | 'noneMissed' | 'noneSolved';
  readonly solved: number | undefined;
  readonly missed: number | undefined;
  /** Missed in less than half of the usual time. */
  readonly hasty: readonly AskedQuestion[];
  /** Solved in more than one and a half times the usual time. */
  readonly patient: readonly AskedQuestion[];
}

export function timingOf(questions: readonly AskedQuestion[]): Timing {
  const answered = questions.filter(isAnswered);
  const secondsOf = (some: readonly AskedQuestion[]) => median(some.map(({ seconds }) => seconds));
  const missedOnes = answered.filter((question) => !isSolved(question));
  const solvedOnes = answered.filter(isSolved);
  const [solved, missed] = [secondsOf(solvedOnes), secondsOf(missedOnes)];
  const usual = secondsOf(answered) ?? 0;
  return {
    kind: kindOf(solved, missed),
    solved,
    missed,
    hasty: missedOnes.filter(({ seconds }) => seconds < usual / 2),
    patient: solvedOnes.filter(({ seconds }) => seconds > 1.5 * usual),
  };
}

function kindOf(solved: number | undefined, missed: number | undefined): Timing['kind'] {
  if (solved === undefined) return 'noneSolved';
  if (missed === undefined) return 'noneMissed';
  if (missed > 1.2 * solved) return 'wrongSlower';
  return missed * 1.2 < solved ? 'wrongQuicker' : 'alike';
}
