/** The indices that `decideUsability` weighs. */
export type FitIndex =
  | 'fastShare'
  | 'impossibleTimes'
  | 'missingAnswers'
  | 'repetitionTail'
  | 'lz'
  | 'guessing';

/** Indices of one kind see the same fault, and count once. */
export type ReasonKind = 'missing' | 'time' | 'sameness' | 'misfit';

export interface FitThreshold {
  readonly kind: ReasonKind;
  /** Which end is abnormal; a value at the threshold is beyond it. */
  readonly abnormal: 'low' | 'high';
  readonly range: readonly [number, number];
  readonly doubtful: number;
  readonly unusable: number;
  /** Where the thresholds come from. */
  readonly source: string;
  /** Share of honest simulated sitters beyond each threshold, at most. */
  readonly falseAlarm: { readonly doubtful: number; readonly unusable: number };
}

/** One for each index. */
export type Thresholds = Readonly<Record<FitIndex, FitThreshold>>;

/**
 * Thresholds for a form of about 30 questions. False alarms are upper bounds of 20,000 honest sitters simulated as in
 * the test beside `decideUsability`: 3PL answers of a normal population, log-normal times (van der Linden 2006). lz must be taken with the curves that fit what the sitter saw:
 * for fresh items, with their residuals integrated out. Where no source sets a line for `unusable`, it was set by these rates.
 */
export const usabilityThresholds: Thresholds = {
  fastShare: {
    kind: 'time',
    abnormal: 'high',
    range: [0, 1],
    doubtful: 0.1,
    unusable: 1 / 3,
    source: 'Wise & Kong 2005: response-time effort of .90 or less; a third of the form by simulation.',
    falseAlarm: { doubtful: 0.0002, unusable: 0.0002 },
  },
  impossibleTimes: {
    kind: 'time',
    abnormal: 'high',
    range: [0, Number.MAX_SAFE_INTEGER],
    doubtful: 1,
    unusable: 3,
    source: 'Luce 1986: no choice is faster than a simple reaction; a single one may be a second press.',
    falseAlarm: { doubtful: 0.0002, unusable: 0.0002 },
  },
  missingAnswers: {
    kind: 'missing',
    abnormal: 'high',
    range: [0, Number.MAX_SAFE_INTEGER],
    doubtful: 1,
    unusable: 1,
    source: 'By simulation (docs/measurement/answers.md): how many the sitting has fewer than two thirds.',
    falseAlarm: { doubtful: 0.0002, unusable: 0.0002 },
  },
  repetitionTail: {
    kind: 'sameness',
    abnormal: 'low',
    range: [0, 1],
    doubtful: 1e-3,
    // Low enough that whoever gives up and takes one option for the last eight is still scored.
    unusable: 1e-5,
    source: 'Johnson 2005: long string, at distances of one to eight; rates after Fu & Koutras 1994.',
    falseAlarm: { doubtful: 0.001, unusable: 0.0002 },
  },
  lz: {
    kind: 'misfit',
    abnormal: 'low',
    range: [-Number.MAX_VALUE, Number.MAX_VALUE],
    doubtful: -2.5,
    // Alone it condemns hardly anyone: below -3.5 lie .05 % of those who honestly guess at everything.
    unusable: -5,
    source:
      'Drasgow, Levine & Williams 1985; with estimated abilities lz is skewed (Snijders 2001), so by simulation.',
    falseAlarm: { doubtful: 0.008, unusable: 0.0002 },
  },
  guessing: {
    kind: 'misfit',
    abnormal: 'high',
    range: [-Number.MAX_VALUE, Number.MAX_VALUE],
    doubtful: 2.5,
    // Nobody is refused for it: who tries and finds little looks the same (docs/measurement/answers.md).
    unusable: Number.MAX_VALUE,
    source: 'Mislevy & Verhelst 1990: a class of random answers beside the model; the line by simulation.',
    falseAlarm: { doubtful: 0.01, unusable: 0.0002 },
  },
};
