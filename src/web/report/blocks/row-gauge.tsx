import type { BlockOf, ScaleRow } from '#contract/blocks.ts';
import { gaugeEnds } from '#drawing/bell-curve.ts';
import { useWords } from '../../shell/words.tsx';
import { GaugeBetween } from '../../ui/gauge-between.tsx';

interface Props extends Pick<BlockOf<'scales'>, 'scale' | 'referenceRange'> {
  row: Pick<ScaleRow, 'label' | 'score' | 'poles'>;
}

/** Where a row's score stands on its scale, with its interval, the reference range, and what its two ends count and are called. */
export function RowGauge({ row, scale, referenceRange }: Props) {
  const t = useWords('report.dimensions');
  const { at, low, high } = roundedScore(row);
  const { low: from, high: to } = referenceRange;
  return (
    <GaugeBetween
      at={at}
      low={low}
      high={high}
      reference={referenceRange}
      scale={scale}
      label={t('chart', { label: row.label, value: at, low, high, from, to })}
      poles={row.poles && [row.poles.low, row.poles.high]}
      ends={gaugeEnds(scale)}
    />
  );
}

/** A score and its interval in whole points, as they are written. */
export function roundedScore({ score }: Pick<ScaleRow, 'score'>): { at: number; low: number; high: number } {
  return { at: Math.round(score.value), low: Math.round(score.low), high: Math.round(score.high) };
}
