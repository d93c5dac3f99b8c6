import { probabilityAt } from '#psychometrics/irt/three-parameter.ts';
import type { Random } from '#psychometrics/random.ts';
import { type Facet, facets, items } from './items.ts';
import { designItem } from './norm.ts';
import { polesOf } from './score.ts';

/** Where somebody truly lies: as a whole, and on each side, in standard deviations of the population. */
export interface Truth {
  readonly whole: number;
  readonly sides: Readonly<Record<Facet, number>>;
}

/** Correlation of the sides in people whose sides differ: by judgement, as high as scales of one style usually go together. */
const likeness = 0.6;

/** Somebody with one single style, as the score takes people to be. */
export function ofOneStyle(random: Random): Truth {
  const whole = random.normal();
  return { whole, sides: { planning: whole, perceiving: whole, deciding: whole, expressing: whole } };
}

/** Somebody whose sides differ; the whole is their mean, on its own scale. */
export function ofFourSides(random: Random): Truth {
  const common = Math.sqrt(likeness) * random.normal();
  const side = () => common + Math.sqrt(1 - likeness) * random.normal();
  const sides = { planning: side(), perceiving: side(), deciding: side(), expressing: side() };
  const mean = facets.reduce((sum, facet) => sum + sides[facet], 0) / facets.length;
  return { whole: mean / Math.sqrt((1 + (facets.length - 1) * likeness) / facets.length), sides };
}

/** How far each choice truly lies from its design for a person, in logits by its slope. */
export const personal = (random: Random): readonly number[] =>
  items.map(() => designItem.residual * random.normal());

/** The choices that a person makes: 0 the first statement, 1 the second. */
export const sit = ({ sides }: Truth, random: Random, own: readonly number[] = personal(random)): number[] =>
  items.map((item, at) => {
    const b = designItem.b + (own[at] as number);
    const right = random.next() < probabilityAt({ ...designItem, b }, sides[item.facet]);
    return polesOf(item).indexOf(right ? 'right' : 'left');
  });
