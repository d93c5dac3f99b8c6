import type { DataOf } from '#contract/call.ts';
import type { resultList } from '#contract/results.ts';
import { axisMarks } from '#drawing/axis.ts';
import { gaugeEnds } from '#drawing/bell-curve.ts';
import { Axis } from '../ui/axis.tsx';
import { GaugeBetween } from '../ui/gauge-between.tsx';

interface Props {
  drawing: NonNullable<DataOf<typeof resultList>[number]['takes'][number]['curve']>;
}

/** Where a score stands, as the report's own gauges show it: with what its two ends count and are called. */
export function ScorePlace({ drawing }: Props) {
  const { interval, at, scale, poles, alt } = drawing;
  if (drawing.kind === 'axis')
    return <Axis {...axisMarks(drawing)} poles={drawing.poles} ends={drawing.ends} label={alt} />;
  return (
    <GaugeBetween {...interval} at={at} scale={scale} poles={poles} ends={gaugeEnds(scale)} label={alt} />
  );
}
