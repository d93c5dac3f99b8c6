import { LRUCache } from 'lru-cache';
import { GenerationError } from '#psychometrics/generate/until-sound.ts';
import { randomOf } from '#psychometrics/random.ts';
import { solve, twins } from '#solver/index.ts';
import type { Edition, FormItem } from '../../edition.ts';
import { familyNames } from '../../family.ts';
import { blueprint, blueprintVersion, type MadePlace, type Place } from './blueprint.ts';

/** Making a form takes some time, and a sitting asks for it several times. */
const forms = new LRUCache<string, readonly MadePlace[]>({ max: 200 });

/** Each place draws from a stream of its own, so that no place depends on another. */
function made(seed: string): readonly MadePlace[] {
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
  scales: familyNames,
  formOf: (seed) => made(seed).map((item, at) => formItem(blueprint[at] as Place, item)),
  isSound(seed) {
    try {
      return made(seed).every((item, at) => isProven(blueprint[at] as Place, item));
    } catch (problem) {
      if (problem instanceof GenerationError) return false;
      throw problem;
    }
  },
};

/** Whether a solver that sees the drawing alone finds the right option and no other, and no two options look alike. */
function isProven({ family }: Place, { key, drawn: { stem, options } }: MadePlace): boolean {
  const right = solve(family, stem, options);
  return right.length === 1 && right[0] === key && twins(options).length === 0;
}

function formItem({ id, place, family }: Place, item: MadePlace): FormItem {
  const { key, drawn } = item;
  return {
    id,
    place,
    scale: family,
    key,
    optionCount: drawn.options.length,
    show(locale) {
      const described = item.describe(locale);
      return {
        prompt: described.prompt,
        stem: { svg: drawn.stem, alt: described.stem },
        options: drawn.options.map((svg, at) => ({ svg, alt: described.options[at] ?? '' })),
      };
    },
    whyRight: item.explain,
    whyWrong: item.explainWrong,
    steps: item.steps,
    fault: item.fault,
  };
}
