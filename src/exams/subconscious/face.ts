import type { Picture } from '#contract/exams.ts';
import type { Exam } from '../exam.ts';
import { characters } from './characters.ts';
import { type Gate, gates, type ItemId } from './items.ts';
import { questionOf } from './questions.ts';
import { wordsOf } from './words/index.ts';

/** One of each gate's own pictures, the one that says most of it when seen small. */
const scenes: Readonly<Record<Gate, ItemId>> = {
  mirror: 'other-hour',
  labyrinth: 'two-ways',
  well: 'borrowed-moon',
  insight: 'unfinished-stair',
  bridge: 'whole-below',
  veil: 'someone',
};

/** The question that a landing shows: the first of the form. */
const shown: ItemId = 'other-hour';

/** Beside words that say the same. */
const silent = (set: 'gates' | 'subconscious' | 'portraits', name: string): Picture => ({
  set,
  name,
  alt: '',
});

/** The landing that is made for it, its door, and the gates that its landing leads along. */
export const face: Exam['face'] = {
  landing: 'universe',
  emblem: silent('gates', 'mirror'),
  gates: (locale) =>
    gates.map((id) => {
      const { name, invitation } = wordsOf(locale).gates[id];
      return {
        id,
        name,
        text: invitation,
        door: silent('gates', id),
        scene: silent('subconscious', scenes[id]),
      };
    }),
  characters: (locale) =>
    characters.map((id) => ({
      id,
      name: wordsOf(locale).characters[id].name,
      picture: silent('portraits', id),
    })),
  sample: (locale) => questionOf(shown, locale),
};
