import { drawProgress } from '#drawing/progress.ts';
import { Figure } from '../../ui/figure.tsx';
import type { BlockProps } from './block.ts';
import styles from './progress.module.css';

const palette = {
  line: 'var(--chart-line)',
  range: 'var(--chart-band)',
  grid: 'var(--line)',
  label: 'var(--ink-soft)',
};

/** How far one is in each skill, set by set. The words beside each line say where it ends. */
export function Progress({ block: { title, lead, rows, alt }, opening }: BlockProps<'progress'>) {
  return (
    <section className={`wrap ${styles.progress}`} aria-label={title}>
      {opening}
      <h2>{title}</h2>
      <p className="soft">{lead}</p>
      <p className="visually-hidden">{alt}</p>
      <div className={styles.rows}>
        {rows.map(({ id, label, value, text, points }) => (
          <div key={id} className={styles.row}>
            <h3>{label}</h3>
            <Figure silent figure={{ svg: drawProgress(points, palette), alt: '' }} />
            <p className="figures">{value}</p>
            {text && <p className="soft small">{text}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
