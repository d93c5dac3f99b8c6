import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { type CalibratedGradedItem, calibrateGraded } from '#psychometrics/calibration/graded/calibrate.ts';
import { rake } from '#psychometrics/calibration/weights.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { multidimensionalMap } from '#psychometrics/irt/scores/multidimensional.ts';
import type { Matrix } from '#psychometrics/numerics/matrix.ts';
import type { Years } from '#psychometrics/units.ts';
import type { Exam } from '../../exam.ts';
import type { GradedTest } from '../graded.ts';
import { type AgedScores, type AgeFindings, ageFindings } from './ages.ts';
import { difOfGraded, type GradedDif, type LocaleMeans } from './fairness.ts';

/** A finished sitting, as it is stored. */
export interface StoredSitting {
  readonly seed: string;
  readonly locale: Variety;
  readonly answers: readonly GivenAnswer[];
  /** Where it is known. */
  readonly age?: Years;
}

export interface GradedRecalibration {
  readonly sampleSize: number;
  /** Sittings left out, because their answers are doubtful or say nothing about the person. */
  readonly leftOut: number;
  readonly items: readonly CalibratedGradedItem[];
  readonly correlations: Matrix;
  /** By locale; `item` counts from 0. */
  readonly dif: readonly GradedDif[];
  readonly locales: readonly LocaleMeans[];
  /** Of each dimension; null where nobody's age is known. */
  readonly ages: AgeFindings | null;
}

/** There is nothing to calibrate from. */
export class GradedCalibrationError extends Error {
  override readonly name = 'GradedCalibrationError';
}

/** Below this, a threshold that few people pass has an error as wide as the distance to the next one. */
export const fewestSittings = 300;

/** From so many sittings on a calibration is no longer called provisional. */
const enough = 1000;

/** What a calibration of so many sittings is called. */
export const kindOf = (sittings: number): 'provisional' | 'calibrated' =>
  sittings < enough ? 'provisional' : 'calibrated';

/**
 * Calibrates a questionnaire from its sittings: slopes, thresholds and correlations by the multidimensional graded response model
 * (`calibrateGraded`), and differential functioning by locale. The sitters become the population, or, weighed, a population
 * whose shares of locales are known.
 *
 * @param population shares of the locales; the sitters as they came where left out
 * @throws GradedCalibrationError if fewer than 300 sittings are usable, or nobody chose some answer
 */
export async function recalibrateGraded(
  {
    test,
    usability,
    seed,
  }: { readonly test: GradedTest; readonly usability: Exam['usability']; readonly seed: string },
  sittings: Iterable<StoredSitting> | AsyncIterable<StoredSitting>,
  population?: Readonly<Record<string, number>>,
): Promise<GradedRecalibration> {
  const answers: (readonly (number | null)[])[] = [];
  const locales: Variety[] = [];
  const ages: (Years | null)[] = [];
  let leftOut = 0;
  for await (const sitting of sittings) {
    if (usability(sitting.seed, sitting.answers).usability !== 'usable') {
      leftOut += 1;
      continue;
    }
    answers.push(test.categoriesOf(sitting.answers));
    locales.push(sitting.locale);
    ages.push(sitting.age ?? null);
  }
  if (answers.length < fewestSittings)
    throw new GradedCalibrationError(
      `${answers.length} usable sittings are too few: a calibration takes ${fewestSittings}.`,
    );
  const design = { items: test.items.map((item) => item.design), correlations: test.correlations };
  try {
    const weights = population && rake(answers.length, [{ groups: locales, shares: population }]);
    const fitted = calibrateGraded(answers, design, { seed, ...(weights && { weights }) });
    const { found, means } = difOfGraded(fitted, answers, locales);
    const aged = ages.flatMap((age, person): AgedScores[] =>
      age === null
        ? []
        : [
            {
              age,
              scores: multidimensionalMap(fitted.items, answers[person] ?? [], fitted.correlations).abilities,
              weight: weights?.[person] ?? 1,
            },
          ],
    );
    return {
      sampleSize: answers.length,
      leftOut,
      ...fitted,
      dif: found,
      locales: means,
      ages:
        aged.length === 0
          ? null
          : ageFindings(aged, test.dimensions, { version: seed, kind: kindOf(answers.length) }),
    };
  } catch (problem) {
    if (problem instanceof InvalidInputError) throw new GradedCalibrationError(problem.message);
    throw problem;
  }
}
