import styles from './axes.module.css';
import { Because } from './because.tsx';
import type { BlockProps } from './block.ts';

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Axes between two poles: to which side, how far, and how sure that is. */
export function Axes({ block, opening }: BlockProps<'axes'>) {
  const { title, lead, rows } = block;
  return (
    <section className={`wrap ${styles.axes}`}>
      {opening}
      <h2>{title}</h2>
      {lead && <p className="soft">{lead}</p>}
      {rows.map(({ id, poles, at, low, high, value, reading, because }) => (
        <article key={id} className={styles.axis} aria-labelledby={`axis-${id}`}>
          <h3 id={`axis-${id}`}>{value}</h3>
          <div>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.all} width="100%" y="30%" height="40%" rx="6" />
              <rect
                className={styles.interval}
                x={percent(low)}
                width={percent(high - low)}
                y="30%"
                height="40%"
                rx="6"
              />
              <line className={styles.middle} x1="50%" x2="50%" y1="0" y2="100%" />
              <circle className={styles.at} cx={percent(at)} cy="50%" r="8" />
            </svg>
            <p className={`${styles.poles} soft small`}>
              <span>{poles[0]}</span>
              <span>{poles[1]}</span>
            </p>
            <p>{reading}</p>
            {because && <Because because={because} />}
          </div>
        </article>
      ))}
    </section>
  );
}
