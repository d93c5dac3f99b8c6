import { drawAnalogyOption, drawChange, drawGroup, drawPlace } from '#drawing/items/analogies/index.ts';
import { generateAnalogy } from '#psychometrics/generate/analogies/generate.ts';
import type { AnalogyItem, AnalogyPlan } from '#psychometrics/generate/analogies/item.ts';
import type { DrawnItem, Family } from '../../family.ts';
import { describeAnalogy } from './describe.ts';
import { explainAnalogy, explainWrongAnalogy } from './explain.ts';
import { analogyFaults } from './faults.ts';
import { analogySteps } from './workings.ts';

function draw(item: AnalogyItem): DrawnItem {
  switch (item.kind) {
    case 'change':
      return { stem: drawChange(item.shown), options: item.options.map(drawAnalogyOption) };
    case 'class':
      return { stem: drawGroup(item.shown), options: item.options.map(drawAnalogyOption) };
    case 'odd':
      return { stem: drawGroup(item.shown), options: item.options.map(drawPlace) };
  }
}

/** Figure analogies (A is to B as C is to what?), classes, and odd ones out. */
export const analogies: Family<AnalogyPlan, AnalogyItem> = {
  name: 'analogies',
  generate: generateAnalogy,
  asksShared: ({ kind }) => kind !== 'change',
  draw,
  describe: describeAnalogy,
  explain: explainAnalogy,
  explainWrong: explainWrongAnalogy,
  workings: { suffice: false, steps: analogySteps, faults: analogyFaults },
};
