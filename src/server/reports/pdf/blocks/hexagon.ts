import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { drawHexagon } from '#drawing/hexagon.ts';
import { profileLabel } from '#drawing/profile.ts';
import type { Variety } from '#locale/locales.ts';
import { hexagonPalette } from '../palette.ts';
import { reportWords } from '../words.ts';
import { profileSigns } from './signs.ts';

type Hexagon = Pick<Extract<Emblem['drawing'], { kind: 'hexagon' }>, 'corners' | 'alt'>;

/** Six themes, with their names around them. */
export const printHexagon = ({ corners, alt }: Hexagon) => ({
  hexagon: drawHexagon(corners, hexagonPalette),
  alt,
  names: corners.map(({ label, value }, side) => ({
    label,
    value: String(Math.round(value)),
    ...profileLabel(side, corners.length),
  })),
});

/** The same under what is said of it, with what line and mist mean where both are drawn. */
export const printHexagonBlock = ({ title, lead, corners, alt }: BlockOf<'hexagon'>, locale: Variety) => ({
  title,
  lead,
  ...printHexagon({ corners, alt }),
  legend: corners.some(({ interval }) => interval !== undefined) ? profileSigns(reportWords(locale)) : [],
});
