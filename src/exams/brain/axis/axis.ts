import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { paragraphOf } from '#locale/sentences.ts';
import type { ScoredEstimate, ScoreResult } from '../../exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { sentence } from '../../words.ts';
import { bandOf, wayOf } from '../bands.ts';
import type { Facet } from '../items.ts';
import { styleScale } from '../norm.ts';
import { brainWords } from '../words/index.ts';
import { axisWords } from './words/index.ts';

type Row = BlockOf<'axes'>['rows'][number];

/** Points from the first pole to the second. */
const ends = { low: 0, high: 100 } as const;

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
    ends: { ...ends },
    rows: [
      row('whole', result.score, {
        value: words.band[bandOf(result.score.value)].label,
        reading: paragraphOf(locale, [lead, words.band[bandOf(result.score.value)].text]),
      }),
      ...result.scales.map((scale) => {
        const side = words.facet[scale.id as Facet];
        const way = wayOf(scale.value);
        return {
          ...row(scale.id, scale, {
            value: sentence(locale, axis.side, {
              side: side.label,
              level: words.way[way],
              points: Math.round(scale.value),
            }),
            reading: side.ways[way],
          }),
        };
      }),
    ],
  };
}

const rounded = ({ value, low, high }: ScoredEstimate) => ({
  value: Math.round(value),
  low: Math.round(low),
  high: Math.round(high),
});

/** What is free of the axis: the interval between the two ends. */
export function freeAxis(score: ScoredEstimate, locale: Variety): BlockOf<'axes'> {
  const { title, poles, result } = axisWords[locale];
  const { low, high } = rounded(score);
  return {
    block: 'axes',
    title,
    ends: { ...ends },
    rows: [
      {
        id: 'whole',
        poles: [poles.left, poles.right],
        low: low / 100,
        high: high / 100,
        value: sentence(locale, result.range, { low, high }),
        reading: result.chance,
      },
    ],
  };
}

/** What a style is known by: its place between the two ends; of what is free, the interval, and what stands out. */
export function axisEmblem(
  score: ScoredEstimate,
  locale: Variety,
  outstanding?: Emblem['facts'][number],
): Emblem {
  const { poles, result } = axisWords[locale];
  const { value, low, high } = rounded(score);
  const placed = { interval: { low, high }, scale: { ...styleScale }, ends: { ...ends } };
  const between: [string, string] = [poles.left, poles.right];
  if (outstanding)
    return {
      facts: [{ value: sentence(locale, result.range, { low, high }), text: result.chance }, outstanding],
      drawing: {
        kind: 'axis',
        ...placed,
        poles: between,
        alt: sentence(locale, result.free, { low, high }),
      },
    };
  const { band } = brainWords[locale];
  return {
    facts: [
      {
        label: result.short,
        value: numberFormat(languageTags[locale]).format(value),
        text: sentence(locale, kitWords[locale].score.range, { low, high }),
      },
      { label: result.band, value: band[bandOf(score.value)].label },
    ],
    drawing: {
      kind: 'axis',
      ...placed,
      at: value,
      poles: between,
      alt: sentence(locale, result.whole, { value, low, high }),
    },
  };
}
