import { untilSound } from '#psychometrics/generate/until-sound.ts';
import type { Random } from '#psychometrics/random.ts';
import { blueprint, type Place } from '../../iq/editions/four-families/blueprint.ts';
import { isProven, type MadeQuestion } from '../../iq/editions/question.ts';
import type { ItemKind, PracticeItem } from '../item.ts';

/** Series and matrices of figures: those of the reasoning test, whose plans never change. */
const places = blueprint.filter(({ family }) => family === 'series' || family === 'matrices');

/** Drawn until a solver that sees the drawing alone finds the right option and no other. */
function made({ family, make }: Place, random: Random): MadeQuestion {
  return untilSound(random, (draw) => {
    const item = make(draw);
    return isProven(family, item) ? item : undefined;
  });
}

function itemOf(place: Place, random: Random): PracticeItem {
  const item = made(place, random);
  const { stem, options } = item.drawn;
  return {
    key: item.key,
    optionCount: options.length,
    show(locale) {
      const described = item.describe(locale);
      return {
        kind: 'figures',
        prompt: described.prompt,
        stem: { svg: stem, alt: described.stem },
        options: options.map((svg, at) => ({ svg, alt: described.options[at] ?? '' })),
      };
    },
    why: item.explain,
    whyWrong: item.explainWrong,
  };
}

export const logicalKinds: readonly ItemKind[] = places.map((place, at) => ({
  id: `l${String(at + 1).padStart(2, '0')}`,
  skill: 'logical',
  family: place.family,
  difficulty: place.design.b,
  optionCount: 6,
  make: (random) => itemOf(place, random),
}));
