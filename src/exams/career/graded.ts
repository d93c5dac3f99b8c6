import type { GradedTest } from '../kit/graded.ts';
import { items, scoredItems } from './items.ts';
import { stepsOf } from './score.ts';
import { prior, themes } from './themes.ts';

/** What a calibration fits. */
export const graded: GradedTest = {
  dimensions: themes,
  items: scoredItems.map((design, at) => ({ id: items[at]?.id ?? '', design })),
  correlations: prior,
  categoriesOf: stepsOf,
};
