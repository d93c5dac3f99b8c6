import { InvalidInputError } from '../errors.ts';
import { informationAt, requireAbility } from '../irt/three-parameter.ts';
import type { Random } from '../random.ts';
import type { Theta } from '../units.ts';
import type { ItemBank } from './bank.ts';
import { cellOf } from './information-bounds.ts';

/**
 * The items of a bank with the most information at an ability (Lord 1980, chapter 10), the most informative first, of
 * equal ones the earlier. Exact: see `InformationBounds`.
 *
 * @param used one for each item, other than 0 where it may not be chosen
 * @param count how many at most; fewer are given where fewer are left
 * @throws InvalidInputError if the bank has places, the ability is not finite, `used` is not of the bank's size, or count no positive integer
 */
export function mostInformative(bank: ItemBank, ability: Theta, used: Uint8Array, count: number): number[] {
  requireAbility(ability);
  if (bank.hasPlaces) throw new InvalidInputError('Places are not chosen by the information of their mean.');
  if (used.length !== bank.size) {
    throw new InvalidInputError(`${used.length} marks of use for ${bank.size} items.`);
  }
  if (!(Number.isInteger(count) && count > 0)) {
    throw new InvalidInputError(`A number of items is a positive integer, not ${count}.`);
  }
  const { slopes, difficulties, guessing, information, size } = bank;
  const cell = cellOf(information, ability);
  const start = (cell ?? 0) * size;
  const best: number[] = [];
  const values: number[] = [];
  let least = -1;
  for (let at = start; at < start + size; at += 1) {
    if (cell !== undefined && (information.bounds[at] as number) < least) break;
    const item = information.order[at] as number;
    if (used[item] !== 0) continue;
    const value = informationAt(
      slopes[item] as number,
      difficulties[item] as number,
      guessing[item] as number,
      ability,
    );
    if (value < least) continue;
    let place = best.length;
    while (place > 0 && isBefore(value, item, values[place - 1] as number, best[place - 1] as number)) {
      place -= 1;
    }
    best.splice(place, 0, item);
    values.splice(place, 0, value);
    if (best.length > count) {
      best.pop();
      values.pop();
    }
    if (best.length === count) least = values[count - 1] as number;
  }
  return best;
}

const isBefore = (value: number, item: number, otherValue: number, other: number): boolean =>
  value > otherValue || (value === otherValue && item < other);

/**
 * The next item: one of the `among` most informative ones, each as probable as the others, so that not everybody is
 * asked the same ones (randomesque exposure control, Kingsbury & Zara 1989). Undefined where none is left.
 *
 * @throws InvalidInputError as `mostInformative`
 */
export function nextItem(
  bank: ItemBank,
  ability: Theta,
  used: Uint8Array,
  among: number,
  random: Random,
): number | undefined {
  const best = mostInformative(bank, ability, used, among);
  return best.length === 0 ? undefined : random.pick(best);
}
