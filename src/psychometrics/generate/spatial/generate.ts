import type { Random } from '../../random.ts';
import { generateCube } from './cube/generate.ts';
import { generateFolding } from './folding/generate.ts';
import type { SpatialItem, SpatialPlan } from './item.ts';
import { generateRotation } from './rotation/generate.ts';

/**
 * One spatial item. In all three kinds the set of six options is drawn first, each of which could be the right one; then the
 * right one is picked, uniformly, and the question is made to fit it. So the options alone say nothing of the key.
 *
 * @throws GenerationError where no sound item of the plan is found
 */
export function generateSpatial(plan: SpatialPlan, random: Random): SpatialItem {
  switch (plan.kind) {
    case 'rotation':
      return generateRotation(plan, random);
    case 'cube':
      return generateCube(random);
    case 'folding':
      return generateFolding(plan, random);
  }
}
