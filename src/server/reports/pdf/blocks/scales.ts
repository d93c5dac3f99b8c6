import type { BlockOf } from '#contract/blocks.ts';
import { drawGauge, gaugeEnds } from '#drawing/bell-curve.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { palette } from '../palette.ts';
import { reportWords } from '../words.ts';

/** A row each for dimensions: a line of a table, or told in full where it says what it is. */
export function printScales(block: BlockOf<'scales'>, locale: Variety) {
  const words = reportWords(locale);
  const number = numberFormat(languageTags[locale]);
  const { title, lead, rows, scale, referenceRange: reference } = block;
  const ends = gaugeEnds(scale);
  // Ends that are the same for every row say which way is more, and nothing of what a row is.
  const ownEnds = new Set(rows.flatMap(({ poles }) => (poles ? [poles.low] : [])));
  const isFull = ownEnds.size > 1 || rows.some(({ about }) => about !== undefined);
  return {
    title: title ?? null,
    lead: lead ?? '',
    full: isFull,
    heads: (['dimension', 'score', 'reference', 'reading'] as const).map((head) =>
      words(`dimensions.${head}`),
    ),
    rows: rows.map(({ label, about, poles, score, solved, levelLabel, reading }) => {
      const [value, low, high] = [score.value, score.low, score.high].map(Math.round) as [
        number,
        number,
        number,
      ];
      return {
        label,
        about: about ?? '',
        ends: [
          [number.format(ends.low), poles?.low ?? ''].filter(Boolean).join('\u2002'),
          [poles?.high ?? '', number.format(ends.high)].filter(Boolean).join('\u2002'),
        ],
        value: number.format(value),
        range: isFull ? words('overview.intervalRange', { low, high }) : number.formatRange(low, high),
        level: levelLabel,
        solved: solved ? words('dimensions.solved', solved) : '',
        reading,
        gauge: drawGauge({ low, high, at: value, reference, scale }, palette),
        gaugeAlt: words('dimensions.chart', {
          label,
          value,
          low,
          high,
          from: reference.low,
          to: reference.high,
        }),
      };
    }),
  };
}
