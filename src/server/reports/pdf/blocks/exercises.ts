import type { BlockOf } from '#contract/blocks.ts';
import { onPaper } from './drawn.ts';

const drawn = ({ svg, alt }: { svg: string; alt: string }) => ({ svg: onPaper(svg), alt });

/** How many times as broad as tall a drawing is. */
function ratioOf(svg: string): number {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  return width / height;
}

/** A line of things stands over its answers, all else beside them; as broad as that, in millimetres. */
const placeOf = (ratio: number) => ({ broad: ratio > 3, width: ratio > 1.4 ? 62 : 59 });

/** Questions to work on with a pen. */
export const printExercises = ({ id, title, lead, page, items }: BlockOf<'exercises'>) => ({
  id,
  title,
  lead,
  page: page ?? false,
  items: items.map(({ number, prompt, given = [], table, stem, options = [], figures = [], solution }) => ({
    number: String(number),
    prompt,
    given,
    table: table ?? null,
    stem: stem ? { ...drawn(stem), ...placeOf(ratioOf(stem.svg)) } : null,
    options,
    figures: figures.map(drawn),
    solved: solution !== undefined,
  })),
});

/** All solutions, each linked with its question. */
export const printSolutions = ({ items }: BlockOf<'solutions'>) => ({
  items: items.map(({ number, answer, why }) => ({ number: String(number), answer, why })),
});
