import type { ScoreResult, Together } from '../exam.ts';
import { scoresAgreed } from '../kit/together/scores.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { axisWords } from './axis/words/index.ts';
import type { Facet } from './items.ts';
import { styleScale } from './norm.ts';
import { brainWords } from './words/index.ts';

export const together: Together<ScoreResult> = {
  shows: (locale) => [togetherWords[locale].shows.taken],
  scores: (locale) => togetherWords[locale].shows.style,
  blocks: (input) => {
    const { poles } = axisWords[input.locale];
    return [
      ...scoresAgreed(input, {
        scale: styleScale,
        label: togetherWords[input.locale].style,
        poles: [poles.left, poles.right],
        partOf: (id) => brainWords[input.locale].facet[id as Facet].label,
      }),
    ];
  },
};
