import type { GradedTest } from '../kit/graded.ts';
import { axes } from './axes.ts';
import { items, scoredItem, towardsHigh } from './items.ts';
import { stepsOf } from './score.ts';

/** What a calibration fits: the four axes together, which the design takes to be unrelated. */
export const graded: GradedTest = {
  dimensions: axes,
  items: items.map(({ id, axis }) => ({
    id,
    design: {
      slopes: axes.map((one) => (one === axis ? scoredItem.a : 0)),
      thresholds: scoredItem.thresholds.map((threshold) => scoredItem.a * threshold),
    },
  })),
  correlations: axes.map((one) => axes.map((other) => (one === other ? 1 : 0))),
  categoriesOf: (answers) =>
    stepsOf(answers).map((step, at) =>
      step === null ? null : towardsHigh(items[at] as (typeof items)[number], step),
    ),
};
