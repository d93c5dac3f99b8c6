import type { Variety } from '#locale/locales.ts';
import { driftOf, type PlaceDrift } from '#psychometrics/calibration/drift.ts';
import {
  type CalibratedPlace,
  calibratePlaces,
  type FamilyOptions,
} from '#psychometrics/calibration/family.ts';
import { fitByAbility } from '#psychometrics/calibration/fit-by-ability.ts';
import { populationOf } from '#psychometrics/calibration/posteriors.ts';
import type { ScoreTest } from '#psychometrics/calibration/score-test.ts';
import { rake } from '#psychometrics/calibration/weights.ts';
import { type AbilityDif, difByAbility, type GroupAbility } from '#psychometrics/fairness/by-ability.ts';
import { standardNormal } from '#psychometrics/irt/prior.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { Exam } from '../../exam.ts';
import { type AgeFindings, ageFindings } from '../../kit/calibration/ages.ts';
import type { Edition, ScaleId } from '../edition.ts';
import { type CalibratedNorm, nextId } from '../norms/files.ts';
import type { IqNorm } from '../norms/norm.ts';
import { simulatedShares } from '../norms/score-shares.ts';
import { formBy, simulate } from '../simulation.ts';
import { type GatheredSitting, gathered, type StoredSitting, tableOf } from './answers.ts';
import { type ChoiceCurve, curvesOf, type Explained, explained } from './explained.ts';

/** A place of the blueprint before and after. */
export interface PlaceCalibration {
  readonly id: string;
  readonly scale: ScaleId;
  /** How many answers there are, and the share of right ones. */
  readonly asked: number;
  readonly right: number;
  readonly older: UncertainItem;
  readonly newer: CalibratedPlace;
  /** Null of an anchor, which was held. */
  readonly drift: PlaceDrift | null;
  /** Null where too few were asked. */
  readonly fit: ScoreTest | null;
}

export interface Recalibration {
  readonly norm: CalibratedNorm;
  /** Sittings left out, because their answers are doubtful or say nothing about the person. */
  readonly leftOut: number;
  readonly places: readonly PlaceCalibration[];
  /** Places that were asked too rarely: they keep what they were, moved to the new mean. */
  readonly kept: readonly string[];
  /** Mean ability of these sitters by the norm that was in force. */
  readonly shift: number;
  /** By locale; `item` counts `places` from 0. */
  readonly dif: readonly AbilityDif[];
  /** How able the sitters of each locale are that was compared, in standard deviations. */
  readonly locales: readonly GroupAbility[];
  readonly explained: Explained | null;
  readonly curves: readonly ChoiceCurve[];
  /** Null where nobody's age is known. */
  readonly ages: AgeFindings | null;
}

/** What is calibrated, and what it was compared with so far. */
export interface Basis {
  readonly edition: Edition;
  /** In force: its guessing and residuals are kept, and drift is told against it. */
  readonly norm: IqNorm;
  /** All norms there are, so that the new one gets an id of its own. */
  readonly known: readonly IqNorm[];
  readonly usability: Exam['usability'];
  /** Shares of the locales in the population that the norm is to be of; the sitters as they came where left out. */
  readonly population?: Readonly<Record<string, number>>;
  /**
   * Whether the scale stays that of the norm in force: the places of the first stage, which everybody is asked, keep their
   * parameters, and the sitters' mean and deviation are found from them. Otherwise the sitters become the norm population.
   */
  readonly anchored?: boolean;
  /** Simulated sitters that reliability and ranks are computed with; 2,000 where left out. */
  readonly sitters?: number;
}

/** There is nothing to make a norm from. */
export class CalibrationError extends Error {
  override readonly name = 'CalibrationError';
}

/**
 * Below this the standard error of a difficulty, about 0.35 in the middle of the scale and twice that at its ends, says
 * no more than the design does; from the second on, where it is half as large, the norm counts as calibrated.
 */
const fewest = { provisional: 300, calibrated: 1000 } as const;

/** Answers to a place, and right and wrong ones among them, below which it keeps what it was. */
const [fewestAnswers, fewestOfEach] = [60, 5];

/**
 * Calibrates the places of an edition from sittings of it, by the item-family model (`calibratePlaces`): the residual
 * within a place stays that of the norm in force, and so does guessing. Where the form comes in stages nobody is asked the same, but
 * what was asked followed from the answers alone, so that the likelihood of the answers holds as it is; fit and DIF are told by
 * ability, not by the number solved.
 *
 * @param sittings finished, of this edition, by whatever norm they were scored
 * @param year in which the norm is made; part of its id
 * @throws CalibrationError if fewer than 300 sittings are usable, or the fit comes to no rest; InvalidInputError if the
 * population lacks a locale of these sittings
 */
export async function recalibrate(
  basis: Basis,
  stored: Iterable<StoredSitting> | AsyncIterable<StoredSitting>,
  year: number,
): Promise<Recalibration> {
  const { edition, norm } = basis;
  const { sittings, leftOut } = await gathered(edition, basis.usability, stored);
  const count = sittings.length;
  if (count < fewest.provisional) {
    throw new CalibrationError(
      `${count} usable sittings of ${edition.version} are too few: a norm takes ${fewest.provisional}.`,
    );
  }
  const ids = answeredEnough(sittings, Object.keys(norm.items));
  const table = tableOf(sittings, ids);
  const older = ids.map((id) => norm.items[id] as UncertainItem);
  const options = optionsOf(basis, sittings, ids);
  const { places, converged } = calibratePlaces(table.answers, older, { ...options, columns: table.columns });
  if (!converged) throw new CalibrationError('The calibration came to no rest: these answers fix no norm.');
  const drift = driftBy(places, older, options);
  const kept = Object.keys(norm.items).filter((id) => !ids.includes(id));
  const items = Object.fromEntries([
    ...kept.map((id) => [id, moved(norm.items[id] as UncertainItem, basis.anchored ? 0 : drift.shift)]),
    ...ids.map((id, at) => {
      const { a, b, c, residual } = places[at] as CalibratedPlace;
      return [id, { a, b, c, residual }];
    }),
  ]);
  const known = { ...table, items: places };
  const fits = fitByAbility(known, options.ability);
  const made = normFrom(basis, count, year, items, ids, places);
  const ages = agesIn(sittings, basis, made, options.weights);
  const fairness = difByAbility(known, localesOf(sittings));
  return {
    norm: ages?.norms?.[0] ? { ...made, byAge: ages.norms[0] } : made,
    ages,
    leftOut,
    kept,
    shift: options.ability?.mean ?? drift.shift,
    places: ids.map((id, at) => ({
      id,
      ...sharesOf(sittings, id),
      older: older[at] as UncertainItem,
      newer: places[at] as CalibratedPlace,
      drift: drift.places[at] ?? null,
      fit: fits[at] ?? null,
    })),
    dif: fairness.found,
    locales: fairness.abilities,
    explained: explained(edition, ids, places),
    curves: curvesOf(known, ids, sittings, options.ability ?? standardNormal),
  };
}

const localesOf = (sittings: readonly GatheredSitting[]): Variety[] => sittings.map(({ locale }) => locale);

/** Norms by age of those whose age is known, by their scores under the norm that was made. */
function agesIn(
  sittings: readonly GatheredSitting[],
  { edition }: Basis,
  { kind, items }: CalibratedNorm,
  weights?: readonly number[],
): AgeFindings | null {
  const aged = sittings.flatMap(({ age, choices }, person) => {
    if (age === null) return [];
    const asked = choices.map(({ place, right }) => ({
      item: items[place] as UncertainItem,
      correct: right === 1,
    }));
    return [{ age, scores: [edition.estimate(asked).theta], weight: weights?.[person] ?? 1 }];
  });
  return aged.length === 0 ? null : ageFindings(aged, ['score'], { version: edition.version, kind });
}

function answeredEnough(sittings: readonly GatheredSitting[], ids: readonly string[]): string[] {
  const counts = new Map<string, [number, number]>();
  for (const { choices } of sittings)
    for (const { place, right } of choices) {
      const own = counts.get(place) ?? [0, 0];
      own[right] += 1;
      counts.set(place, own);
    }
  return ids.filter((id) => {
    const [wrong, right] = counts.get(id) ?? [0, 0];
    return wrong + right >= fewestAnswers && Math.min(wrong, right) >= fewestOfEach;
  });
}

/** Who the sitters are: weighed to a population, or placed on the scale in force by what everybody is asked. */
function optionsOf(
  { edition, norm, population, anchored }: Basis,
  sittings: readonly GatheredSitting[],
  ids: readonly string[],
): FamilyOptions {
  const weights = population && rake(sittings.length, [{ groups: localesOf(sittings), shares: population }]);
  if (!anchored) return weights ? { weights } : {};
  if (!edition.stages)
    throw new CalibrationError('All places of this edition are asked of everybody: none is an anchor.');
  const first = edition.formOf('anchors').slice(0, edition.stages.sizes[0]);
  const anchors = ids.filter((id) => first.some(({ placeId }) => placeId === id));
  const items = anchors.map((id) => norm.items[id] as UncertainItem);
  const ability = populationOf({ ...tableOf(sittings, anchors), items }, [...sittings.keys()], weights);
  return {
    ...(weights && { weights }),
    ability,
    known: ids.map((id) => (anchors.includes(id) ? (norm.items[id] as UncertainItem) : null)),
  };
}

function driftBy(
  places: readonly CalibratedPlace[],
  older: readonly UncertainItem[],
  { known }: FamilyOptions,
) {
  const fitted = places.flatMap((_, at) => (known?.[at] ? [] : [at]));
  const found = driftOf(
    fitted.map((at) => older[at]?.b as number),
    fitted.map((at) => ({ b: places[at]?.b as number, error: places[at]?.standardError?.b as number })),
  );
  return { shift: found.shift, places: places.map((_, at) => found.places[fitted.indexOf(at)]) };
}

const moved = ({ a, b, c, residual }: UncertainItem, shift: number): UncertainItem => ({
  a,
  b: b - shift,
  c,
  residual,
});

function sharesOf(sittings: readonly GatheredSitting[], id: string) {
  const given = sittings.flatMap(({ choices }) => choices.filter(({ place }) => place === id));
  const right = given.filter((one) => one.right === 1).length / given.length;
  return { scale: given[0]?.scale as ScaleId, asked: given.length, right };
}

function normFrom(
  { edition, known, sitters = 2000 }: Basis,
  sampleSize: number,
  year: number,
  items: Readonly<Record<string, UncertainItem>>,
  ids: readonly string[],
  places: readonly CalibratedPlace[],
): CalibratedNorm {
  const kind = sampleSize < fewest.calibrated ? 'provisional' : 'calibrated';
  const id = nextId(known, kind, year);
  const form = formBy(edition, items);
  const { reliability } = simulate(form, { sitters, seed: id });
  return {
    id,
    edition: edition.version,
    kind,
    sampleSize,
    reliability: Math.floor(100 * reliability) / 100,
    scores: simulatedShares(form, sitters, `${id} scores`),
    items,
    standardErrors: Object.fromEntries(ids.map((place, at) => [place, places[at]?.standardError ?? null])),
  };
}
