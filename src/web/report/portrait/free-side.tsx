import type { FreePortrait, ScaleRow } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import styles from './free.module.css';

interface Props {
  side: ScaleRow;
  free: FreePortrait;
}

/** One dimension in full: what it is, where one stands between its ends, and what that can mean. */
export function FreeSide({ side, free }: Props) {
  const t = useWords('report.dimensions');
  const overview = useWords('report.overview');
  const { low, high } = side.score;
  const { referenceRange: reference } = free;
  const [at, from, to] = [side.score.value, low, high].map(Math.round) as [number, number, number];
  return (
    <article className={styles.side} aria-labelledby={`side-${side.id}`}>
      <h2 id={`side-${side.id}`}>{side.label}</h2>
      <p className={`${styles.score} display figures`}>
        {at} <span className={styles.level}>{side.levelLabel}</span>
      </p>
      <Gauge
        at={at}
        low={from}
        high={to}
        reference={reference}
        scale={free.scale}
        label={t('chart', {
          label: side.label,
          value: at,
          low: from,
          high: to,
          from: reference.low,
          to: reference.high,
        })}
      />
      {side.poles && (
        <p className={`${styles.poles} soft small`}>
          <span>{side.poles.low}</span>
          <span>{side.poles.high}</span>
        </p>
      )}
      <p className="soft small figures">{overview('intervalRange', { low: from, high: to })}</p>
      <p>{side.reading}</p>
    </article>
  );
}
