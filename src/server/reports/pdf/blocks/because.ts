import type { Because } from '#contract/blocks.ts';
import { printedPicture } from '../pictures.ts';

/** The answers that a claim rests on, or nothing. */
export const printBecause = (because: Because | undefined) =>
  because
    ? {
        title: because.title,
        items: because.items.map(({ picture, asked, said }) => ({
          picture: picture ? printedPicture(picture) : null,
          asked,
          said,
        })),
      }
    : null;
