import { InvalidInputError } from '../errors.ts';
import { categoryCurve } from '../irt/category.ts';
import { type DichotomousItem, requireItems } from '../irt/item.ts';
import { type PriorGrid, priorGridOf, type Quadrature } from '../irt/scores/posterior.ts';
import { theta } from '../units.ts';
import { type InformationBounds, informationBoundsOf } from './information-bounds.ts';

/**
 * What is chosen from, with the tables that make choosing and scoring quick: calibrated items, or places, each of which gives
 * a fresh item whenever it is asked, so that its curve is that of the family, the residual integrated out.
 */
export interface ItemBank {
  readonly size: number;
  /** Whether any of them is a place: known only up to a residual. */
  readonly hasPlaces: boolean;
  readonly slopes: Float64Array;
  readonly difficulties: Float64Array;
  readonly guessing: Float64Array;
  /** Of the items as if each had its mean difficulty: says nothing of places. */
  readonly information: InformationBounds;
  readonly prior: PriorGrid;
  /** Items × (wrong, right) × points of the grid. */
  readonly probabilities: Float64Array;
  readonly logProbabilities: Float64Array;
}

/**
 * @param quadrature what abilities are estimated over; the estimates never leave the grid
 * @throws InvalidInputError if there is no item, one has parameters that no item can have, the prior or the grid is none, or
 * the grid has one point
 */
export function itemBankOf(items: readonly DichotomousItem[], quadrature: Quadrature = {}): ItemBank {
  requireItems(items);
  const prior = priorGridOf(quadrature);
  const points = prior.points;
  const [low, high] = [points[0] as number, points.at(-1) as number];
  if (low === high) throw new InvalidInputError('The grid of a bank has two points at least.');
  return {
    size: items.length,
    hasPlaces: items.some(({ residual = 0 }) => residual > 0),
    slopes: Float64Array.from(items, ({ a }) => a),
    difficulties: Float64Array.from(items, ({ b }) => b),
    guessing: Float64Array.from(items, ({ c }) => c),
    information: informationBoundsOf(items, low, high),
    prior,
    ...curvesOf(items, points),
  };
}

function curvesOf(items: readonly DichotomousItem[], points: Float64Array) {
  const probabilities = new Float64Array(items.length * 2 * points.length);
  const logProbabilities = new Float64Array(probabilities.length);
  let cell = 0;
  for (const item of items) {
    for (const category of [0, 1]) {
      for (const point of points) {
        const curve = categoryCurve(item, category, theta(point));
        probabilities[cell] = curve.probability;
        logProbabilities[cell] = curve.logProbability;
        cell += 1;
      }
    }
  }
  return { probabilities, logProbabilities };
}
