import type { Workings } from '#contract/answer-blocks.ts';
import { ink } from '../palette.ts';

/** A drawing of the screen in the colours of paper. */
export const onPaper = (svg: string): string =>
  svg.replaceAll('currentColor', ink).replaceAll('var(--figure-ground)', '#ffffff');

/** A step without words says nothing that the sentence before it does not. */
export const printStep = ({ svg, alt, caption = '', wide, pair }: Workings[number]) => ({
  svg: onPaper(svg),
  alt: alt || null,
  caption,
  wide: wide ?? false,
  pair: pair ?? false,
});
