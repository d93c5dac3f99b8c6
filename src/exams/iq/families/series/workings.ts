import { type DrawnArc, type DrawnNote, drawSeriesSteps } from '#drawing/items/series-steps.ts';
import type { SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { nextTerm, type SeriesRule } from '#psychometrics/generate/series/rules.ts';
import type { DrawnStep } from '../../family.ts';
import { signed } from './explain.ts';

/** As the end of a sum that stands in little room; empty for nothing. */
const constant = (value: number): string => (value === 0 ? '' : signed(value));

/** From each term to the one so many places further, with what that step does. */
const arcsOf = (
  terms: readonly number[],
  label: (from: number, to: number) => string,
  distance = 1,
): DrawnArc[] =>
  terms.slice(distance).map((term, from) => ({
    from,
    to: from + distance,
    label: label(terms[from] ?? 0, term),
  }));

const difference = (from: number, to: number): string => signed(to - from);

/** How one difference becomes the next one. */
const growth = (terms: readonly number[]): DrawnNote[] =>
  terms.slice(2).map((term, at) => {
    const [first = 0, second = 0] = terms.slice(at, at + 2);
    return { at: at + 1, text: signed(term - second - (second - first)) };
  });

/** The two terms before each one, added up. */
const sums = (terms: readonly number[], plus: number): DrawnNote[] =>
  terms.slice(2).map((_, at) => {
    const [first = 0, second = 0] = terms.slice(at, at + 2);
    return { at: at + 2, text: `${first}+${second}${constant(plus)}` };
  });

/** What is added to a term: its own digits. */
const digitSums = (terms: readonly number[], plus: number): DrawnNote[] =>
  terms.slice(0, -1).map((term, at) => ({
    at: at + 0.5,
    text: [...String(term)].join('+') + constant(plus),
  }));

function drawn(rule: SeriesRule, terms: readonly number[]): string {
  switch (rule.kind) {
    case 'difference':
      return drawSeriesSteps(terms, arcsOf(terms, difference));
    case 'growingDifference':
      return drawSeriesSteps(terms, arcsOf(terms, difference), growth(terms));
    case 'interleaved': {
      const arcs = arcsOf(terms, difference, 2);
      return drawSeriesSteps(
        terms,
        arcs.map((arc) => ({ ...arc, above: arc.from % 2 === 0 })),
      );
    }
    case 'multiplicative':
      return drawSeriesSteps(
        terms,
        arcsOf(terms, () => `×${rule.factor} ${constant(rule.plus)}`.trim()),
      );
    case 'recursive':
      return drawSeriesSteps(terms, [], sums(terms, rule.plus));
    case 'digits':
      return drawSeriesSteps(terms, arcsOf(terms, difference), digitSums(terms, rule.plus));
  }
}

/** The series with the answer, and what leads from term to term, in one line. */
export function seriesSteps({ rule, terms }: SeriesItem): DrawnStep[] {
  return [{ svg: drawn(rule, [...terms, nextTerm(rule, terms)]), alt: '', wide: true }];
}
