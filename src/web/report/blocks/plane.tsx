import { drawPlane, planeCorners } from '#drawing/plane.ts';
import { Figure } from '../../ui/figure.tsx';
import type { BlockProps } from './block.ts';
import styles from './plane.module.css';

const palette = {
  ground: 'var(--paper)',
  lit: 'var(--chart-area)',
  line: 'var(--edge)',
  mist: 'var(--chart-band)',
  mark: 'var(--chart-line)',
};

/** A place on a plane of four quarters, with their names, and what the oval means. */
export function Plane({ block, opening }: BlockProps<'plane'>) {
  const { axes, corners, caption, alt, ...drawn } = block;
  return (
    <div className={`wrap ${styles.spread}`}>
      {opening}
      <figure className={styles.figure}>
        <span className={styles.upwards}>{axes.upwards}</span>
        <div className={styles.field} role="img" aria-label={alt}>
          <Figure figure={{ svg: drawPlane(drawn, palette), alt: '' }} silent className={styles.drawing} />
          {planeCorners.map((corner) => (
            <span key={corner} className={`${styles.name} ${styles[corner]}`}>
              {corners[corner]}
            </span>
          ))}
        </div>
        <span className={styles.across}>{axes.across}</span>
        <figcaption className="soft">{caption}</figcaption>
      </figure>
    </div>
  );
}
