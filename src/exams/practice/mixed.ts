import type { Random } from '#psychometrics/random.ts';
import { kindsOf } from './bank.ts';
import type { ItemKind, Skill } from './item.ts';

/**
 * Kinds of each family in a workbook, forty altogether: not more than can be told apart, as orderings have two settings,
 * conditions three stories and syllogisms six sets of groups; nor more matrices than can stand between series.
 */
const shares: Readonly<Record<Skill, Readonly<Record<string, number>>>> = {
  numerical: { sums: 12 },
  verbal: { syllogisms: 6, orderings: 2, conditionals: 3, analogies: 5 },
  logical: { matrices: 6, series: 6 },
};

/** Kinds of a skill, as many of each family as a workbook holds of it, and no two that would read alike. */
export function assortment(skill: Skill, random: Random): ItemKind[] {
  const shuffled = random.shuffle(kindsOf(skill));
  return Object.entries(shares[skill]).flatMap(([family, count]) => {
    const chosen: ItemKind[] = [];
    for (const kind of shuffled) {
      const isAlike = chosen.some(({ traits = [] }) => traits.some((trait) => kind.traits?.includes(trait)));
      if (kind.family === family && !isAlike && chosen.length < count) chosen.push(kind);
    }
    return chosen;
  });
}

/** What must not stand beside each other: kinds of one family, but for sums, of which each kind has a text of its own. */
const groupOf = ({ family, id }: ItemKind): string => (family === 'sums' ? id : family);

/**
 * The easiest first, none beside another of its family: each time the easiest one of another family than the last, unless
 * a family has so many left that it must be its turn.
 */
export function alternating(kinds: readonly ItemKind[]): ItemKind[] {
  const left = [...kinds].sort((one, other) => one.difficulty - other.difficulty);
  const ordered: ItemKind[] = [];
  while (left.length > 0) {
    const before = ordered.at(-1);
    const crowded = left.find(
      (kind) => 2 * left.filter((other) => groupOf(other) === groupOf(kind)).length > left.length,
    );
    const isOther = (kind: ItemKind) => !before || groupOf(kind) !== groupOf(before);
    const next = (crowded && isOther(crowded) ? crowded : left.find(isOther)) ?? (left[0] as ItemKind);
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}
