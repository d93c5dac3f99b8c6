import type { Emblem } from '#contract/blocks.ts';
import { drawHexagon } from '#drawing/hexagon.ts';
import { profileLabel } from '#drawing/profile.ts';
import { hexagonPalette } from '../palette.ts';

type Hexagon = Pick<Extract<Emblem['drawing'], { kind: 'hexagon' }>, 'corners' | 'alt'>;

/** Six themes, with their names around them. */
export const printHexagon = ({ corners, alt }: Hexagon) => ({
  hexagon: drawHexagon(
    corners.map(({ value }) => value),
    hexagonPalette,
  ),
  alt,
  names: corners.map(({ label, value }, side) => ({
    label,
    value: String(Math.round(value)),
    ...profileLabel(side, corners.length),
  })),
});
