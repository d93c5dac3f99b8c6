import { type DrawnArc, type DrawnNote, drawSeriesSteps, drawWrongEnd } from '#drawing/items/series-steps.ts';
import type { Variety } from '#locale/locales.ts';
import type { SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { digitSum, nextTerm, type SeriesRule } from '#psychometrics/generate/series/rules.ts';
import { sentence } from '../../../words.ts';
import type { DrawnStep } from '../../family.ts';
import { faultWords } from '../faults/words/index.ts';
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
const sums = (terms: readonly number[]): DrawnNote[] =>
  terms.slice(2).map((term, at) => {
    const [first = 0, second = 0] = terms.slice(at, at + 2);
    return { at: at + 2, text: `${first}+${second}${constant(term - first - second)}` };
  });

/** What is added to a term: its own digits. */
const digitSums = (terms: readonly number[]): DrawnNote[] =>
  terms.slice(0, -1).map((term, at) => ({
    at: at + 0.5,
    text: [...String(term)].join('+') + constant((terms[at + 1] ?? 0) - term - digitSum(term)),
  }));

/** What leads from term to term, as the terms themselves have it: a wrong one stands out by its own step. */
interface Led {
  readonly arcs: readonly DrawnArc[];
  readonly notes?: readonly DrawnNote[];
}

/** @param start how many terms have gone before these */
function ledBy(rule: SeriesRule, terms: readonly number[], start = 0): Led {
  switch (rule.kind) {
    case 'difference':
      return { arcs: arcsOf(terms, difference) };
    case 'growingDifference':
      return { arcs: arcsOf(terms, difference), notes: growth(terms) };
    case 'interleaved':
      return {
        arcs: arcsOf(terms, difference, 2).map((arc) => ({ ...arc, above: (start + arc.from) % 2 === 0 })),
      };
    case 'multiplicative': {
      const product = (from: number, to: number) =>
        `×${rule.factor} ${constant(to - from * rule.factor)}`.trim();
      return { arcs: arcsOf(terms, product) };
    }
    case 'recursive':
      return { arcs: [], notes: sums(terms) };
    case 'digits':
      return { arcs: arcsOf(terms, difference), notes: digitSums(terms) };
  }
}

/** The series with the answer, and what leads from term to term, in one line. */
export function seriesSteps({ rule, terms }: SeriesItem): DrawnStep[] {
  const whole = [...terms, nextTerm(rule, terms)];
  const { arcs, notes } = ledBy(rule, whole);
  return [{ svg: drawSeriesSteps(whole, arcs, notes), alt: '', wide: true }];
}

/** Terms that stand before the answer where only the end of a series is drawn. */
const before = 3;

/** The step to a last term as the rule tells it. */
function lastStep({ arcs, notes = [] }: Led): string {
  const noted = notes.at(-1);
  return noted ? noted.text : (arcs.at(-1)?.label ?? '');
}

const marked = <Part extends object>(parts: readonly Part[]): (Part & { readonly wrong?: boolean })[] =>
  parts.map((part, at) => (at === parts.length - 1 ? { ...part, wrong: true } : part));

/** The end of the series with the chosen number, and the step that would lead to it ringed: where the rule's own is another. */
export function seriesFaults(
  { rule, terms, options, key }: SeriesItem,
  choice: number,
  locale: Variety,
): DrawnStep[] {
  const chosen = options[choice];
  if (chosen === undefined || choice === key) return [];
  const start = terms.length - before;
  const endingIn = (last: number) => [...terms.slice(start), last];
  const led = ledBy(rule, endingIn(chosen), start);
  const svg = led.notes
    ? drawWrongEnd(endingIn(chosen), led.arcs, marked(led.notes))
    : drawWrongEnd(endingIn(chosen), marked(led.arcs));
  const right = lastStep(ledBy(rule, endingIn(nextTerm(rule, terms)), start));
  const alt = sentence(locale, faultWords[locale].lastStep, { yours: lastStep(led), right });
  return [{ svg, alt, pair: true }];
}
