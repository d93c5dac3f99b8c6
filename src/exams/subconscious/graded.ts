import type { GradedTest } from '../kit/graded.ts';
import { dimensions, prior } from './dimensions.ts';
import { items, scoredItems } from './items.ts';
import { stepsOf } from './score.ts';

/** What a calibration fits. */
export const graded: GradedTest = {
  dimensions,
  items: scoredItems.map((design, at) => ({ id: items[at]?.id ?? '', design })),
  correlations: prior,
  categoriesOf: stepsOf,
};
