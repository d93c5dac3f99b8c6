import type { GradedItem } from '#psychometrics/irt/graded.ts';
import { withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import type { Axis, Side } from './axes.ts';
import type { TypesWords } from './words/index.ts';

/** From 'not at all' (0) to 'very much' (6). */
export const stepCount = 7;

export interface Item {
  /** Also the key of its words. */
  readonly id: keyof TypesWords['items'];
  readonly axis: Axis;
  /** The pole that agreement speaks for. */
  readonly side: Side;
}

const item = (id: Item['id'], axis: Axis, side: Side): Item => ({ id, axis, side });

/**
 * Sixty statements in their order. Axes take turns, and of the fifteen of an axis seven or eight speak for either pole, in
 * no pattern that one could follow: whoever agrees with everything comes out in the middle.
 */
export const items: readonly Item[] = [
  item('company', 'ei', 'low'),
  item('possibilities', 'sn', 'high'),
  item('mood', 'tf', 'high'),
  item('morning', 'jp', 'low'),
  item('retreat', 'ei', 'high'),
  item('seen', 'sn', 'low'),
  item('rule', 'tf', 'low'),
  item('moment', 'jp', 'high'),
  item('listening', 'ei', 'high'),
  item('details', 'sn', 'low'),
  item('comfort', 'tf', 'high'),
  item('rush', 'jp', 'high'),
  item('strangers', 'ei', 'low'),
  item('connections', 'sn', 'high'),
  item('argument', 'tf', 'low'),
  item('early', 'jp', 'low'),
  item('pause', 'ei', 'high'),
  item('ahead', 'sn', 'high'),
  item('mistake', 'tf', 'low'),
  item('options', 'jp', 'high'),
  item('aloud', 'ei', 'low'),
  item('proven', 'sn', 'low'),
  item('effect', 'tf', 'high'),
  item('lists', 'jp', 'low'),
  item('phone', 'ei', 'low'),
  item('images', 'sn', 'high'),
  item('decision', 'tf', 'low'),
  item('dropping', 'jp', 'high'),
  item('closeness', 'ei', 'high'),
  item('use', 'sn', 'low'),
  item('heart', 'tf', 'high'),
  item('several', 'jp', 'high'),
  item('attention', 'ei', 'low'),
  item('why', 'sn', 'high'),
  item('tact', 'tf', 'high'),
  item('settled', 'jp', 'low'),
  item('alone', 'ei', 'high'),
  item('drifting', 'sn', 'high'),
  item('debate', 'tf', 'low'),
  item('order', 'jp', 'low'),
  item('circle', 'ei', 'low'),
  item('examples', 'sn', 'low'),
  item('solution', 'tf', 'low'),
  item('surprise', 'jp', 'high'),
  item('corner', 'ei', 'high'),
  item('present', 'sn', 'low'),
  item('exception', 'tf', 'high'),
  item('improvising', 'jp', 'high'),
  item('reserve', 'ei', 'high'),
  item('meaning', 'sn', 'high'),
  item('truth', 'tf', 'low'),
  item('set', 'jp', 'low'),
  item('weekend', 'ei', 'low'),
  item('instructions', 'sn', 'low'),
  item('touched', 'tf', 'high'),
  item('mess', 'jp', 'high'),
  item('openness', 'ei', 'low'),
  item('inventing', 'sn', 'high'),
  item('capable', 'tf', 'low'),
  item('packing', 'jp', 'low'),
];

/**
 * Slope by design. Good attitude items have slopes of 1.5 to 2.5 (Embretson & Reise 2000, chapter 5), short statements on
 * broad preferences less: this one is a correlation with the axis of about .6.
 */
const slope = 1.3;

/**
 * Thresholds between the steps, in standard deviations of the axis: of the design population about 12 % take either
 * end step. No statement is taken to be easier to agree to than another before it is measured: the residual stands for that.
 */
const thresholds = [-2, -1.2, -0.4, 0.4, 1.2, 2];

/** How far the true thresholds of a statement may lie from the design ones, in logits: nobody has answered it yet. */
export const residual = 0.5;

/** A statement as designed, towards the pole that it speaks for. */
export const designItem: GradedItem = { a: slope, thresholds };

/** The same as it is scored, its residual integrated out, so that the intervals hold it. */
export const scoredItem: GradedItem = (() => {
  const shrunk = withResidual(
    { slopes: [slope], thresholds: thresholds.map((threshold) => slope * threshold) },
    residual,
  );
  const a = shrunk.slopes[0] as number;
  return { a, thresholds: shrunk.thresholds.map((threshold) => threshold / a) };
})();

/** The step as it speaks for the high pole: one for the low pole is turned round. */
export const towardsHigh = ({ side }: Item, step: number): number =>
  side === 'high' ? step : stepCount - 1 - step;
