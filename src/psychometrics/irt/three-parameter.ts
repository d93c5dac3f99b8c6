import type { Theta } from '../units.ts';

/** An item of the three-parameter logistic model, on the logistic metric (no scaling constant 1.7). */
export interface ItemParameters {
  /** Slope, above 0. */
  readonly a: number;
  /** Difficulty, on the scale of theta. */
  readonly b: number;
  /** Probability of a right answer by guessing alone, in [0, 1). */
  readonly c: number;
}

export class ItemParameterError extends RangeError {
  override readonly name = 'ItemParameterError';
}

/** @throws ItemParameterError if a is not above 0, c not in [0, 1), or a number is not finite */
export function requireItem({ a, b, c }: ItemParameters): void {
  if (!(Number.isFinite(a) && a > 0)) throw new ItemParameterError(`A slope is above 0, not ${a}.`);
  if (!Number.isFinite(b)) throw new ItemParameterError(`A difficulty is a finite number, not ${b}.`);
  if (!(c >= 0 && c < 1)) throw new ItemParameterError(`A guessing probability lies in [0, 1), not ${c}.`);
}

/** Probability of a right answer: c + (1 − c) / (1 + exp(−a(θ − b))) (Birnbaum 1968, eq. 17.4.1). */
export function probability(item: ItemParameters, ability: Theta): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-item.a * (ability - item.b)));
}

/** Fisher information: a² (Q/P) ((P − c)/(1 − c))² (Lord 1980, eq. 5-6). */
export function information(item: ItemParameters, ability: Theta): number {
  const right = probability(item, ability);
  const ratio = (right - item.c) / (1 - item.c);
  return right === 0 ? 0 : item.a ** 2 * ((1 - right) / right) * ratio ** 2;
}
