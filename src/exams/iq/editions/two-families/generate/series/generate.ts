import { untilSound } from '#psychometrics/generate/until-sound.ts';
import type { Random } from '#psychometrics/random.ts';
import type { DistractorKind, GeneratedItem } from '../item.ts';
import { explainsSimply } from './solve.ts';

export type SeriesRule =
  /** Adds the same number each time. */
  | { readonly kind: 'difference'; readonly step: number }
  /** What is added grows or shrinks by the same number each time. */
  | { readonly kind: 'growingDifference'; readonly first: number; readonly growth: number }
  /** Multiplies by the same number and adds another. */
  | { readonly kind: 'multiplicative'; readonly factor: number; readonly plus: number }
  /** Each number is the sum of the two before it, plus a constant. */
  | { readonly kind: 'recursive'; readonly plus: number }
  /** Two series take turns. */
  | { readonly kind: 'interleaved'; readonly one: number; readonly other: number }
  /** Adds the sum of the digits of the number itself. */
  | { readonly kind: 'digits' };

export type SeriesRuleKind = SeriesRule['kind'];

export interface SeriesPlan {
  readonly family: 'series';
  readonly rules: readonly [SeriesRuleKind];
  readonly near: boolean;
}

export interface SeriesStem {
  readonly terms: readonly number[];
}

export type SeriesItem = GeneratedItem<'series', SeriesStem, number, SeriesRule>;

const largest = 9999;

/** Makes a series whose next term is sure: no simpler rule of the language leads to another option. */
export function generateSeries(plan: SeriesPlan, random: Random): SeriesItem {
  return untilSound(random, (draw) => draft(plan, draw));
}

function draft(plan: SeriesPlan, random: Random): SeriesItem | undefined {
  const rule = drawRule(plan.rules[0], random);
  const length = rule.kind === 'interleaved' ? 7 : 6;
  const terms = run(rule, length + 1, random);
  const answer = terms.at(-1) as number;
  const shown = terms.slice(0, -1);
  if (terms.some((term) => term < 0 || term > largest) || new Set(terms).size < length) return undefined;
  const wrong = wrongTerms(shown, answer, plan.near, random);
  if (!wrong) return undefined;
  const shuffled = random.shuffle([{ term: answer, kind: null }, ...wrong]);
  if (shuffled.some(({ term }) => term !== answer && explainsSimply([...shown, term]))) return undefined;
  return {
    family: 'series',
    stem: { terms: shown },
    options: shuffled.map(({ term }) => term),
    key: shuffled.findIndex(({ term }) => term === answer),
    distractors: shuffled.map(({ kind }) => kind),
    rules: [rule],
  };
}

const between = (low: number, high: number, random: Random): number => low + random.below(high - low + 1);

function drawRule(kind: SeriesRuleKind, random: Random): SeriesRule {
  switch (kind) {
    case 'difference':
      return { kind, step: between(2, 19, random) * random.pick([1, -1]) };
    case 'growingDifference':
      return { kind, first: between(1, 12, random), growth: between(1, 7, random) };
    case 'multiplicative':
      return { kind, factor: between(2, 3, random), plus: between(-5, 6, random) };
    case 'recursive':
      return { kind, plus: between(-3, 6, random) };
    case 'interleaved':
      return { kind, one: between(2, 11, random), other: between(2, 11, random) * random.pick([1, -1]) };
    case 'digits':
      return { kind };
  }
}

/** The first terms of a rule, from a drawn beginning. */
function run(rule: SeriesRule, length: number, random: Random): number[] {
  const start = between(1, 60, random);
  switch (rule.kind) {
    case 'difference':
      return build(
        [rule.step < 0 ? start + 7 * -rule.step : start],
        length,
        (terms) => last(terms) + rule.step,
      );
    case 'growingDifference':
      return build([start], length, (terms) => last(terms) + rule.first + (terms.length - 1) * rule.growth);
    case 'multiplicative':
      return build([between(2, 9, random)], length, (terms) => last(terms) * rule.factor + rule.plus);
    case 'recursive':
      return build(
        [between(1, 9, random), between(2, 12, random)],
        length,
        (terms) => last(terms) + (terms.at(-2) ?? 0) + rule.plus,
      );
    case 'interleaved': {
      const other = between(40, 90, random);
      return build(
        [start, other],
        length,
        (terms) => (terms.at(-2) ?? 0) + (terms.length % 2 === 0 ? rule.one : rule.other),
      );
    }
    case 'digits':
      return build([between(11, 199, random)], length, (terms) => last(terms) + digitSum(last(terms)));
  }
}

function build(first: number[], length: number, next: (terms: readonly number[]) => number): number[] {
  const terms = [...first];
  while (terms.length < length) terms.push(next(terms));
  return terms;
}

const last = (terms: readonly number[]): number => terms.at(-1) ?? 0;

export const digitSum = (value: number): number =>
  [...String(Math.abs(value))].reduce((sum, digit) => sum + Number(digit), 0);

/**
 * Five wrong terms, so that with the right one they form a crossing of a small and a large shift: the right term lies
 * anywhere among them by size, and looking at the options alone gives nothing away.
 */
function wrongTerms(shown: readonly number[], answer: number, near: boolean, random: Random) {
  const lastStep = Math.abs(answer - last(shown)) || 5;
  const small = between(1, near ? 2 : 3, random) * random.pick([1, -1]);
  const large =
    Math.max(3, near ? between(3, 6, random) : Math.round(lastStep * random.pick([0.4, 0.5, 0.75]))) + 3;
  const shifts: [number, number][] = random.pick([
    [
      [0, large],
      [0, 2 * large],
    ],
    [
      [0, -large],
      [0, large],
    ],
    [
      [0, -large],
      [0, -2 * large],
    ],
  ]) as [number, number][];
  const kinds = new Map<number, DistractorKind>();
  for (const [, shift] of shifts) {
    kinds.set(answer + shift, 'oneRuleWrong');
    kinds.set(answer + shift + small, 'severalWrong');
  }
  kinds.set(answer + small, 'oneAttributeOff');
  kinds.delete(answer);
  const wrong = [...kinds].map(([term, kind]) => ({
    term,
    kind: shown.includes(term) ? ('repetition' as const) : kind,
  }));
  return wrong.length === 5 && wrong.every(({ term }) => term >= 0) ? wrong : undefined;
}
