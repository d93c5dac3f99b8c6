import { type ItemId, items, stepCount } from './items.ts';

/** Switching off, and coming back with new energy: the two halves of recovery (Sonnentag & Fritz 2007). */
const switchingOff: readonly ItemId[] = ['evening', 'night', 'messages'];
const recharging: readonly ItemId[] = ['rested', 'own', 'drained'];

/** In steps, over three answers a half: fewer than five of a hundred people in whom both are alike differ by so much. */
const least = 5;

/** Which half of recovery goes better, where they lie on either side of the middle and far apart. */
export type Half = 'away' | 'rested';

export function halfOf(categories: readonly (number | null)[]): Half | undefined {
  const sumOf = (half: readonly ItemId[]) =>
    items.reduce((sum, { id }, at) => (half.includes(id) ? sum + (categories[at] ?? Number.NaN) : sum), 0);
  const [off, back] = [sumOf(switchingOff), sumOf(recharging)];
  const middle = (switchingOff.length * (stepCount - 1)) / 2;
  // An answer left open makes its sum no number, which is neither far from the other nor on a side.
  const areApart = Math.abs(off - back) >= least && (off - middle) * (back - middle) < 0;
  if (!areApart) return undefined;
  return off > back ? 'away' : 'rested';
}

/** In steps: so far apart are two answers to what is nearly the same question, before they are told as a pair. */
const apart = 2;

/** Whether there is time enough, and whether what is meant for a day fits into it, were answered differently. */
export function isApart(choices: readonly (number | null)[]): boolean {
  const choiceOf = (id: ItemId) => choices[items.findIndex((item) => item.id === id)] ?? Number.NaN;
  return Math.abs(choiceOf('enough') - choiceOf('doable')) >= apart;
}
