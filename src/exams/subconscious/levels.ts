/** 1 for very low to 5 for very high. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * The middle level is four tenths of a standard deviation to either side of 50, the outer ones begin at one and a third:
 * of the design population about 10, 24, 33, 24 and 10 % have their true score in each.
 */
const levelsFrom = [31, 44, 57, 70];

/** The level of a score in points. */
export function levelOf(points: number): Level {
  const level = 1 + levelsFrom.filter((bound) => points >= bound).length;
  return level as Level;
}
