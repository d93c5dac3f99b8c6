import { gaugeX, type ScoreScale } from '#drawing/bell-curve.ts';
import styles from './gauge.module.css';

interface Props {
  low: number;
  high: number;
  /** The score itself, where it is told. */
  at?: number | undefined;
  /** Where most people lie. */
  reference?: { low: number; high: number } | undefined;
  scale: ScoreScale;
  /** Says in words what is drawn. */
  label: string;
}

/** A score with its interval, on the reference range. */
export function Gauge({ low, high, at, reference, scale, label }: Props) {
  const position = (score: number) => gaugeX(score, scale) / 10;
  const span = (start: number, end: number) => ({
    x: `${position(start)}%`,
    width: `${Math.round((position(end) - position(start)) * 100) / 100}%`,
  });
  return (
    <svg className={styles.gauge} role="img" aria-label={label}>
      {reference && (
        <rect
          className={styles.reference}
          {...span(reference.low, reference.high)}
          y="10%"
          height="80%"
          rx="4"
        />
      )}
      <line className={styles.scale} x1="0" x2="100%" y1="50%" y2="50%" />
      <rect className={styles.interval} {...span(low, high)} y="36%" height="28%" rx="3" />
      {at !== undefined && (
        <line className={styles.at} x1={`${position(at)}%`} x2={`${position(at)}%`} y1="8%" y2="92%" />
      )}
    </svg>
  );
}
