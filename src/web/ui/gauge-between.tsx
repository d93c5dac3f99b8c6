import type { ComponentProps } from 'react';
import { Gauge } from './gauge.tsx';
import { Poles } from './poles.tsx';

interface Props extends ComponentProps<typeof Gauge> {
  /** What its two ends are called. */
  poles?: readonly [string, string] | undefined;
  /** The numbers at them, where it is counted in points. */
  ends?: { low: number; high: number } | undefined;
}

/** A score with its interval, and what its two ends count and are called. */
export function GaugeBetween({ poles, ends, ...gauge }: Props) {
  return (
    <div>
      <Gauge {...gauge} />
      {(poles || ends) && <Poles low={poles?.[0]} high={poles?.[1]} ends={ends} />}
    </div>
  );
}
