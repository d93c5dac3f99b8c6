import type { BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { reportWords } from '../words.ts';
import { onPaper, printStep } from './drawn.ts';

/** How many times as broad as tall a drawing is. */
function ratioOf(svg: string): number {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  return width / height;
}

/** A question with its figure, the right answer and the one given. */
export function printSpecimen(
  { title, text, prompt, stem, right, chosen, explained, workings = [], large = false }: BlockOf<'specimen'>,
  locale: Variety,
) {
  const words = reportWords(locale);
  const drawn = ({ svg, alt }: { svg: string; alt: string }) => ({ svg: onPaper(svg), alt });
  return {
    title,
    text,
    prompt,
    ratio: ratioOf(stem.svg),
    stem: drawn(stem),
    answers: [
      ...(chosen ? [{ name: words('answers.yours'), ...drawn(chosen) }] : []),
      { name: words('answers.correct'), ...drawn(right) },
    ],
    large,
    rule: explained ?? null,
    steps: workings.map(printStep),
  };
}
