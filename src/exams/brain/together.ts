import type { ScoreResult, Together } from '../exam.ts';
import { scoresTogether } from '../kit/together/scores.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import type { Facet } from './items.ts';
import { styleScale } from './norm.ts';
import { brainWords } from './words/index.ts';

export const together: Together<ScoreResult> = {
  shows: (locale) => [togetherWords[locale].shows.taken],
  scores: (locale) => togetherWords[locale].shows.score,
  blocks: (input) => [
    ...scoresTogether(input, {
      scale: styleScale,
      labelOf: (id) => brainWords[input.locale].facet[id as Facet].label,
    }),
  ],
};
