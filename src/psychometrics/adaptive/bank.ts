import { InvalidInputError } from '../errors.ts';
import { categoryCurve } from '../irt/category.ts';
import { type DichotomousItem, requireItems } from '../irt/item.ts';
import { type PriorGrid, priorGridOf, type Quadrature } from '../irt/scores/posterior.ts';
import { theta } from '../units.ts';
import { type InformationBounds, informationBoundsOf } from './information-bounds.ts';

/** Items × points of the grid. */
export interface AnswerCurves {
  readonly probabilities: Float64Array;
  readonly logs: Float64Array;
}

/** Calibrated items to choose from, with the tables that make choosing and scoring quick. */
export interface ItemBank {
  readonly size: number;
  readonly slopes: Float64Array;
  readonly difficulties: Float64Array;
  readonly guessing: Float64Array;
  readonly information: InformationBounds;
  readonly prior: PriorGrid;
  /** The curves of a right answer to each item, and of a wrong one. */
  readonly right: AnswerCurves;
  readonly wrong: AnswerCurves;
}

/**
 * @param quadrature what abilities are estimated over; the estimates never leave the grid
 * @throws InvalidInputError if there is no item, one has parameters that no item can have or a residual above 0 (an item
 * that is seen once cannot be chosen by its own curve), the prior or the grid is none, or the grid has one point
 */
export function itemBankOf(items: readonly DichotomousItem[], quadrature: Quadrature = {}): ItemBank {
  requireItems(items);
  if (items.some(({ residual = 0 }) => residual > 0)) {
    throw new InvalidInputError('The items of a bank are calibrated: they have no residual.');
  }
  const prior = priorGridOf(quadrature);
  const points = prior.points;
  const [low, high] = [points[0] as number, points.at(-1) as number];
  if (low === high) throw new InvalidInputError('The grid of a bank has two points at least.');
  return {
    size: items.length,
    slopes: Float64Array.from(items, ({ a }) => a),
    difficulties: Float64Array.from(items, ({ b }) => b),
    guessing: Float64Array.from(items, ({ c }) => c),
    information: informationBoundsOf(items, low, high),
    prior,
    right: curvesOf(items, 1, points),
    wrong: curvesOf(items, 0, points),
  };
}

function curvesOf(items: readonly DichotomousItem[], category: 0 | 1, points: Float64Array): AnswerCurves {
  const probabilities = new Float64Array(items.length * points.length);
  const logs = new Float64Array(items.length * points.length);
  items.forEach((item, at) => {
    points.forEach((point, place) => {
      const curve = categoryCurve(item, category, theta(point));
      probabilities[at * points.length + place] = curve.probability;
      logs[at * points.length + place] = curve.logProbability;
    });
  });
  return { probabilities, logs };
}
