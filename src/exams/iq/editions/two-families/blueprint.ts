import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { MatrixPlan } from './generate/matrix/generate.ts';
import type { SeriesPlan, SeriesRuleKind } from './generate/series/generate.ts';

/** Four ways of reasoning, each reported as a sub-score. */
export const scales = ['sequence', 'distribution', 'overlay', 'numbers'] as const;
export type Scale = (typeof scales)[number];

export interface Place {
  readonly scale: Scale;
  readonly plan: MatrixPlan | SeriesPlan;
  /** Design parameters: from a published model, not yet from sittings. */
  readonly item: UncertainItem;
}

/** Names the blueprint in every sitting. "2" says that two of the four generator families are in it. */
export const blueprintVersion = 'iq-2026.1-two-families';

/**
 * Slope and residual of a matrix, by least squares over the published item parameters of MaRs-IB (384 clones, 1,501 people;
 * Zorowitz et al. 2024); guessing by the six options. Theirs is an intercept, slope · θ − β, and is taken here as b: 1.3
 * times as wide as theirs (docs/measurement/iq.md says what that does).
 */
const matrixSlope = 1.3;
const matrixResidual = 1.03;
const guessing = 1 / 6;

/** Logit difficulty of a matrix by its rules, its elements and whether wrong options lie near (same source). */
function matrixDifficulty(rules: number, elements: number, near: boolean): number {
  return -3.56 + 0.517 * rules + 0.582 * elements + (near ? 1.108 : 0);
}

function matrix(scale: Scale, rules: MatrixPlan['rules'], elements: number, near = false): Place {
  const b = matrixDifficulty(rules.length, elements, near);
  return {
    scale,
    plan: { family: 'matrices', rules, near },
    item: { a: matrixSlope, b, c: guessing, residual: matrixResidual },
  };
}

/** Series have no published model: design values by our judgement of the steps to hold in mind, with a wide residual. */
const seriesResidual = 1.2;

function series(kind: SeriesRuleKind, b: number, near = false): Place {
  return {
    scale: 'numbers',
    plan: { family: 'series', rules: [kind], near },
    item: { a: 1.2, b, c: guessing, residual: seriesResidual },
  };
}

const three = 'distributionOfThree';

/** Thirty places in rising difficulty: parallel forms have the same kinds of items in the same places. */
export const blueprint: readonly Place[] = [
  matrix('sequence', ['progression'], 1),
  matrix('sequence', ['progression', 'progression', three], 6, true),
  matrix('sequence', ['arithmetic'], 3),
  matrix('sequence', ['progression', 'progression'], 3),
  matrix('sequence', ['arithmetic', 'progression'], 4),
  matrix('sequence', ['progression', 'progression', three], 4, true),
  matrix('sequence', ['progression', 'progression', three, three], 6, true),
  matrix('distribution', [three], 1),
  matrix('distribution', [three, three, 'progression'], 7, true),
  matrix('distribution', [three, three], 2),
  matrix('distribution', [three, 'progression'], 3),
  matrix('distribution', [three, three], 4, true),
  matrix('distribution', [three, three, 'progression'], 5, true),
  matrix('distribution', [three, three, three], 6, true),
  matrix('overlay', ['or'], 2),
  matrix('overlay', ['and'], 3),
  matrix('overlay', ['xor'], 4),
  matrix('overlay', ['or', three], 4, true),
  matrix('overlay', ['and', three, three], 5, true),
  matrix('overlay', ['xor', three, three], 7, true),
  series('difference', -2.4),
  series('multiplicative', 1.1, true),
  series('growingDifference', -1),
  series('growingDifference', -0.6, true),
  series('interleaved', -0.2),
  series('multiplicative', 0.2),
  series('multiplicative', 0.7, true),
  series('interleaved', 0.4, true),
  series('recursive', 1.3, true),
  series('digits', 2.6, true),
].sort((one, other) => one.item.b - other.item.b);
