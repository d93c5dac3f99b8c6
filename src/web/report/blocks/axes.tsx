import { Axis } from '../../ui/axis.tsx';
import styles from './axes.module.css';
import { Because } from './because.tsx';
import type { BlockProps } from './block.ts';

/** Axes between two poles: to which side, how far, and how sure that is. */
export function Axes({ block, opening, inside = false }: BlockProps<'axes'>) {
  const { title, lead, ends, rows } = block;
  return (
    <section className={`wrap ${styles.axes} ${inside ? styles.inside : ''}`}>
      {opening}
      <h2>{title}</h2>
      {lead && <p className="soft">{lead}</p>}
      {rows.map(({ id, poles, at, low, high, value, reading, because }) => (
        <article key={id} className={styles.axis} aria-labelledby={`axis-${id}`}>
          <h3 id={`axis-${id}`}>{value}</h3>
          <div>
            <Axis {...{ low, high, poles, ends }} {...(at !== undefined && { at })} />
            <p>{reading}</p>
            {because && <Because because={because} />}
          </div>
        </article>
      ))}
    </section>
  );
}
