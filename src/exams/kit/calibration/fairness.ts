import type { GradedCalibration } from '#psychometrics/calibration/graded/calibrate.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { comparableGroups } from '#psychometrics/fairness/comparable.ts';
import { type OrdinalDif, ordinalDif } from '#psychometrics/fairness/ordinal.ts';
import { multidimensionalMap } from '#psychometrics/irt/scores/multidimensional.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';

/** One item in one locale against all others. */
export interface GradedDif {
  readonly locale: string;
  /** From 0. */
  readonly item: number;
  readonly test: OrdinalDif;
  /** A negligible, B moderate, C large: gain in R² below .035, below .07, from there on (Jodoin & Gierl 2001). */
  readonly difClass: 'A' | 'B' | 'C';
}

export interface LocaleMeans {
  readonly locale: string;
  readonly persons: number;
  /** Of the scores, one a dimension. */
  readonly means: readonly number[];
}

const [moderate, large] = [0.035, 0.07];

/** Steps of matching, in standard deviations of an item's own line: people within one are taken to be alike. */
const step = 0.1;

/**
 * Differential functioning of graded items between locales: ordinal logistic regression, people being matched where they stand on the
 * item's own line by their calibrated scores (Choi, Gibbons & Crane 2011).
 */
export function difOfGraded(
  { items, correlations }: GradedCalibration,
  answers: readonly (readonly (number | null)[])[],
  locales: readonly string[],
): { readonly found: readonly GradedDif[]; readonly means: readonly LocaleMeans[] } {
  const compared = comparableGroups(locales);
  if (compared.length === 0) return { found: [], means: [] };
  const scores = answers.map((row) => multidimensionalMap(items, row, correlations).abilities);
  const found = compared.flatMap((locale) =>
    items.flatMap(({ slopes }, item) => {
      const width = step * Math.hypot(...slopes);
      const observations = answers.flatMap((row, person) => {
        const category = row[item] ?? null;
        if (category === null) return [];
        const matching = Math.round(dot(slopes, scores[person] as number[]) / width) * width;
        return [{ focal: locales[person] === locale, category, matching }];
      });
      const test = orNull(() => ordinalDif(observations));
      if (!test) return [];
      const gain = test.either?.rSquaredDifference ?? 0;
      const difClass = gain >= large ? 'C' : gain >= moderate ? 'B' : 'A';
      return [{ locale, item, test, difClass } as const];
    }),
  );
  const means = compared.map((locale) => {
    const own = scores.filter((_, person) => locales[person] === locale);
    return {
      locale,
      persons: own.length,
      means: correlations.map(
        (_, at) => own.reduce((sum, score) => sum + (score[at] as number), 0) / own.length,
      ),
    };
  });
  return { found, means };
}

/** Null where the locales cannot be compared. */
function orNull<Result>(method: () => Result): Result | null {
  try {
    return method();
  } catch (problem) {
    if (problem instanceof InvalidInputError) return null;
    throw problem;
  }
}
