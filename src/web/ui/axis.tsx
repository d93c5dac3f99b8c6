import type { AxisMarks } from '#drawing/axis.ts';
import styles from './axis.module.css';
import { Poles } from './poles.tsx';

interface Props extends AxisMarks {
  /** What its ends are called. */
  poles: readonly [string, string];
  /** The numbers at its ends, where it is counted in points. */
  ends?: { low: number; high: number } | undefined;
  /** Says in words what is drawn, where nothing beside it does. */
  label?: string;
  className?: string | undefined;
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** An axis between two poles, neither of which is more: the interval on it, and where one stands if that is told. */
export function Axis({ at, low, high, poles, ends, label, className }: Props) {
  return (
    <div className={className} {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.all} width="100%" y="30%" height="40%" rx="6" />
        <rect
          className={styles.interval}
          data-interval
          x={percent(low)}
          width={percent(high - low)}
          y="30%"
          height="40%"
          rx="6"
        />
        <line className={styles.middle} x1="50%" x2="50%" y1="0" y2="100%" />
        {at !== undefined && <circle className={styles.at} cx={percent(at)} cy="50%" r="8" />}
      </svg>
      <div className={styles.ends} {...(label !== undefined && { 'aria-hidden': true })}>
        <Poles low={poles[0]} high={poles[1]} ends={ends} />
      </div>
    </div>
  );
}
