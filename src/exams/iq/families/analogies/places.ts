import type { AnalogyPlan } from '#psychometrics/generate/analogies/item.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';

/** One place of a form: what is made there, and how hard it is by design. */
export interface AnalogyPlace {
  readonly plan: AnalogyPlan;
  readonly design: UncertainItem;
}

const place = (plan: AnalogyPlan, b: number): AnalogyPlace => ({
  plan,
  design: { a: 1.2, b, c: 1 / 6, residual: 1.2 },
});

/**
 * The five places of a form in rising difficulty: three analogies, a class, an odd one out. No published model says how hard
 * they are: slope and difficulties (logits) are design values, judged by how many changes must be held in mind at once and by
 * how abstract a property is (a change that is seen, a relation that must be thought of). Hence the residual, wider than that
 * of the matrices; these places are among the first to be calibrated (design paper "Measurement", the IQ test). Guessing is
 * one in six.
 */
export const places: readonly AnalogyPlace[] = [
  place({ kind: 'change', changes: ['quarterTurn'] }, -1.6),
  place({ kind: 'change', changes: ['exchange', 'shade'] }, -0.6),
  place({ kind: 'class', relations: ['pair', 'hands'] }, 0.6),
  place({ kind: 'change', changes: ['motion', 'shade', 'dots'] }, 1.1),
  place({ kind: 'odd', relations: ['pair', 'hands', 'dots'] }, 1.8),
];

/** Difficulties that people bear out who see a part of what changes (`bench/partial`), where those above are too high for them. */
const bornOut: Readonly<Record<number, number>> = { 1: -1.5, 2: -0.7, 3: 0.4 };

/**
 * The same places, the analogies with options that differ in their two hardest changes alone, as the editions in stages have them.
 */
export const crossed: readonly AnalogyPlace[] = places.map((one, at) => ({
  plan: one.plan.kind === 'change' ? { ...one.plan, crossed: true } : one.plan,
  design: { ...one.design, b: bornOut[at] ?? one.design.b },
}));
