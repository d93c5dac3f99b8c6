import { curveField, curveX, type ScoreScale, scaleTicks } from '#drawing/bell-curve.ts';
import styles from './scale-numbers.module.css';

interface Scaled {
  scale: ScoreScale;
  /** How its numbers are written, where they are not whole numbers alone. */
  written?: ((score: number) => string) | undefined;
}

const percent = (score: number, scale: ScoreScale) => `${curveX(score, scale) / (curveField.width / 100)}%`;

/** A score over its line in a drawing as broad as its scale; it keeps its size at any width. */
export function ScoreOver({ at, scale, written = String }: Scaled & { at: number }) {
  return (
    <svg className={styles.row} aria-hidden="true">
      <text className={styles.score} x={percent(at, scale)} y="1.1em" textAnchor="middle">
        {written(Math.round(at))}
      </text>
    </svg>
  );
}

/** The numbers of a scale under a drawing as broad as it, one every so many deviations. */
export function ScaleNumbers({
  scale,
  every = 1,
  written = String,
}: Scaled & { every?: number | undefined }) {
  return (
    <svg className={styles.row} aria-hidden="true">
      {scaleTicks(scale, every).map((tick) => (
        <text key={tick} className={styles.tick} x={percent(tick, scale)} y="1.4em" textAnchor="middle">
          {written(tick)}
        </text>
      ))}
    </svg>
  );
}
