import { rasterOf, samples } from './raster.ts';
import { type Drawing, readDrawing } from './svg.ts';

/**
 * The least area, in units of an option of 100 by 100, by which two options must differ so that nobody takes one for
 * the other: 5 by 5 units, about four pixels square where six options share the width of a telephone.
 */
export const perceptualFloor = 25;

/** Shades nearer to each other than this are one to an eye that looks from drawing to drawing. */
const shadeStep = 0.12;

/**
 * Area of the ink of either drawing that has no like in the other within one sample to each side (a unit): slight
 * shifts, turns and changes of size do not count, since eyes do not overlay one drawing upon another.
 *
 * @returns units of a drawing of 100 by 100; infinite where what is written differs
 */
export function drawingDistance(one: Drawing, other: Drawing): number {
  if (writingOf(one) !== writingOf(other)) return Number.POSITIVE_INFINITY;
  return distanceOf(surroundingsOf(one), surroundingsOf(other));
}

/** Pairs of drawings, by their places, that look alike: nearer than the perceptual floor. */
export function twins(drawings: readonly string[]): [number, number][] {
  const read = drawings.map(readDrawing);
  const writings = read.map(writingOf);
  const rasters = read.map(surroundingsOf);
  return rasters.flatMap((one, first) =>
    rasters.flatMap((other, second): [number, number][] =>
      second > first &&
      writings[first] === writings[second] &&
      distanceOf(one, other, perceptualFloor) < perceptualFloor
        ? [[first, second]]
        : [],
    ),
  );
}

/** What is written in a drawing, from top to bottom and left to right. */
function writingOf({ primitives }: Drawing): string {
  return primitives
    .flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
    .sort((one, other) => Math.round(one.at[1] - other.at[1]) || one.at[0] - other.at[0])
    .map(({ text }) => text)
    .join(' ');
}

/** A raster with the least and the most ink in the three by three samples about each. */
interface Surroundings {
  readonly ink: Float32Array;
  readonly least: Float32Array;
  readonly most: Float32Array;
}

function surroundingsOf(drawing: Drawing): Surroundings {
  const ink = rasterOf(drawing);
  const across = spread(ink, ink, 1);
  return { ink, ...spread(across.least, across.most, samples) };
}

/** The least and the most of each sample and of those one step before and after it. */
function spread(low: Float32Array, high: Float32Array, step: number): Omit<Surroundings, 'ink'> {
  const [least, most] = [low.slice(), high.slice()];
  for (let at = step; at < low.length; at += 1) {
    const before = at - step;
    if ((low[before] as number) < (least[at] as number)) least[at] = low[before] as number;
    if ((low[at] as number) < (least[before] as number)) least[before] = low[at] as number;
    if ((high[before] as number) > (most[at] as number)) most[at] = high[before] as number;
    if ((high[at] as number) > (most[before] as number)) most[before] = high[at] as number;
  }
  return { least, most };
}

/** @param enough beyond which the distance need not be known exactly */
function distanceOf(one: Surroundings, other: Surroundings, enough = Number.POSITIVE_INFINITY): number {
  const area = (100 / samples) ** 2 / 2;
  const there = unmatched(one.ink, other, enough / area);
  return area * (there + unmatched(other.ink, one, enough / area - there));
}

/** Sum over the samples of what their ink is away from that of the samples about the same place in the other. */
function unmatched(ink: Float32Array, { least, most }: Surroundings, enough: number): number {
  let sum = 0;
  for (let at = 0; at < ink.length && sum < enough; at += 1) {
    const over = (ink[at] as number) - (most[at] as number);
    const under = (least[at] as number) - (ink[at] as number);
    if (over >= shadeStep) sum += over;
    if (under >= shadeStep) sum += under;
  }
  return sum;
}
