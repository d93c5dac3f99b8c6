/** 1 for well below the middle to 5 for well above it. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * The middle level is four tenths of a standard deviation to either side of 100, the outer ones begin at one and a third:
 * of the design population about 10, 24, 33, 24 and 10 % have their true score in each.
 */
const levelsFrom = [81, 94, 107, 120];

/** The level of a score in points. */
export const levelOf = (points: number): Level =>
  (levelsFrom.filter((bound) => points >= bound).length + 1) as Level;

export type Band = 'low' | 'middle' | 'high';

/** The middle level, and what lies below and above it. */
export const bandOf = (points: number): Band => {
  const level = levelOf(points);
  return level < 3 ? 'low' : level > 3 ? 'high' : 'middle';
};
