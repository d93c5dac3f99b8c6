import { withoutStop } from '#locale/sentences.ts';
import { facets, type Item, items } from '../items.ts';
import type { Chosen } from '../shape.ts';
import type { Telling } from './telling.ts';

/** The statement that was chosen, as a sentence quotes it. */
const quoted = ({ words }: Pick<Telling, 'words'>, { id }: Item, pole: keyof Chosen): string =>
  withoutStop(words.items[id][pole]);

/**
 * One statement of each pole in the person's own words, of one side if possible: what shows best that both are theirs. Empty where
 * all choices speak for one pole; only a position in the middle is told by them, and there are both.
 */
export function contrastOf(telling: Telling): { stepwise: string; whole: string } {
  const firstOf = (among: readonly Item[], pole: keyof Chosen) =>
    among.find((item) => telling.poleOf(item) === pole);
  const bySide = facets.map((side) => items.filter(({ facet }) => facet === side));
  const own = bySide.find((side) => firstOf(side, 'left') && firstOf(side, 'right')) ?? items;
  const [stepwise, whole] = (['left', 'right'] as const).map((pole) => {
    const item = firstOf(own, pole);
    return item ? quoted(telling, item, pole) : '';
  }) as [string, string];
  return { stepwise, whole };
}

/** Of a side that leans one way, the single choice that goes the other way, with how many there are; null without one. */
export function dissentOf({ chosenOf, poleOf, ...telling }: Telling, side: Item['facet']) {
  const { left, right } = chosenOf(side);
  const [towards, other] = left > right ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const single = items.filter((item) => item.facet === side && poleOf(item) === other);
  const [item] = single;
  if (!item || single.length > 1 || Math.max(left, right) < 3) return null;
  return {
    towards,
    values: { many: Math.max(left, right), all: left + right, exception: quoted(telling, item, other) },
  };
}
