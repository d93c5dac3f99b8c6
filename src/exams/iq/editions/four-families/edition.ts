import { LRUCache } from 'lru-cache';
import { GenerationError } from '#psychometrics/generate/until-sound.ts';
import { estimateAbility } from '#psychometrics/irt/eap.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { sevenClasses } from '../../bands.ts';
import type { Edition } from '../../edition.ts';
import { fiveLevels } from '../../facts/standing.ts';
import { familyNames } from '../../family.ts';
import { formItem, isProven, type MadeQuestion } from '../question.ts';
import { blueprint, blueprintVersion, type Place } from './blueprint.ts';

/** Making a form takes some time, and a sitting asks for it several times. */
const forms = new LRUCache<string, readonly MadeQuestion[]>({ max: 200 });

/** Each place draws from a stream of its own, so that no place depends on another. */
function made(seed: string): readonly MadeQuestion[] {
  const known = forms.get(seed);
  if (known) return known;
  const form = blueprint.map(({ id, make }) => make(randomOf(`${blueprintVersion}/${seed}/${id}`)));
  forms.set(seed, form);
  return form;
}

/** Matrices, series, analogies and spatial items. */
export const fourFamilies: Edition = {
  version: blueprintVersion,
  describedAs: 'fourFamilies',
  bands: sevenClasses,
  levels: fiveLevels,
  scales: familyNames,
  formOf: (seed) =>
    made(seed).map((item, at) => {
      const { id, place, family } = blueprint[at] as Place;
      return formItem({ id, place, family, placeId: id }, item);
    }),
  estimate: estimateAbility,
  rehearsal: (items) => (solves) =>
    blueprint.map(({ id }) => {
      const item = items[id] as UncertainItem;
      return { placeId: id, item, correct: solves(item) };
    }),
  isSound(seed) {
    try {
      return made(seed).every((item, at) => isProven((blueprint[at] as Place).family, item));
    } catch (problem) {
      if (problem instanceof GenerationError) return false;
      throw problem;
    }
  },
};
