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

/** Which way somebody goes about things: one of the two poles, or both about as often. */
export type Way = keyof BrainWords['way'];

/** From the pole on the left to the one on the right. */
export const ways: readonly Way[] = ['left', 'middle', 'right'];

/**
 * Four of five choices of a kind begin a way. None is called clear: five choices reach from 31 to 69, and even then the
 * interval holds the middle (`exam.test.ts`).
 */
const waysFrom = [44, 57];

/** The way that the points of a side show. */
export const wayOf = (points: number): Way => ways[placeAmong(waysFrom, points)] as Way;

const placeAmong = (from: readonly number[], points: number): number =>
  from.filter((bound) => points >= bound).length;
