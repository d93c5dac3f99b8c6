import {
  curveArea,
  curveField,
  curveInterval,
  curveLine,
  curveX,
  type ScoreScale,
} from '#drawing/bell-curve.ts';
import styles from './curve.module.css';
import { Poles } from './poles.tsx';
import { ScaleNumbers, ScoreOver } from './scale-numbers.tsx';

interface Props {
  low: number;
  high: number;
  /** The score itself, marked with its number. */
  at?: number;
  scale: ScoreScale;
  /** What its two ends are called. */
  poles?: readonly [string, string] | undefined;
  /** A number under every so many deviations. */
  every?: number;
  /** How a number of the scale is written, where it is not its whole number alone. */
  written?: (score: number) => string;
  /** The line is drawn bright from the left as far as the interval. */
  walked?: boolean;
  /** Says in words what is drawn. */
  label: string;
  className?: string | undefined;
}

/** The distribution of scores with the reader's interval on it; numbers keep their size at any width. */
export function Curve({ low, high, at, scale, poles, every, written, walked, label, className }: Props) {
  return (
    <div className={[styles.curve, className].filter(Boolean).join(' ')}>
      <div role="img" aria-label={label}>
        {at !== undefined && <ScoreOver at={at} scale={scale} written={written} />}
        <svg
          className={styles.plot}
          viewBox={`0 0 ${curveField.width} ${curveField.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.all} d={curveArea()} />
          <path className={styles.interval} data-interval d={curveInterval(low, high, scale)} />
          <path className={styles.line} d={curveLine()} />
          <path className={styles.line} d={`M0 ${curveField.foot}H${curveField.width}`} />
          {walked && <path className={styles.walked} data-walked d={curveLine(high, scale)} />}
          {at !== undefined && (
            <path className={styles.at} d={`M${curveX(at, scale)} 0V${curveField.foot}`} />
          )}
        </svg>
        <ScaleNumbers scale={scale} every={every} written={written} />
      </div>
      {poles && <Poles low={poles[0]} high={poles[1]} />}
    </div>
  );
}
