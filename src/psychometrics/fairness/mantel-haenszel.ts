import { InvalidInputError } from '../errors.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { cellsOf, type Observation } from './observation.ts';

/**
 * The classes of Educational Testing Service (Zwick & Ercikan 1989): A negligible, B moderate, C large.
 */
export type DifClass = 'A' | 'B' | 'C';

export interface MantelHaenszelDif {
  /** Common odds ratio of a right answer, reference over focal group; 0 or Infinity where one product sum is 0. */
  readonly oddsRatio: number;
  /** Natural logarithm of the odds ratio. */
  readonly logOddsRatio: number;
  /** Of the logarithm (Robins, Breslow & Greenland 1986, eq. 2); Infinity where the logarithm is not finite. */
  readonly standardError: number;
  /** −2.35 · ln(odds ratio); below 0 the item is harder for the focal group than for equals in the reference group. */
  readonly delta: number;
  readonly chiSquare: number;
  readonly pValue: number;
  readonly difClass: DifClass;
}

/** A 2 × 2 table of one stratum: right and wrong answers of the reference group, then of the focal group. */
interface Stratum {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * Mantel-Haenszel differential item functioning (Holland & Thayer 1988) with persons of equal `matching` in one
 * stratum. The chi-square has the continuity correction of 1/2, which is left out where |ΣA − ΣE(A)| is below 1/2.
 *
 * @throws InvalidInputError if a matching value is not finite, or no stratum holds both groups and both answers: the
 * groups cannot be compared
 */
export function mantelHaenszel(observations: readonly Observation[]): MantelHaenszelDif {
  const strata = strataOf(observations);
  let [difference, variance] = [0, 0];
  let [forReference, forFocal] = [0, 0];
  let [pr, mixed, qs] = [0, 0, 0];
  for (const { a, b, c, d } of strata) {
    const persons = a + b + c + d;
    const [reference, focal, right, wrong] = [a + b, c + d, a + c, b + d];
    if (persons > 1) {
      difference += a - (reference * right) / persons;
      variance += (reference * focal * right * wrong) / (persons ** 2 * (persons - 1));
    }
    const [product, other] = [(a * d) / persons, (b * c) / persons];
    const [agreeing, crossed] = [(a + d) / persons, (b + c) / persons];
    forReference += product;
    forFocal += other;
    pr += agreeing * product;
    mixed += agreeing * other + crossed * product;
    qs += crossed * other;
  }
  if (variance === 0) throw new InvalidInputError('No stratum holds both groups and both answers.');
  const logOddsRatio = Math.log(forReference) - Math.log(forFocal);
  const finite = Number.isFinite(logOddsRatio);
  const standardError = finite
    ? Math.sqrt(
        pr / (2 * forReference ** 2) + mixed / (2 * forReference * forFocal) + qs / (2 * forFocal ** 2),
      )
    : Infinity;
  const distance = Math.abs(difference);
  const chiSquare = (distance - (distance < 0.5 ? 0 : 0.5)) ** 2 / variance;
  const pValue = chiSquareTail(chiSquare, 1);
  const delta = -2.35 * logOddsRatio;
  return {
    oddsRatio: forReference / forFocal,
    logOddsRatio,
    standardError,
    delta,
    chiSquare,
    pValue,
    difClass: classOf(delta, 2.35 * standardError, pValue),
  };
}

/**
 * A: |delta| below 1 or not different from 0 at 5 %. C: |delta| at least 1.5 and above 1 at 5 %, one-sided. B: the
 * rest (Zwick & Ercikan 1989). A delta that is not finite has no error to tell it from 1 by: B at most.
 */
export function classOf(delta: number, standardError: number, pValue: number): DifClass {
  const size = Math.abs(delta);
  if (size < 1 || pValue >= 0.05) return 'A';
  return size >= 1.5 && Number.isFinite(size) && (size - 1) / standardError > 1.645 ? 'C' : 'B';
}

function strataOf(observations: readonly Observation[]): Stratum[] {
  const strata = new Map<number, Stratum>();
  for (const { focal, matching, right, wrong } of cellsOf(observations)) {
    const { a, b, c, d } = strata.get(matching) ?? { a: 0, b: 0, c: 0, d: 0 };
    strata.set(matching, focal ? { a, b, c: right, d: wrong } : { a: right, b: wrong, c, d });
  }
  return [...strata.values()];
}
