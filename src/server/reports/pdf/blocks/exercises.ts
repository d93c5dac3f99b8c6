import type { BlockOf } from '#contract/blocks.ts';
import { onPaper } from './drawn.ts';

const drawn = ({ svg, alt }: { svg: string; alt: string }) => ({ svg: onPaper(svg), alt });

/** How many times as broad as tall a drawing is. */
function ratioOf(svg: string): number {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  return width / height;
}

/** Questions to work on with a pen. */
export const printExercises = ({ title, lead, page, items }: BlockOf<'exercises'>) => ({
  title,
  lead,
  page: page ?? false,
  items: items.map(({ number, prompt, given = [], table, stem, options = [], figures = [] }) => ({
    number: String(number),
    prompt,
    given,
    table: table ?? null,
    stem: stem ? { ...drawn(stem), broad: ratioOf(stem.svg) > 1.6 } : null,
    options,
    figures: figures.map(drawn),
  })),
});
