import {
  curveArea,
  curveField,
  curveInterval,
  curveLine,
  curveX,
  type ScoreScale,
  scaleTicks,
} from '#drawing/bell-curve.ts';
import styles from './curve.module.css';

interface Props {
  low: number;
  high: number;
  /** The score itself, marked with its number. */
  at?: number;
  scale: ScoreScale;
  /** A number under every so many deviations. */
  every?: number;
  /** The line is drawn bright from the left as far as the interval. */
  walked?: boolean;
  /** Says in words what is drawn. */
  label: string;
  className?: string | undefined;
}

/** The distribution of scores with the reader's interval on it; numbers keep their size at any width. */
export function Curve({ low, high, at, scale, every = 1, walked, label, className }: Props) {
  const percent = (score: number) => `${curveX(score, scale) / (curveField.width / 100)}%`;
  return (
    <div className={[styles.curve, className].filter(Boolean).join(' ')} role="img" aria-label={label}>
      {at !== undefined && (
        <svg className={styles.top} aria-hidden="true">
          <text className={styles.you} x={percent(at)} y="1.1em" textAnchor="middle">
            {Math.round(at)}
          </text>
        </svg>
      )}
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
        {at !== undefined && <path className={styles.at} d={`M${curveX(at, scale)} 0V${curveField.foot}`} />}
      </svg>
      <svg className={styles.axis} aria-hidden="true">
        {scaleTicks(scale, every).map((tick) => (
          <text key={tick} className={styles.tick} x={percent(tick)} y="1.4em" textAnchor="middle">
            {tick}
          </text>
        ))}
      </svg>
    </div>
  );
}
