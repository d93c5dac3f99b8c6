import { blueprint, blueprintVersion } from '../editions/four-families/blueprint.ts';
import { places } from '../editions/in-stages/bank.ts';
import { stagesVersion } from '../editions/in-stages/edition.ts';
import fourFamiliesScores from './design/iq-design-2026.2.json' with { type: 'json' };
import inStagesScores from './design/iq-design-2026.3.json' with { type: 'json' };
import { calibratedFolder, readNorms } from './files.ts';
import type { IqNorm } from './norm.ts';

/** The values that each family states for its places; reliability checked by `simulation.test.ts`. */
const fourFamiliesDesign: IqNorm = {
  id: 'iq-design-2026.2',
  edition: blueprintVersion,
  kind: 'design',
  sampleSize: null,
  reliability: 0.73,
  scores: fourFamiliesScores.scores,
  items: Object.fromEntries(blueprint.map(({ id, design }) => [id, design])),
};

/** The values that the bank states for its places, whatever is chosen of them. */
export const inStagesDesign: IqNorm = {
  id: 'iq-design-2026.3',
  edition: stagesVersion,
  kind: 'design',
  sampleSize: null,
  reliability: 0.82,
  scores: inStagesScores.scores,
  items: Object.fromEntries(places.map(({ id, design }) => [id, design])),
};

/** Every norm that a report may stand on. */
export const norms: readonly IqNorm[] = [fourFamiliesDesign, inStagesDesign, ...readNorms(calibratedFolder)];
