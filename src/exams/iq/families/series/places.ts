import type { SeriesPlan } from '#psychometrics/generate/series/generate.ts';
import type { SeriesRuleKind } from '#psychometrics/generate/series/rules.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';

/** One place of a form: what is made there, and how hard it is by design. */
export interface SeriesPlace {
  readonly plan: SeriesPlan;
  readonly design: UncertainItem;
}

const place = (kind: SeriesRuleKind, b: number): SeriesPlace => ({
  plan: { kind },
  design: { a: 1.2, b, c: 1 / 6, residual: 1.2 },
});

/**
 * The six series of a form, in rising difficulty. There is no published model of how hard such series are: slope and
 * difficulties (logits) are design values, judged by how many things must be held in mind at once and how far the rule lies
 * from counting on. Hence the residual, wider than that of the matrices; these places are among the first to be calibrated
 * (design paper "Measurement", the IQ test). Guessing is one in six.
 */
export const places: readonly SeriesPlace[] = [
  place('difference', -2),
  place('growingDifference', -1),
  place('interleaved', -0.2),
  place('multiplicative', 0.5),
  place('recursive', 1.3),
  place('digits', 2.2),
];

/**
 * The same places, sure by the second language of rules, and the two hardest with options so near that guesses by the size of the
 * steps hardly tell them apart, as the editions in stages have them; the hardest is 2.0 by what such guesses still find (`bench/partial`).
 */
export const surer: readonly SeriesPlace[] = places.map((one) => ({
  design: one.plan.kind === 'digits' ? { ...one.design, b: 2 } : one.design,
  plan: {
    ...one.plan,
    language: 'second',
    ...((one.plan.kind === 'recursive' || one.plan.kind === 'digits') && { near: true }),
  },
}));
