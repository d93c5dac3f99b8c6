import {
  blueprint as fourFamilies,
  blueprintVersion as fourFamiliesVersion,
} from '../editions/four-families/blueprint.ts';
import { blueprint, blueprintVersion } from '../editions/two-families/blueprint.ts';
import { calibratedFolder, readNorms } from './files.ts';
import type { IqNorm } from './norm.ts';

/** Names a place of a form, from 1. */
const placeId = (place: number): string => `p${String(place).padStart(2, '0')}`;

/** Below the .83 that the same items would have if their difficulties were known; checked by `exam.test.ts`. */
const twoFamiliesDesign: IqNorm = {
  id: 'iq-design-2026.1',
  edition: blueprintVersion,
  kind: 'design',
  sampleSize: null,
  reliability: 0.73,
  items: Object.fromEntries(blueprint.map(({ item }, at) => [placeId(at + 1), item])),
};

/** The values that each family states for its places; reliability checked by `simulation.test.ts`. */
const fourFamiliesDesign: IqNorm = {
  id: 'iq-design-2026.2',
  edition: fourFamiliesVersion,
  kind: 'design',
  sampleSize: null,
  reliability: 0.73,
  items: Object.fromEntries(fourFamilies.map(({ id, design }) => [id, design])),
};

/** Every norm that a report may stand on. */
export const norms: readonly IqNorm[] = [
  twoFamiliesDesign,
  fourFamiliesDesign,
  ...readNorms(calibratedFolder),
];
