import { type ExplainedDifficulty, explainDifficulties } from '#psychometrics/calibration/explanatory.ts';
import type { CalibratedPlace } from '#psychometrics/calibration/family.ts';
import { type Known, posteriorsOf } from '#psychometrics/calibration/posteriors.ts';
import type { NormalPrior } from '#psychometrics/irt/prior.ts';
import { marginalProbability, type UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { theta } from '#psychometrics/units.ts';
import type { Edition } from '../edition.ts';
import type { GatheredSitting } from './answers.ts';
import { type ChoiceCurve, choiceCurves } from './choices.ts';

export type { ChoiceCurve };

/** What difficulties follow from, where the edition says what its places are made of. */
export interface Explained extends ExplainedDifficulty {
  /** Names of the coefficients, the intercept first. */
  readonly features: readonly string[];
  /** Places that were explained. */
  readonly places: number;
}

/** Null where the edition says nothing of its places, or too few of them were answered. */
export function explained(
  edition: Edition,
  ids: readonly string[],
  places: readonly CalibratedPlace[],
): Explained | null {
  const rows = ids.flatMap((id, at) => {
    const own = edition.featuresOf?.(id);
    const { b, standardError } = places[at] as CalibratedPlace;
    return own && standardError && standardError.b > 0
      ? [{ own, value: b, standardError: standardError.b }]
      : [];
  });
  const features = Object.keys(rows[0]?.own ?? {}).filter(
    (name) => new Set(rows.map(({ own }) => own[name])).size > 1,
  );
  if (rows.length <= 2 * (features.length + 1)) return null;
  const found = explainDifficulties(
    rows.map(({ own }) => [1, ...features.map((name) => own[name] as number)]),
    rows,
  );
  return { ...found, features: ['intercept', ...features], places: rows.length };
}

/** Guessing and distractor curves by what the calibrated places say of each sitter's ability. */
export function curvesOf(
  known: Known & { readonly items: readonly UncertainItem[] },
  ids: readonly string[],
  sittings: readonly GatheredSitting[],
  prior: NormalPrior,
): ChoiceCurve[] {
  const { points, weights } = posteriorsOf(known, () => prior);
  const abilities = sittings.map((_, person) =>
    points.reduce((sum, point, at) => sum + point * (weights[person * points.length + at] as number), 0),
  );
  const items = new Map(ids.map((id, at) => [id, known.items[at] as UncertainItem]));
  return choiceCurves(sittings, abilities, (place, ability) => {
    const item = items.get(place);
    return item && marginalProbability(item, theta(ability));
  });
}
