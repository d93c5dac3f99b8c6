import type { Random } from '#psychometrics/random.ts';
import type { ItemKind, PracticeItem } from '../item.ts';
import { analogies, generateAnalogy } from './analogies.ts';
import { conditionals, generateConditional } from './conditionals.ts';
import { generateOrdering, orderings } from './orderings.ts';
import { generateSyllogism, syllogisms } from './syllogisms.ts';

interface Unnamed {
  readonly family: string;
  readonly traits?: readonly string[];
  readonly difficulty: number;
  readonly optionCount: number;
  make(random: Random): PracticeItem;
}

/** Three stories, each concluded from in every way. */
const stories = [0, 1, 2];

const all: readonly Unnamed[] = [
  ...syllogisms.map((form) => ({
    family: 'syllogisms',
    difficulty: form.difficulty,
    optionCount: 4,
    make: (random: Random) => generateSyllogism(form, random),
  })),
  ...orderings.map((form) => ({
    family: 'orderings',
    difficulty: form.difficulty,
    optionCount: Math.min(form.people, 4) + 1,
    make: (random: Random) => generateOrdering(form, random),
  })),
  ...stories.flatMap((story) =>
    conditionals.map((form) => ({
      family: 'conditionals',
      traits: [`story ${story}`, form.why],
      difficulty: form.difficulty,
      optionCount: 4,
      make: (random: Random) => generateConditional(form, story, random),
    })),
  ),
  ...analogies.map((difficulty, at) => ({
    family: 'analogies',
    difficulty,
    optionCount: 4,
    make: (random: Random) => generateAnalogy(at, random),
  })),
];

/** Sixty kinds in this order, which is part of what is stored: an addition goes to the end. */
export const verbalKinds: readonly ItemKind[] = all.map((kind, at) => ({
  ...kind,
  id: `v${String(at + 1).padStart(2, '0')}`,
  skill: 'verbal',
}));
