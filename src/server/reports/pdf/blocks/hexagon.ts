import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { drawHexagon, hexagonEnds } from '#drawing/hexagon.ts';
import { profileLabel } from '#drawing/profile.ts';
import type { Variety } from '#locale/locales.ts';
import { hexagonPalette } from '../palette.ts';
import { reportWords } from '../words.ts';
import { namedEnds } from './axes.ts';
import { dashes, profileSigns, sign } from './signs.ts';

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

/** The same under what is said of it, with what line, mist and dashes mean, and what middle and edge are called. */
export function printHexagonBlock({ title, lead, corners, poles, alt }: BlockOf<'hexagon'>, locale: Variety) {
  const words = reportWords(locale);
  const hasBand = corners.some(({ interval }) => interval !== undefined);
  return {
    title,
    lead,
    ...printHexagon({ corners, alt }),
    poles: poles ? namedEnds(poles, hexagonEnds) : [],
    legend: [
      ...(hasBand ? profileSigns(words) : []),
      sign(dashes(hexagonPalette.mark), words('profile.own')),
    ],
  };
}
