import { archPaths } from '../ui/gates.tsx';
import styles from './reveal.module.css';

/** The six gates, each in its own light (themes/gates.css), from the outermost in. */
const lights = ['mirror', 'labyrinth', 'well', 'insight', 'bridge', 'veil'] as const;

/** Six arches that light one after the other, before the result that the sixth opens on; decoration only. */
export function Reveal() {
  return (
    <div className={styles.night} aria-hidden="true">
      <svg className={styles.arches} viewBox="0 0 48 48" aria-hidden="true">
        {lights.map((light, at) => (
          <path key={light} className={styles.arch} data-theme={`gate-${light}`} d={archPaths[at]} />
        ))}
      </svg>
    </div>
  );
}
