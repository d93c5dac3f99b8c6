import { InvalidInputError } from '../errors.ts';
import { type Theta, theta } from '../units.ts';

/** An item of the three-parameter logistic model, on the logistic metric (no scaling constant 1.7). */
export interface ItemParameters {
  /** Slope, above 0. */
  readonly a: number;
  /** Difficulty, on the scale of theta. */
  readonly b: number;
  /** Probability of a right answer by guessing alone, in [0, 1). */
  readonly c: number;
}

/** Beyond a million the curves of items leave the floating-point numbers. */
export const farthestParameter = 1e6;

/** @throws InvalidInputError if a is not above 0, c not in [0, 1), or a or b not finite or beyond `farthestParameter` */
export function requireItem({ a, b, c }: ItemParameters): void {
  if (!(a > 0 && a <= farthestParameter)) {
    throw new InvalidInputError(`A slope is above 0 and at most ${farthestParameter}, not ${a}.`);
  }
  if (!(Math.abs(b) <= farthestParameter)) {
    throw new InvalidInputError(`A difficulty is at most ${farthestParameter} from 0, not ${b}.`);
  }
  if (!(c >= 0 && c < 1)) throw new InvalidInputError(`A guessing probability lies in [0, 1), not ${c}.`);
}

/** @throws InvalidInputError if an ability is not finite */
export function requireAbility(ability: Theta): void {
  if (!Number.isFinite(ability))
    throw new InvalidInputError(`An ability is a finite number, not ${ability}.`);
}

/**
 * Probability of a right answer: c + (1 − c) / (1 + exp(−a(θ − b))) (Birnbaum 1968, chapter 17).
 *
 * @throws InvalidInputError as `requireItem` and `requireAbility`
 */
export function probability(item: ItemParameters, ability: Theta): number {
  requireItem(item);
  requireAbility(ability);
  return probabilityAt(item, ability);
}

/** `probability` of an item that was checked before. */
export function probabilityAt(item: ItemParameters, ability: number): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-item.a * (ability - item.b)));
}

/**
 * Fisher information: P′²/(PQ) (Lord 1980, chapter 5), here a² (Q/P) ((P − c)/(1 − c))², written as
 * a² L (1 − L) (P − c)/P with L the logistic curve without guessing, so that it keeps its digits in both tails.
 *
 * @throws InvalidInputError as `requireItem` and `requireAbility`
 */
export function information(item: ItemParameters, ability: Theta): number {
  requireItem(item);
  requireAbility(ability);
  return informationAt(item.a, item.b, item.c, ability);
}

/** `information` of an item that was checked before. */
export function informationAt(a: number, b: number, c: number, ability: number): number {
  const logit = a * (ability - b);
  const tail = Math.exp(-Math.abs(logit));
  const spread = (a * a * tail) / ((1 + tail) * (1 + tail));
  if (c === 0) return spread;
  const known = ((1 - c) * (logit < 0 ? tail : 1)) / (1 + tail);
  return (spread * known) / (c + known);
}

/**
 * Ability at which the item says most: b + ln((1 + √(1 + 8c))/2)/a (Birnbaum 1968, chapter 20; Lord 1980, chapter 10). Information falls to
 * both sides of it.
 */
export function peakOf({ a, b, c }: ItemParameters): Theta {
  return theta(b + Math.log((1 + Math.sqrt(1 + 8 * c)) / 2) / a);
}
