import type { FreePortrait, ScaleRow } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import { RowGauge, roundedScore } from '../row-gauge.tsx';
import styles from './free.module.css';

interface Props {
  side: ScaleRow;
  free: FreePortrait;
}

/** One dimension in full: what it is, where one stands between its ends, and what that can mean. */
export function FreeSide({ side, free }: Props) {
  const overview = useWords('report.overview');
  const { at, low, high } = roundedScore(side);
  return (
    <article className={styles.side} aria-labelledby={`side-${side.id}`}>
      <h2 id={`side-${side.id}`}>{side.label}</h2>
      <p className={`${styles.score} display figures`}>
        {at} <span className={styles.level}>{side.levelLabel}</span>
      </p>
      <RowGauge row={side} scale={free.scale} referenceRange={free.referenceRange} />
      <p className="soft small figures">{overview('intervalRange', { low, high })}</p>
      <p>{side.reading}</p>
    </article>
  );
}
