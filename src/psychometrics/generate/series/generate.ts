import type { Random } from '../../random.ts';
import { untilSound } from '../until-sound.ts';
import { between, type Design, drawDesign, type Run } from './endings.ts';
import { isSure, type SeriesLanguage } from './language.ts';
import { nextTerm, type SeriesRule, type SeriesRuleKind } from './rules.ts';

export interface SeriesPlan {
  readonly kind: SeriesRuleKind;
  /** By which rules it must be sure; the first language where it says nothing. */
  readonly language?: SeriesLanguage;
  /**
   * Whether options lie next to each other, and the right one of a digit series not where its last steps lead: so that the size of
   * the steps, without the rule, says nothing of which is right.
   */
  readonly near?: true;
}

/** Why a wrong option is wrong. */
export type SeriesFault =
  /** Stands in the series already. */
  | 'repetition'
  /** Takes the last step once more, where the steps grow. */
  | 'oldStep'
  /** Takes the step of the other of two series. */
  | 'otherLane'
  /** Leaves out the constant that is added. */
  | 'withoutConstant'
  /** Lies close by. */
  | 'slip'
  | 'otherStep';

export interface SeriesItem {
  readonly rule: SeriesRule;
  /** The terms shown, oldest first; the answer follows. */
  readonly terms: readonly number[];
  readonly options: readonly number[];
  /** Place of the right option, from 0. */
  readonly key: number;
  /** For each option why it is wrong; null at the key. */
  readonly faults: readonly (SeriesFault | null)[];
}

const largest = 9999;

/**
 * Makes a series whose next term is sure: no rule of the language leads to another option. The six options are a crossing of
 * a small and a large shift, and for each a sound series is made that truly ends in it; which of the six series is asked is
 * drawn last. So each option was equally likely to be the right one, and the options alone give nothing away.
 *
 * @throws GenerationError where no sound item is found
 */
export function generateSeries({ kind, language, near }: SeriesPlan, random: Random): SeriesItem {
  return untilSound(random, (draw) => draft(drawDesign(kind, draw, near), language, draw));
}

/** Crossings that are tried before what the series have in common is drawn anew. */
const crossings = 60;

function draft(design: Design, language: SeriesLanguage | undefined, random: Random): SeriesItem | undefined {
  for (let attempt = 0; attempt < crossings; attempt += 1) {
    const options = random.shuffle(drawValues(design, random));
    const runs = soundRuns({ design, options, language }, random);
    if (runs !== undefined) return itemOf(options, runs, random.below(runs.length));
  }
  return undefined;
}

function itemOf(options: readonly number[], runs: readonly Run[], key: number): SeriesItem {
  const { rule, terms } = runs[key] as Run;
  const shown = terms.slice(0, -1);
  return {
    rule,
    terms: shown,
    options,
    key,
    faults: options.map((option, at) => (at === key ? null : faultOf(option, rule, shown))),
  };
}

/** A crossing of a small and a large shift: six numbers, of which any may be the answer. */
function drawValues(design: Design, random: Random): number[] {
  const [fewer, more] = random.shuffle([between(1, 2, random), design.shift]) as [number, number];
  const offsets = [0, fewer].flatMap((one) => [0, more, 2 * more].map((other) => one + other));
  const answer = design.begin(random).terms.at(-1) ?? 0;
  const lowest = answer - random.pick(offsets);
  return offsets.map((offset) => lowest + offset);
}

interface Wanted {
  readonly design: Design;
  readonly options: readonly number[];
  readonly language: SeriesLanguage | undefined;
}

/** For each option a sound series that ends in it; undefined where there is an option without one. */
function soundRuns({ design, options, language }: Wanted, random: Random): Run[] | undefined {
  if (new Set(options).size < options.length) return undefined;
  if (options.some((option) => design.endingIn(option, random) === undefined)) return undefined;
  const runs: Run[] = [];
  for (const option of options) {
    const run = soundRun({ design, options, language }, option, random);
    if (run === undefined) return undefined;
    runs.push(run);
  }
  return runs;
}

/** Tries at a series that ends in one option. */
const tries = 3;

function soundRun({ design, options, language }: Wanted, answer: number, random: Random): Run | undefined {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const run = design.endingIn(answer, random);
    if (run === undefined) return undefined;
    if (isSound(run.terms, options, language)) return run;
  }
  return undefined;
}

function isSound(
  terms: readonly number[],
  options: readonly number[],
  language: SeriesLanguage | undefined,
): boolean {
  return (
    new Set(terms).size === terms.length &&
    terms.every((term) => Number.isInteger(term) && term >= 1 && term <= largest) &&
    isSure(terms.slice(0, -1), terms.at(-1) ?? 0, options, language)
  );
}

function faultOf(option: number, rule: SeriesRule, shown: readonly number[]): SeriesFault {
  const [secondLast = 0, last = 0] = shown.slice(-2);
  if (shown.includes(option)) return 'repetition';
  if (rule.kind === 'growingDifference' && option - last === last - secondLast) return 'oldStep';
  if (rule.kind === 'interleaved' && option === secondLast + rule.one) return 'otherLane';
  if ('plus' in rule && rule.plus !== 0 && option === nextTerm({ ...rule, plus: 0 }, shown)) {
    return 'withoutConstant';
  }
  return Math.abs(option - nextTerm(rule, shown)) <= 2 ? 'slip' : 'otherStep';
}
