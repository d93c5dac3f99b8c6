import type { Random } from '../../random.ts';
import { untilSound } from '../until-sound.ts';
import { draftChange } from './change.ts';
import { draftClass } from './class.ts';
import type { AnalogyItem, AnalogyPlan } from './item.ts';
import { draftOdd } from './odd.ts';

/** Drafts of six figures of which no attribute singles one out are rare, and quickly judged. */
const limit = 20000;

/** Makes an analogy, a class or an odd one out. @throws GenerationError where no sound item of the plan is found */
export function generateAnalogy(plan: AnalogyPlan, random: Random): AnalogyItem {
  switch (plan.kind) {
    case 'change':
      return draftChange(plan, random);
    case 'class': {
      const relation = random.pick(plan.relations);
      return untilSound(random, (draw) => draftClass(relation, draw));
    }
    case 'odd': {
      const relation = random.pick(plan.relations);
      return untilSound(random, (draw) => draftOdd(relation, draw), limit);
    }
  }
}
