import type { Dimension } from './dimensions.ts';
import { items } from './items.ts';
import type { Resonance } from './resonance.ts';
import type { SubconsciousWords } from './words/index.ts';

/** What a picture can be in a dream. */
export const roles = ['first', 'second', 'absent'] as const;

export type Role = (typeof roles)[number];

/**
 * Whether an answer bears the passage that is written for its picture. A picture comes first or last by its rank alone, so
 * the strongest reading can be one that was hardly agreed with, and the weakest one that was.
 *
 * @param step null where none was chosen
 */
export function bears(role: Role, step: number | null | undefined): boolean {
  if (step == null) return false;
  return role === 'absent' ? step <= 1 : step >= 3;
}

/**
 * The dream interpretation: a paragraph each for the two pictures that resonated most and the one that did least, and one
 * for the strongest dimension. Where an answer does not bear what its picture would say, the role has a gentler passage,
 * which is true of every answer in between. Passages of one role never stand in another, so two dreams of different
 * pictures can share their last paragraph and the gentler passages only.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function dreamOf(
  words: SubconsciousWords,
  resonance: Pick<Resonance, Role>,
  steps: readonly (number | null)[],
  strongest: Dimension,
): string[] {
  const { passages, gentle, closings } = words.dreams;
  const passage = (role: Role) => {
    const id = resonance[role];
    const step = steps[items.findIndex((item) => item.id === id)];
    return bears(role, step) ? passages[id][role] : gentle[role];
  };
  return [...roles.map(passage), closings[strongest]];
}
