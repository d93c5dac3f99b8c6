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
 * Area of the ink of either drawing that has no like in the other within one sample to each side (1.6 to 3.1 units): slight
 * shifts, turns and changes of size do not count, since eyes do not overlay one drawing upon another.
 *
 * @returns units of a drawing of 100 by 100; infinite where what is written differs
 */
export function drawingDistance(one: Drawing, other: Drawing): number {
  if (writingOf(one) !== writingOf(other)) return Number.POSITIVE_INFINITY;
  return distanceOf(rasterOf(one), rasterOf(other));
}

/** Pairs of drawings, by their places, that look alike: nearer than the perceptual floor. */
export function twins(drawings: readonly string[]): [number, number][] {
  const read = drawings.map(readDrawing);
  const writings = read.map(writingOf);
  const rasters = read.map(rasterOf);
  return rasters.flatMap((one, first) =>
    rasters.flatMap((other, second): [number, number][] =>
      second > first && writings[first] === writings[second] && distanceOf(one, other) < perceptualFloor
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

function distanceOf(one: Float32Array, other: Float32Array): number {
  return ((unmatched(one, other) + unmatched(other, one)) / 2) * (100 / samples) ** 2;
}

/** Sum over the samples of what their ink is away from that of the samples around the same place in the other. */
function unmatched(ink: Float32Array, around: Float32Array): number {
  let sum = 0;
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const value = ink[row * samples + column] as number;
      const straight = value - (around[row * samples + column] as number);
      if (straight < shadeStep && straight > -shadeStep) continue;
      let [low, high] = [1, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(samples - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(samples - 1, column + 1); x += 1) {
          const near = around[y * samples + x] as number;
          if (near < low) low = near;
          if (near > high) high = near;
        }
      }
      const off = Math.max(value - high, low - value);
      if (off >= shadeStep) sum += off;
    }
  }
  return sum;
}
