import { curveArea, curveField, curveInterval, curveLine, iqScale } from '#drawing/bell-curve.ts';
import styles from './home-copy.module.css';

/** Not a promise, and not the middle. */
const score = 112;

/** The curve with somebody's range lit on it; decoration only. */
export function RangeArt({ halfWidth }: { halfWidth: number }) {
  return (
    <svg
      className={styles.range}
      viewBox={`0 0 ${curveField.width} ${curveField.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.all} d={curveArea()} />
      <path className={styles.lit} d={curveInterval(score - halfWidth, score + halfWidth, iqScale)} />
      <path className={styles.line} d={curveLine()} />
    </svg>
  );
}
