import { paragraphOf } from '#locale/sentences.ts';
import { percentOf } from '../../kit/percentile.ts';
import { facets } from '../items.ts';
import { chanceOf } from '../shape.ts';
import type { Telling } from './telling.ts';

/** Sides are as alike as their numbers can be: computed, a chance of one is short of it by rounding. */
const certain = 1 - 1e-9;

type Four = [number, number, number, number];

/** What the choices of each side come to, counted for the pole that most of all choices speak for, and whether one goes its own way or chance could set them as far apart. */
export function shapeOf({ result, pages: { shape }, chosenOf, write, locale }: Telling): string {
  const { apart, chosen: all } = result;
  const chosen = facets.map(chosenOf);
  const pole = all.right > all.left ? 'right' : 'left';
  const [planning, perceiving, deciding, expressing] = chosen.map((one) => one[pole]) as Four;
  const [ofPlanning, ofPerceiving, ofDeciding, ofExpressing] = chosen.map(
    ({ left, right }) => left + right,
  ) as Four;
  const counted = write(shape.counts[pole], {
    ...{ planning, perceiving, deciding, expressing },
    ...{ ofPlanning, ofPerceiving, ofDeciding, ofExpressing },
  });
  return paragraphOf(locale, [counted, apart ? shape[apart.side][apart.towards] : evenOf()]);

  function evenOf(): string {
    const chance = chanceOf(chosen);
    return chance > certain ? shape.alike : write(shape.even, { chance: percentOf(chance) });
  }
}
