import type { BlockOf, ScaleRow } from '#contract/blocks.ts';
import { useWords } from '../../shell/words.tsx';
import { RowGauge, roundedScore } from './row-gauge.tsx';
import styles from './scale-cards.module.css';

interface Props {
  block: BlockOf<'scales'>;
}

/** Few dimensions, each in full: what it is, where one stands between its ends, and what that can mean. */
export function ScaleCards({ block }: Props) {
  return (
    <section className={styles.sides}>
      {block.title && <h2>{block.title}</h2>}
      {block.rows.map((row) => (
        <Side key={row.id} row={row} block={block} />
      ))}
    </section>
  );
}

function Side({ row, block }: Props & { row: ScaleRow }) {
  const overview = useWords('report.overview');
  const { at, low, high } = roundedScore(row);
  return (
    <article className={styles.side} aria-labelledby={`side-${row.id}`}>
      <h2 id={`side-${row.id}`}>{row.label}</h2>
      <p className={`${styles.score} display figures`}>
        {at} <span className={styles.level}>{row.levelLabel}</span>
      </p>
      {row.about && <p className="soft small">{row.about}</p>}
      <RowGauge row={row} scale={block.scale} referenceRange={block.referenceRange} />
      <p className="soft small figures">{overview('intervalRange', { low, high })}</p>
      <p>{row.reading}</p>
    </article>
  );
}
