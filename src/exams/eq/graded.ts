import type { GradedTest } from '../kit/graded.ts';
import { branches, prior } from './branches.ts';
import { items, scoredItems } from './items.ts';

import { categoriesOf, choicesOf } from './score.ts';

/** What a calibration fits. */
export const graded: GradedTest = {
  dimensions: branches,
  items: scoredItems.map((design, at) => ({ id: items[at]?.id ?? '', design })),
  correlations: prior,
  categoriesOf: (answers) => categoriesOf(choicesOf(answers)),
};
