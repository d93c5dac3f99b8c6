import { blueprint, blueprintVersion } from '../editions/four-families/blueprint.ts';
import { calibratedFolder, readNorms } from './files.ts';
import type { IqNorm } from './norm.ts';

/** The values that each family states for its places; reliability checked by `simulation.test.ts`. */
const fourFamiliesDesign: IqNorm = {
  id: 'iq-design-2026.2',
  edition: blueprintVersion,
  kind: 'design',
  sampleSize: null,
  reliability: 0.73,
  items: Object.fromEntries(blueprint.map(({ id, design }) => [id, design])),
};

/** Every norm that a report may stand on. */
export const norms: readonly IqNorm[] = [fourFamiliesDesign, ...readNorms(calibratedFolder)];
