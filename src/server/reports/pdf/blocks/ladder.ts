import type { BlockOf } from '#contract/blocks.ts';
import { drawLadder, ladderField, ladderHeight, ladderScale, rungShare } from '#drawing/ladder.ts';
import type { Variety } from '#locale/locales.ts';
import { ladderPalette } from '../palette.ts';
import { reportWords } from '../words.ts';

const outcomes = { solved: 'answers.solved', wrong: 'answers.unsolved', open: 'answers.leftOut' } as const;

/** Questions upwards by difficulty: the drawing, with each of its rungs in words for whoever cannot see it. */
export function printLadder(block: BlockOf<'ladder'>, locale: Variety) {
  const words = reportWords(locale);
  const { title, lead, rungs, hardest, notes, alt } = block;
  const { widest, unit } = ladderScale(rungs);
  const inWords = rungs.map(({ place, label, outcome, seconds }) =>
    [
      words('answers.question', { place }),
      label,
      words(outcomes[outcome]),
      words('answers.seconds', { seconds }),
    ].join(', '),
  );
  return {
    title,
    lead,
    hardest: hardest?.text ?? null,
    notes,
    drawing: drawLadder(rungs, ladderPalette),
    alt: [alt, ...inWords].join('\n'),
    ratio: ladderHeight(rungs.length) / ladderField.width,
    numbers: rungs.map(({ place }, at) => ({
      text: String(place),
      share: rungShare(at, rungs.length),
      marked: place === hardest?.place,
    })),
    harder: words('ladder.harder'),
    easier: words('ladder.easier'),
    legend: {
      solved: words('answers.solved'),
      wrong: words('answers.unsolved'),
      open: words('answers.leftOut'),
    },
    unit: { text: words('answers.seconds', { seconds: unit }), share: unit / widest },
  };
}
