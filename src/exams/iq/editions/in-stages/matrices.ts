import type { Variant } from '#psychometrics/generate/matrices/item.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { crossed, type MatrixPlace, places } from '../../families/matrices/places.ts';

/** Slope that the published intercepts are divided by: β = slope · b. */
const slope = 1.3;

/**
 * Difficulty by our least squares over the item parameters of MaRs-IB (384 clones, 1,501 people; Zorowitz et al., 2024):
 * −3.56 + 0.517 for each rule, 0.582 for each element, 1.108 where wrong options lie near, residual 1.03. Theirs is an
 * intercept, slope · θ − β: as a difficulty it is divided by the slope, and so is its residual.
 */
const designOf = (rules: number, elements: number, near: boolean): UncertainItem => ({
  a: slope,
  b: (-3.56 + 0.517 * rules + 0.582 * elements + (near ? 1.108 : 0)) / slope,
  c: 1 / 6,
  residual: 1.03 / slope,
});

type Plan = Pick<MatrixPlace, 'plan' | 'rules' | 'elements'>;

function plan(elements: number, near: boolean, variants: readonly Variant[]): Plan {
  const rules = Object.values(variants[0] ?? {}).filter((kind) => kind !== 'same').length;
  return { plan: { near, variants }, rules, elements };
}

const three = 'distributionOfThree';

/** Between the fourteen of the family, so that there are two at least wherever an ability may lie. */
const between: readonly Plan[] = [
  plan(1, true, [
    { shape: three, shade: three, turn: 'same' },
    { shape: three, shade: 'progression', turn: 'same' },
  ]),
  plan(2, false, [
    { shape: three, shade: 'same', place: 'progression' },
    { shape: 'same', shade: 'progression', place: 'progression' },
  ]),
  plan(3, false, [{ shape: 'same', shade: three, count: 'arithmetic' }]),
  plan(4, false, [
    { shape: 'same', shade: 'same', strokes: 'or' },
    { shape: 'same', shade: 'same', dots: 'or' },
  ]),
  plan(3.7, true, [
    { shape: three, shade: 'same', count: 'progression' },
    { shape: three, shade: 'same', count: three },
  ]),
  plan(4.5, true, [{ shape: three, inner: three, innerShade: 'same', strokes: 'and' }]),
  plan(5, true, [
    { shape: three, shade: 'same', place: 'progression', strokes: 'xor' },
    { shape: 'same', shade: three, place: three, strokes: 'xor' },
  ]),
  plan(6, true, [{ shape: three, shade: 'same', dots: 'and', strokes: 'and' }]),
  plan(7, true, [
    { shape: three, shade: 'same', dots: 'xor', strokes: 'or' },
    { shape: three, shade: 'same', dots: 'or', strokes: 'xor' },
  ]),
];

/** Overlays that are asked against each other have more in common: an AND has half an element more in a cell than elsewhere. */
const elementsOf = (elements: number, variant: Variant): number =>
  elements + Object.values(variant).filter((kind) => kind === 'and').length / 2;

/**
 * Of three rules, a progression or a sum of counts leads to what is rare in the matrix so often that it makes it no harder: who counts
 * what is rarest solves as much (`bench/partial`).
 */
const countedRules = (rules: number, { count }: Variant): number =>
  count === 'progression' || count === 'arithmetic' ? Math.min(rules, 2) : rules;

/**
 * All matrices that may be chosen, a place for each combination of rules, in rising difficulty. Near options differ in the
 * two hardest rules alone, so that the easy ones say nothing of which is right.
 */
export const matrixBank: readonly (MatrixPlace & { readonly features: Readonly<Record<string, number>> })[] =
  crossed<Plan>([...places, ...between])
    .flatMap(({ plan, rules, elements }) =>
      plan.variants.map((variant) => {
        const drawn = elementsOf(elements, variant);
        return {
          plan: { ...plan, variants: [variant] },
          rules: countedRules(rules, variant),
          elements: drawn,
          design: designOf(countedRules(rules, variant), drawn, plan.near),
          features: {
            rules: countedRules(rules, variant),
            elements: drawn,
            near: Number(plan.near),
            overlays: Number('strokes' in variant) + Number('dots' in variant),
          },
        };
      }),
    )
    .sort((one, other) => one.design.b - other.design.b);
