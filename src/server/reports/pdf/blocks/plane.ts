import type { BlockOf } from '#contract/blocks.ts';
import { drawPlane } from '#drawing/plane.ts';
import { planePalette } from '../palette.ts';

/** A place on a plane, with what its quarters and its two directions are called. */
export const printPlane = ({ axes, corners, caption, alt, ...drawn }: BlockOf<'plane'>) => ({
  drawing: drawPlane(drawn, planePalette),
  axes,
  corners,
  caption,
  alt,
});
