import type { BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import type { ScoredEstimate, ScoreResult } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { bandOf, levelOf } from '../bands.ts';
import type { Facet } from '../items.ts';
import { brainWords } from '../words/index.ts';
import { axisWords } from './words/index.ts';

type Row = BlockOf<'axes'>['rows'][number];

interface Input {
  readonly result: ScoreResult;
  readonly locale: Variety;
  /** The whole position in words. */
  readonly lead: string;
}

/** The style and its four sides, each between two ends that are named. */
export function axesOf({ result, locale, lead }: Input): BlockOf<'axes'> {
  const words = brainWords[locale];
  const axis = axisWords[locale];
  const row = (id: string, place: ScoredEstimate, said: Pick<Row, 'value' | 'reading'>): Row => ({
    id,
    poles: [axis.poles.left, axis.poles.right],
    at: place.value / 100,
    low: place.low / 100,
    high: place.high / 100,
    ...said,
  });
  return {
    block: 'axes',
    title: axis.title,
    lead: axis.lead,
    rows: [
      row('whole', result.score, {
        value: words.band[bandOf(result.score.value)].label,
        reading: `${lead} ${words.band[bandOf(result.score.value)].text}`,
      }),
      ...result.scales.map((scale) => {
        const { label, levels } = words.facet[scale.id as Facet];
        const level = levelOf(scale.value) - 1;
        return {
          ...row(scale.id, scale, {
            value: sentence(locale, axis.side, { side: label, level: words.level[level] ?? '' }),
            reading: levels[level] ?? '',
          }),
        };
      }),
    ],
  };
}
