import { drawShare } from '#drawing/share.ts';
import { Figure } from '../../ui/figure.tsx';
import { Legend } from '../../ui/legend.tsx';
import type { BlockProps } from './block.ts';
import styles from './charts.module.css';

const palette = { area: 'var(--chart-area)', share: 'var(--chart-band)', mark: 'var(--ink)' };

/** Shares as bars, each with a mark of what was to be expected. The words say what the bars show. */
export function Tally({ block: { rows, mark, alt }, opening }: BlockProps<'tally'>) {
  return (
    <div className={`wrap ${styles.chart}`}>
      {opening}
      <section className={styles.rows} aria-label={alt}>
        {rows.map(({ id, label, value, text, ...drawn }) => (
          <div key={id} className={styles.row}>
            <strong>{label}</strong>
            <div className={styles.bar}>
              <Figure silent figure={{ svg: drawShare(drawn, palette), alt: '' }} />
              <span className="small figures">{value}</span>
            </div>
            {text && <p className="soft small">{text}</p>}
          </div>
        ))}
      </section>
      <Legend signs={[{ look: 'mark', text: mark }]} />
    </div>
  );
}
