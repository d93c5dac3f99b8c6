import { Covers, samples } from './cover.ts';
import { rasterOf } from './raster.ts';
import { type Drawing, readDrawing } from './svg.ts';

/**
 * The least area, in units of an option of 100 by 100, by which two options must differ so that nobody takes one for the
 * other. On the narrowest telephone three options share 320 pixels, so that a unit is about a pixel: what differs there,
 * shifts and turns by a pixel apart, is a spot of at least three by three.
 */
export const perceptualFloor = 9;

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
  return distanceOf(rasterOf(one), rasterOf(other));
}

/** Painted anew for each item: some hundred thousand samples that nobody has to collect. */
const papers: Float32Array<ArrayBuffer>[] = [];

function paperOf(at: number): Float32Array<ArrayBuffer> {
  papers[at] ??= new Float32Array(samples * samples);
  return papers[at];
}

/** Pairs of drawings, by their places, that look alike: nearer than the perceptual floor. */
export function twins(drawings: readonly string[]): [number, number][] {
  const read = drawings.map(readDrawing);
  // What is written alike alone is laid upon one another, in the order in which it is met.
  const written = [...Map.groupBy(read.keys(), (at) => writingOf(read[at] as Drawing)).values()];
  const covers = new Covers();
  return written
    .filter(({ length }) => length > 1)
    .flatMap((places) => {
      const seen = places.map((at) => ({ at, ink: rasterOf(read[at] as Drawing, covers, paperOf(at)) }));
      return seen.flatMap((one, first) =>
        seen
          .slice(first + 1)
          .filter((other) => distanceOf(one.ink, other.ink, perceptualFloor) < perceptualFloor)
          .map((other): [number, number] => [one.at, other.at]),
      );
    });
}

/** What is written in a drawing, from top to bottom and left to right. */
function writingOf({ primitives }: Drawing): string {
  return primitives
    .flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
    .sort((one, other) => Math.round(one.at[1] - other.at[1]) || one.at[0] - other.at[0])
    .map(({ text }) => text)
    .join(' ');
}

/** @param enough beyond which the distance need not be known exactly */
function distanceOf(one: Float32Array, other: Float32Array, enough = Number.POSITIVE_INFINITY): number {
  const area = (100 / samples) ** 2 / 2;
  const there = unmatched(one, other, enough / area);
  return area * (there + unmatched(other, one, enough / area - there));
}

/** Rows from one that is looked at to the next: of no common measure with all of them, so that each has its turn. */
const stride = 37;

/**
 * Sum over the samples of what their ink is away from that of the samples about the same place in the other. Row after row from the
 * top, half of them would be blank in nearly every pair before the first that tells: they are looked at here and there.
 */
function unmatched(ink: Float32Array, around: Float32Array, enough: number): number {
  let sum = 0;
  for (let turn = 0; turn < samples && sum < enough; turn += 1) {
    const start = ((turn * stride) % samples) * samples;
    for (let at = start; at < start + samples; at += 1) {
      const value = ink[at] as number;
      const straight = value - (around[at] as number);
      if (straight >= shadeStep || straight <= -shadeStep) sum += beyondNeighbours(value, around, at);
    }
  }
  return sum;
}

/** How far a value is from the range of the three by three samples about a place; 0 where that is less than a shade. */
function beyondNeighbours(value: number, around: Float32Array, at: number): number {
  let [low, high] = [1, 0];
  for (let row = at - samples; row <= at + samples; row += samples) {
    for (let near = row - 1; near <= row + 1; near += 1) {
      const ink = around[near] ?? 0;
      if (ink < low) low = ink;
      if (ink > high) high = ink;
    }
  }
  const off = Math.max(value - high, low - value);
  return off >= shadeStep ? off : 0;
}
