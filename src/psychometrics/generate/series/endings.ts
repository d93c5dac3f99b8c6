import type { Random } from '../../random.ts';
import { continueSeries, type SeriesRule, type SeriesRuleKind, shownTerms } from './rules.ts';

/** A whole series: the shown terms, then the answer. */
export interface Run {
  readonly rule: SeriesRule;
  readonly terms: readonly number[];
}

/**
 * What the six series of one option set have in common. Each option is the true ending of a series of its own, so that
 * any of the six can be made the right one.
 */
export interface Design {
  /** How far, as a person misapplying the rule would err, the options lie from one another. */
  readonly shift: number;
  /** Some series of this design. */
  begin(random: Random): Run;
  /** Some series of this design whose answer is `answer`; undefined where there is none. */
  endingIn(answer: number, random: Random): Run | undefined;
}

/** A whole number from `low` to `high`, both of them possible. */
export const between = (low: number, high: number, random: Random): number =>
  low + random.below(high - low + 1);

const signed = (low: number, high: number, random: Random): number =>
  between(low, high, random) * random.pick([1, -1]);

const runOf = (rule: SeriesRule, first: readonly number[]): Run => ({
  rule,
  terms: continueSeries(rule, first),
});

/** A series whose rule does not look at the size of its terms is moved as a whole. */
function moved({ rule, terms }: Run, to: number): Run {
  const by = to - (terms.at(-1) ?? 0);
  return { rule, terms: terms.map((term) => term + by) };
}

/**
 * Draws what a kind of rule leaves open for a whole set.
 *
 * @param near whether options lie next to each other; else, for most kinds, where a misapplied rule would lead
 */
export function drawDesign(kind: SeriesRuleKind, random: Random, near?: boolean): Design {
  switch (kind) {
    case 'difference':
      return difference(signed(3, 19, random));
    case 'growingDifference':
      return growing(signed(2, 7, random), random.pick([1, -1]));
    case 'interleaved':
      return interleaved(signed(2, 12, random), signed(2, 12, random));
    case 'multiplicative':
      return multiplicative(random.pick([2, 3]), between(3, 6, random));
    case 'recursive':
      return { ...recursive(signed(3, 9, random)), ...(near && { shift: between(2, 3, random) }) };
    case 'digits':
      return digits(
        between(-2, 6, random),
        near ? between(2, 3, random) : between(7, 11, random),
        near === true,
      );
  }
}

function difference(step: number): Design {
  const rule: SeriesRule = { kind: 'difference', step };
  return {
    shift: Math.abs(step),
    begin: (random) => runOf(rule, [step > 0 ? between(1, 90, random) : between(-6 * step, 190, random)]),
    endingIn: (answer) => moved(runOf(rule, [0]), answer),
  };
}

/** @param direction 1 where the terms rise, -1 where they fall */
function growing(growth: number, direction: number): Design {
  const steps = shownTerms.growingDifference;
  const begin = (random: Random) => {
    const smallest = between(1, 12, random);
    const first = growth > 0 ? smallest : smallest - (steps - 1) * growth;
    const rule: SeriesRule = {
      kind: 'growingDifference',
      first: direction * first,
      growth: direction * growth,
    };
    return moved(runOf(rule, [0]), between(1, 99, random) + (direction > 0 ? 150 : 0));
  };
  return {
    shift: Math.abs(growth),
    begin,
    endingIn: (answer, random) => moved(begin(random), answer),
  };
}

function interleaved(one: number, other: number): Design {
  const rule: SeriesRule = { kind: 'interleaved', one, other };
  const begin = (random: Random) => runOf(rule, [between(1, 99, random), between(1, 99, random)]);
  return {
    shift: Math.abs(one - other),
    begin,
    // Only the lane of the answer is moved; the other starts anywhere.
    endingIn: (answer, random) => {
      const { terms } = begin(random);
      const by = answer - (terms.at(-1) ?? 0);
      return { rule, terms: terms.map((term, at) => (at % 2 === 1 ? term + by : term)) };
    },
  };
}

/** Largest first terms, so that no term has more than four digits. */
const largestStart: Readonly<Record<number, number>> = { 2: 80, 3: 36 };
const largestPlus = 15;

function multiplicative(factor: number, shift: number): Design {
  const power = factor ** shownTerms.multiplicative;
  const sum = (power - 1) / (factor - 1);
  const highest = largestStart[factor] ?? 1;
  const start = (plus: number, answer: number) => (answer - plus * sum) / power;
  return {
    shift,
    begin: (random) =>
      runOf({ kind: 'multiplicative', factor, plus: between(-largestPlus, largestPlus, random) }, [
        between(2, highest, random),
      ]),
    endingIn: (answer, random) => {
      const pluses = Array.from({ length: 2 * largestPlus + 1 }, (_, at) => at - largestPlus).filter(
        (plus) =>
          Number.isInteger(start(plus, answer)) &&
          start(plus, answer) >= 2 &&
          start(plus, answer) <= highest &&
          start(plus, answer) * (factor - 1) + plus > 0,
      );
      if (pluses.length === 0) return undefined;
      const plus = random.pick(pluses);
      return runOf({ kind: 'multiplicative', factor, plus }, [start(plus, answer)]);
    },
  };
}

const largestFirst = 19;

function recursive(plus: number): Design {
  const rule: SeriesRule = { kind: 'recursive', plus };
  // The answer is linear in the first two terms.
  const ends = (first: number, second: number) => runOf(rule, [first, second]).terms.at(-1) ?? 0;
  const [none, ofFirst, ofSecond] = [ends(0, 0), ends(1, 0) - ends(0, 0), ends(0, 1) - ends(0, 0)];
  return {
    shift: Math.abs(plus),
    begin: (random) => runOf(rule, [between(1, largestFirst, random), between(2, largestFirst, random)]),
    endingIn: (answer, random) => {
      const starts = Array.from({ length: largestFirst }, (_, at) => at + 1)
        .map((first) => [first, (answer - none - ofFirst * first) / ofSecond] as const)
        .filter(([, second]) => Number.isInteger(second) && second >= 1 && second <= 3 * largestFirst);
      return starts.length === 0 ? undefined : runOf(rule, random.pick(starts));
    },
  };
}

const [lowestDigits, highestDigits] = [11, 1900];

/**
 * Whether an answer is just where the last step of every second number leads: the steps of digit series double modulo nine, so that this
 * guess misses by nothing or by nines.
 */
function isGuessed(terms: readonly number[]): boolean {
  const [fourth = 0, , second = 0, , answer] = terms.slice(-5);
  return 2 * second - fourth === answer;
}

/** Where the series of a rule may start, by their answers; listed once, since it never changes. */
const knownStarts = new Map<string, ReadonlyMap<number, readonly number[]>>();

function startsOf(
  rule: SeriesRule & { readonly kind: 'digits' },
  near: boolean,
): ReadonlyMap<number, readonly number[]> {
  const name = `${rule.plus} ${near}`;
  const known = knownStarts.get(name);
  if (known) return known;
  const starts = new Map<number, number[]>();
  for (let start = lowestDigits; start <= highestDigits; start += 1) {
    const { terms } = runOf(rule, [start]);
    const answer = terms.at(-1) ?? 0;
    if (near && isGuessed(terms)) continue;
    const there = starts.get(answer);
    if (there) there.push(start);
    else starts.set(answer, [start]);
  }
  knownStarts.set(name, starts);
  return starts;
}

function digits(plus: number, shift: number, near: boolean): Design {
  const rule = { kind: 'digits', plus } as const;
  const starts = startsOf(rule, near);
  return {
    shift,
    begin: (random) => runOf(rule, [between(lowestDigits, highestDigits, random)]),
    endingIn: (answer, random) => {
      const there = starts.get(answer);
      return there && runOf(rule, [random.pick(there)]);
    },
  };
}
