import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { driftOf, type PlaceDrift } from '#psychometrics/calibration/drift.ts';
import { type CalibratedPlace, calibratePlaces } from '#psychometrics/calibration/family.ts';
import { type ItemFit, itemFit } from '#psychometrics/calibration/item-fit.ts';
import { difByGroup, type GroupDif } from '#psychometrics/fairness/by-group.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { answersByQuestion } from '../answers.ts';
import type { Exam } from '../exam.ts';
import type { Edition, FormItem, ScaleId } from './edition.ts';
import { type CalibratedNorm, nextId } from './norms/files.ts';
import type { IqNorm } from './norms/norm.ts';
import { simulatedShares } from './norms/score-shares.ts';
import { formBy, simulate } from './simulation.ts';

/** A finished sitting, as it is stored. */
export interface StoredSitting {
  readonly seed: string;
  readonly locale: Variety;
  readonly answers: readonly GivenAnswer[];
}

/** A place of the blueprint before and after. */
export interface PlaceCalibration {
  readonly id: string;
  readonly scale: ScaleId;
  /** Share of right answers. */
  readonly right: number;
  readonly older: UncertainItem;
  readonly newer: CalibratedPlace;
  readonly drift: PlaceDrift;
  readonly fit: ItemFit;
}

export interface Recalibration {
  readonly norm: CalibratedNorm;
  /** Sittings left out, because their answers are doubtful or say nothing about the person. */
  readonly leftOut: number;
  readonly places: readonly PlaceCalibration[];
  /** Mean ability of these sitters by the norm that was in force. */
  readonly shift: number;
  /** By locale; `item` counts places from 0. */
  readonly dif: readonly GroupDif[];
}

/** What is calibrated, and what it was compared with so far. */
export interface Basis {
  readonly edition: Edition;
  /** In force: its guessing and residuals are kept, and drift is told against it. */
  readonly norm: IqNorm;
  /** All norms there are, so that the new one gets an id of its own. */
  readonly known: readonly IqNorm[];
  /** Of the exam; only sittings that it finds usable are taken. */
  readonly usability: Exam['usability'];
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

/** Sitters that the reliability is computed with. */
const simulatedSitters = 2000;

/**
 * Calibrates the places of an edition from sittings of it, by the item-family model (`calibratePlaces`): the residual
 * within a place stays that of the norm in force, and so does guessing. The sitters become the norm population: their
 * abilities have mean 0 and standard deviation 1. A question left open counts as wrong, as it does in scores.
 *
 * @param sittings finished, of this edition, by whatever norm they were scored
 * @param year in which the norm is made; part of its id
 * @throws CalibrationError if the edition comes in stages, fewer than 300 sittings are usable, or the fit comes to no rest
 */
export async function recalibrate(
  { edition, norm, known, usability }: Basis,
  sittings: Iterable<StoredSitting> | AsyncIterable<StoredSitting>,
  year: number,
): Promise<Recalibration> {
  if (edition.stages) {
    throw new CalibrationError(
      `The places of ${edition.version} are asked of those they were chosen for: fit and DIF by the number solved do not hold.`,
    );
  }
  const { form, answers, locales, leftOut } = await gathered({ edition, usability }, sittings);
  if (answers.length < fewest.provisional) {
    throw new CalibrationError(
      `${answers.length} usable sittings of ${edition.version} are too few: a norm takes ${fewest.provisional}.`,
    );
  }
  const older = form.map(({ id }) => norm.items[id] as UncertainItem);
  const { places, converged } = calibratePlaces(answers, older);
  if (!converged) throw new CalibrationError('The calibration came to no rest: these answers fix no norm.');
  const kind = answers.length < fewest.calibrated ? 'provisional' : 'calibrated';
  const id = nextId(known, kind, year);
  const items = byPlace(
    form,
    places.map(({ a, b, c, residual }) => ({ a, b, c, residual })),
  );
  const reliability = simulate(formBy(edition, items), {
    sitters: simulatedSitters,
    seed: id,
  }).reliability;
  const drift = driftOf(
    older.map(({ b }) => b),
    places.map(({ b, standardError }) => ({ b, error: (standardError as { b: number }).b })),
  );
  const fits = itemFit(answers, places);
  return {
    norm: {
      id,
      edition: edition.version,
      kind,
      sampleSize: answers.length,
      reliability: Math.floor(100 * reliability) / 100,
      scores: simulatedShares(formBy(edition, items), simulatedSitters, `${id} scores`),
      items,
      standardErrors: byPlace(
        form,
        places.map(({ standardError }) => standardError),
      ),
    },
    leftOut,
    shift: drift.shift,
    places: form.map(({ id: place, scale }, at) => ({
      id: place,
      scale,
      right: answers.filter((row) => row[at] === 1).length / answers.length,
      older: older[at] as UncertainItem,
      newer: places[at] as CalibratedPlace,
      drift: drift.places[at] as PlaceDrift,
      fit: fits[at] as ItemFit,
    })),
    dif: difByGroup(answers, locales),
  };
}

/** Right and wrong answers of the usable sittings, place by place. The key is made again from each form's seed. */
async function gathered(
  { edition, usability }: Pick<Basis, 'edition' | 'usability'>,
  sittings: Iterable<StoredSitting> | AsyncIterable<StoredSitting>,
) {
  const answers: (0 | 1)[][] = [];
  const locales: Variety[] = [];
  let form: readonly FormItem[] = [];
  let leftOut = 0;
  for await (const { seed, locale, answers: given } of sittings) {
    if (usability(seed, given).usability !== 'usable') {
      leftOut += 1;
      continue;
    }
    form = edition.formOf(seed);
    const byQuestion = answersByQuestion(form, given);
    answers.push(form.map(({ id, key }) => (byQuestion.get(id)?.choice === key ? 1 : 0)));
    locales.push(locale);
  }
  return { form, answers, locales, leftOut };
}

const byPlace = <Value>(form: readonly FormItem[], values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(form.map(({ id }, at) => [id, values[at] as Value]));
