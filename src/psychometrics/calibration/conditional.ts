import { InvalidInputError } from '../errors.ts';
import { dot } from '../numerics/matrix.ts';
import { cholesky, inverse, solveByCholesky } from '../numerics/symmetric.ts';
import { type AnswerMatrix, missing, type PatternTable, patternsOf } from './answers.ts';
import { symmetricFunctions, symmetricFunctionsWithout } from './symmetric-functions.ts';

export interface RaschCalibration {
  /** One an item, in logits; they sum to 0. */
  readonly difficulties: readonly number[];
  readonly standardErrors: readonly number[];
  /** Of the answers given the scores. */
  readonly conditionalLogLikelihood: number;
  readonly iterations: number;
}

/** Persons who answered the same items. */
interface Group {
  /** Items answered, in order. */
  readonly items: readonly number[];
  /** Persons with each score, from 0 to all. */
  readonly scores: readonly number[];
}

interface Conditional {
  readonly logLikelihood: number;
  /** By the difficulties. */
  readonly gradient: readonly number[];
  readonly information: readonly (readonly number[])[];
}

/** Longest Newton step of a difficulty that still leads to another. */
const longestRest = 1e-10;

const maximumIterations = 200;

/**
 * Rasch difficulties by conditional maximum likelihood (Andersen 1972; Fischer 1974), normed to sum 0. A missing answer
 * is left out: persons are taken together by the items that they answered. Newton's method with the exact information.
 *
 * @param answers persons × items
 * @throws InvalidInputError if the answers are empty, ragged or not 0, 1 or null, fewer than two items, or there is no
 * finite estimate: items can be parted into two sets so that nobody failed one of the first while solving one of the
 * second (Fischer 1981), as where everybody solved all or none
 */
export function calibrateRasch(answers: AnswerMatrix): RaschCalibration {
  const table = patternsOf(answers);
  if (table.items < 2) throw new InvalidInputError('A Rasch scale has at least two items.');
  requireLinked(table);
  const groups = groupsOf(table);
  const solved = solvedOf(table);
  let difficulties = Array<number>(table.items).fill(0);
  let here = conditionalAt(groups, solved, difficulties);
  for (let iterations = 1; iterations <= maximumIterations; iterations += 1) {
    const step = solveByCholesky(cholesky(anchored(here.information)), here.gradient);
    let next = here;
    for (let share = 1; share > 1e-6; share /= 2) {
      const tried = centred(difficulties.map((value, item) => value + share * (step[item] as number)));
      next = conditionalAt(groups, solved, tried);
      if (!(next.logLikelihood >= here.logLikelihood - 1e-12 * Math.abs(here.logLikelihood))) continue;
      difficulties = tried;
      break;
    }
    here = next;
    if (Math.max(...step.map(Math.abs)) < longestRest) {
      return {
        difficulties,
        standardErrors: errorsOf(here.information),
        conditionalLogLikelihood: here.logLikelihood,
        iterations,
      };
    }
  }
  throw new InvalidInputError('The answers leave the difficulties all but undetermined.');
}

/** The information knows nothing of a shift of all difficulties; this fills that direction and no other. */
function anchored(information: Conditional['information']): number[][] {
  const weight = meanWeight(information);
  return information.map((row) => row.map((value) => value + weight));
}

const meanWeight = (information: Conditional['information']) =>
  information.reduce((sum, row, at) => sum + (row[at] as number), 0) / information.length;

/** Of difficulties that sum to 0: the pseudo-inverse, which is the inverse of the anchored matrix less its anchor. */
function errorsOf(information: Conditional['information']): number[] {
  const anchor = 1 / (meanWeight(information) * information.length ** 2);
  return inverse(anchored(information)).map((row, item) => Math.sqrt((row[item] as number) - anchor));
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function conditionalAt(
  groups: readonly Group[],
  solved: readonly number[],
  difficulties: readonly number[],
): Conditional {
  const gradient = solved.map((count) => -count);
  const information = difficulties.map(() => Array<number>(difficulties.length).fill(0));
  let logLikelihood = -dot(solved, difficulties);
  for (const { items, scores } of groups) {
    const easiness = items.map((item) => Math.exp(-(difficulties[item] as number)));
    const gamma = symmetricFunctions(easiness);
    const { single, pair } = symmetricFunctionsWithout(easiness);
    scores.forEach((persons, score) => {
      if (persons === 0) return;
      const all = gamma[score] as number;
      logLikelihood -= persons * Math.log(all);
      const solving = single.map((rest, at) => ((easiness[at] as number) * (rest[score - 1] ?? 0)) / all);
      items.forEach((item, at) => {
        const own = solving[at] as number;
        (gradient[item] as number) += persons * own;
        const row = information[item] as number[];
        (row[item] as number) += persons * own * (1 - own);
        for (let other = 0; other < at; other += 1) {
          const rest = pair[at]?.[other]?.[score - 2] ?? 0;
          const both = ((easiness[at] as number) * (easiness[other] as number) * rest) / all;
          const value = persons * (both - own * (solving[other] as number));
          const column = items[other] as number;
          (row[column] as number) += value;
          ((information[column] as number[])[item] as number) += value;
        }
      });
    });
  }
  return { logLikelihood, gradient, information };
}

function groupsOf({ cells, items, patterns, frequencies }: PatternTable): Group[] {
  const groups = new Map<string, { items: readonly number[]; scores: number[] }>();
  for (let pattern = 0; pattern < patterns; pattern += 1) {
    const row = cells.subarray(pattern * items, (pattern + 1) * items);
    const answered = [...row.keys()].filter((item) => row[item] !== missing);
    const key = answered.join();
    const group = groups.get(key) ?? { items: answered, scores: Array(answered.length + 1).fill(0) };
    groups.set(key, group);
    const score = answered.filter((item) => row[item] === 1).length;
    (group.scores[score] as number) += frequencies[pattern] as number;
  }
  return [...groups.values()];
}

function solvedOf({ cells, items, frequencies }: PatternTable): number[] {
  const solved = Array<number>(items).fill(0);
  cells.forEach((cell, at) => {
    if (cell === 1) (solved[at % items] as number) += frequencies[Math.floor(at / items)] as number;
  });
  return solved;
}

/** Each item must lead to each other by steps from one that a person solved to one that the same person failed. */
function requireLinked({ cells, items, patterns }: PatternTable): void {
  const leads = Array.from({ length: items }, () => new Set<number>());
  for (let pattern = 0; pattern < patterns; pattern += 1) {
    const row = cells.subarray(pattern * items, (pattern + 1) * items);
    const failed = [...row.keys()].filter((item) => row[item] === 0);
    row.forEach((cell, item) => {
      if (cell === 1) for (const other of failed) leads[item]?.add(other);
    });
  }
  const back = leads.map((_, item) => new Set([...leads.keys()].filter((other) => leads[other]?.has(item))));
  if (reached(leads) < items || reached(back) < items) {
    throw new InvalidInputError(
      'Some items were only ever solved together with all others, or failed with them.',
    );
  }
}

/** Items that the first leads to, itself among them. */
function reached(leads: readonly ReadonlySet<number>[]): number {
  const seen = new Set([0]);
  for (const item of seen) for (const other of leads[item] ?? []) seen.add(other);
  return seen.size;
}
