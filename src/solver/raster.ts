import { type Cover, Covers, type Grid, samples } from './cover.ts';
import type { Drawing } from './svg.ts';

/**
 * Ink from 0 to 1 at each sample, row by row, as the drawing would be painted.
 *
 * @param covers kept from drawing to drawing where several are compared
 * @param ink where to paint it
 */
export function rasterOf(
  { box, primitives }: Drawing,
  covers = new Covers(),
  ink = new Float32Array(samples * samples),
): Float32Array {
  ink.fill(0);
  const grid: Grid = { left: box[0], top: box[1], scale: samples / Math.max(box[2], box[3]) };
  let element = -1;
  for (const mark of primitives) {
    // The runs of one element are painted together. Of what is written nothing is.
    if (mark.kind === 'text' || mark.element === element) continue;
    element = mark.element;
    const { fill, stroke, width } = mark.paint;
    if (fill > 0) lay(ink, covers.areaOf(mark, grid), fill);
    if (stroke > 0 && width > 0) lay(ink, covers.strokeOf(mark, grid), stroke);
  }
  return ink;
}

/** Inks what is covered, over what is there. */
function lay(ink: Float32Array, cover: Cover, opacity: number): void {
  for (let each = 0; each < cover.length; each += 1) {
    const at = cover[each] as number;
    ink[at] = 1 - (1 - (ink[at] as number)) * (1 - opacity);
  }
}
