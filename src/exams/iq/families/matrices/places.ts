import type { MatrixPlan, Variant } from '#psychometrics/generate/matrices/item.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';

/** One place of a form: what is made there, and how hard it is by design. */
export interface MatrixPlace {
  readonly plan: MatrixPlan;
  readonly design: UncertainItem;
  /** What the difficulty is made from. */
  readonly rules: number;
  readonly elements: number;
}

/**
 * Slope, difficulty and residual by least squares over the published item parameters of MaRs-IB (384 clones, 1,501 people;
 * Zorowitz et al., 2024): -3.56 + 0.517 for each rule, 0.582 for each element, 1.108 where wrong options lie near. Theirs is
 * an intercept, slope · θ − β, and is taken here as b: 1.3 times as wide as theirs (docs/measurement/iq.md says what that
 * does). Guessing is by the six options.
 *
 * Rules are the attributes that change along a row or from row to row. Elements are the things that are drawn in a cell, on
 * average over the nine cells: each figure (of a count, each of its figures), each figure within another, each dot, each
 * stroke. A test compares the numbers stated here with what is drawn.
 */
function place(elements: number, near: boolean, variants: readonly Variant[]): MatrixPlace {
  const rules = Object.values(variants[0] ?? {}).filter((kind) => kind !== 'same').length;
  const b = -3.56 + 0.517 * rules + 0.582 * elements + (near ? 1.108 : 0);
  return { plan: { near, variants }, design: { a: 1.3, b, c: 1 / 6, residual: 1.03 }, rules, elements };
}

/** The same places with options that differ in their two hardest rules alone, as the editions in stages have them. */
export const crossed = <Place extends { readonly plan: MatrixPlan }>(places: readonly Place[]): Place[] =>
  places.map((one) => ({ ...one, plan: { ...one.plan, crossed: true } }));

const three = 'distributionOfThree';
const two = 'distributionOfTwo';

/** The fourteen matrices of a form, in rising difficulty. Variants of a place have as many rules and elements. */
export const places: readonly MatrixPlace[] = [
  place(1, false, [
    { shape: three, shade: 'same', turn: 'same' },
    { shape: 'same', shade: three, turn: 'same' },
    { shape: 'same', shade: 'same', size: three },
    { shape: 'same', shade: 'same', turn: three },
    { shape: 'same', shade: 'same', turn: 'progression' },
  ]),
  place(1, false, [
    { shape: 'constant', shade: three, turn: 'same' },
    { shape: three, shade: 'constant', turn: 'same' },
    { shape: three, shade: 'progression', turn: 'same' },
    { shape: 'same', shade: three, size: 'progression' },
    { shape: 'same', shade: 'constant', size: three },
    { shape: 'same', shade: three, turn: 'progression' },
  ]),
  place(2, false, [
    { shape: 'same', shade: 'same', place: 'progression' },
    { shape: 'same', shade: 'same', place: three },
  ]),
  place(3, false, [{ shape: 'same', shade: 'same', count: 'arithmetic' }]),
  place(2, true, [
    { shape: three, shade: 'same', place: 'progression' },
    { shape: 'same', shade: 'progression', place: 'progression' },
    { shape: three, inner: two, innerShade: 'same' },
  ]),
  place(4, false, [
    { shape: 'same', shade: three, strokes: 'or' },
    { shape: 'same', shade: three, dots: 'or' },
  ]),
  place(2, true, [
    { shape: three, shade: 'progression', place: 'progression' },
    { shape: three, shade: three, place: three },
    { shape: three, inner: three, innerShade: 'progression' },
    { shape: three, inner: three, innerShade: three },
  ]),
  place(4, true, [
    { shape: three, shade: 'same', strokes: 'xor' },
    { shape: 'same', shade: three, dots: 'xor' },
  ]),
  place(3.3, true, [
    { shape: three, shade: three, count: 'progression' },
    { shape: three, shade: three, count: three },
    { shape: three, shade: 'progression', count: 'arithmetic' },
  ]),
  place(4, true, [
    { shape: three, shade: three, strokes: 'xor' },
    { shape: three, shade: 'progression', dots: 'xor' },
  ]),
  place(4.5, true, [{ shape: three, inner: three, innerShade: 'progression', strokes: 'and' }]),
  place(5, true, [
    { shape: three, shade: three, place: 'progression', strokes: 'xor' },
    { shape: three, shade: 'progression', place: three, strokes: 'xor' },
  ]),
  place(6, true, [{ shape: three, shade: three, dots: 'and', strokes: 'and' }]),
  place(7, true, [
    { shape: three, shade: three, dots: 'xor', strokes: 'or' },
    { shape: three, shade: three, dots: 'or', strokes: 'xor' },
  ]),
];
