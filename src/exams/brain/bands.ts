import type { BrainWords } from './words/index.ts';

export type BandKey = keyof BrainWords['band'];

/** From the pole on the left to the one on the right. */
export const bandKeys: readonly BandKey[] = [
  'clearLeft',
  'ratherLeft',
  'middle',
  'ratherRight',
  'clearRight',
];

/** Five bands: half a standard deviation to either side is the middle, one and a half begin the clear ones. */
const bandsFrom = [28, 43, 58, 73];

/** The band of points on the axis of the test. */
export const bandOf = (points: number): BandKey => bandKeys[placeAmong(bandsFrom, points)] as BandKey;

/** With five choices a side reaches from 31 to 69 (`exam.test.ts`): all five of a kind are clear, four rather so. */
const levelsFrom = [36, 44, 57, 65];

/** 1 for the left pole to 5 for the right one. */
export function levelOf(points: number): 1 | 2 | 3 | 4 | 5 {
  const level = 1 + placeAmong(levelsFrom, points);
  return level as 1 | 2 | 3 | 4 | 5;
}

const placeAmong = (from: readonly number[], points: number): number =>
  from.filter((bound) => points >= bound).length;
