import type { BlockOf } from '#contract/blocks.ts';
import { drawPairMark } from '#drawing/pair.ts';
import { palette } from '../palette.ts';
import { printedPicture } from '../pictures.ts';

/** Two people beside each other. */
export const printPair = ({ title, lead, sides, faces, rows, howTo }: BlockOf<'pair'>) => ({
  title,
  lead,
  howTo,
  faces: (faces ?? []).map(({ picture, name, text }, side) => ({
    picture: printedPicture(picture),
    who: sides[side] as string,
    name,
    text: text ?? null,
  })),
  rows: rows.map(({ label, poles, marks, reading }) => ({
    label,
    poles: poles ?? null,
    reading,
    marks: marks.map((mark, side) => ({
      name: sides[side] as string,
      value: mark.value,
      drawing: drawPairMark(mark, side, palette),
      // What is drawn stands above it in words.
      alt: `${sides[side]}: ${mark.value}`,
    })),
  })),
});
