/** 1 for very low to 5 for very high. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * The middle level is four and a half points to either side of 50, the outer ones begin thirteen and a half away: of the
 * design population about 9, 24, 35, 24 and 9 % have their true score in each.
 */
const levelsFrom = [37, 46, 55, 64];

/** The level of a score in points. */
export const levelOf = (points: number): Level =>
  (levelsFrom.filter((bound) => points >= bound).length + 1) as Level;

export type Band = 'low' | 'middle' | 'high';

/** The middle level, and what lies below and above it. */
export const bandOf = (points: number): Band => {
  const level = levelOf(points);
  return level < 3 ? 'low' : level > 3 ? 'high' : 'middle';
};
