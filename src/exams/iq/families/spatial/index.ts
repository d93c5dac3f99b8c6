import { generateSpatial } from '#psychometrics/generate/spatial/generate.ts';
import type { SpatialItem, SpatialPlan } from '#psychometrics/generate/spatial/item.ts';
import type { Family } from '../../family.ts';
import { describeSpatial } from './describe.ts';
import { drawSpatial } from './draw.ts';
import { explainSpatial, explainWrongSpatial } from './explain.ts';
import { spatialFaults } from './workings/faults.ts';
import { spatialSteps } from './workings/workings.ts';

/** Rotation against mirror, nets of cubes, and folded sheets. */
export const spatial: Family<SpatialPlan, SpatialItem> = {
  name: 'spatial',
  generate: generateSpatial,
  draw: drawSpatial,
  describe: describeSpatial,
  explain: explainSpatial,
  explainWrong: explainWrongSpatial,
  workings: { suffice: true, steps: spatialSteps, faults: spatialFaults },
};
