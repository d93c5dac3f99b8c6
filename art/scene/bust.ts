import { curve } from './line.ts';
import type { Point } from './numbers.ts';

// Head and shoulders 200 units tall, the crown at y -103, the middle of the neck at x 0, looking to the right:
// from the back up over the crown, down the face, and to the breast.
const outline: readonly Point[] = [
  [-104, 116],
  [-99, 84],
  [-88, 56],
  [-66, 37],
  [-42, 27],
  [-29, 18],
  [-24, 4],
  [-25, -8],
  [-32, -17],
  [-38, -30],
  [-42, -50],
  [-40, -71],
  [-30, -90],
  [-14, -101],
  [4, -104],
  [19, -99],
  [29, -89],
  [33.5, -77],
  [33.6, -66],
  [33, -59],
  [35.6, -52],
  [41, -44],
  [41.6, -41.4],
  [37.8, -39],
  [36.6, -36.8],
  [38.8, -33.4],
  [38.2, -31],
  [36, -29.6],
  [37.6, -27.2],
  [36.8, -24],
  [34.2, -21.6],
  [35, -17],
  [33, -12.4],
  [27, -10],
  [20.6, -8.6],
  [17, -5],
  [16, 2],
  [18, 11],
  [28, 21],
  [45, 31],
  [58, 48],
  [66, 74],
  [70, 116],
];

/** Somebody's head and shoulders in profile, looking to the right: an outline around the origin at the neck. */
export const profile = (): string => `${curve(outline)}Z`;

const half: readonly Point[] = [
  [0, -104],
  [17, -100],
  [29, -88],
  [33, -70],
  [36.4, -63],
  [36.2, -54],
  [32, -47],
  [30, -36],
  [25.6, -25],
  [22, -14],
  [20, -2],
  [24, 9],
  [46, 20],
  [74, 32],
  [93, 50],
  [103, 76],
  [108, 116],
];

/** Somebody's head and shoulders from behind, around the origin at the neck. */
export const fromBehind = (): string => {
  const left = half.slice(1).map(([x, y]): Point => [-x, y]);
  return `${curve([...left.reverse(), ...half])}Z`;
};

/** The head of the profile alone, with its neck. */
export const headInProfile = (): string => `${curve(outline.slice(5, -4))}Z`;

const knot: readonly Point[] = [
  [-36, -62],
  [-45, -58],
  [-57, -61],
  [-64, -71],
  [-62, -83],
  [-53, -90.5],
  [-42, -90],
  [-32, -84],
];

/** Hair in a knot, at the back of the head in profile. */
export const knotOfHair = (): string => `${curve(knot)}Z`;
