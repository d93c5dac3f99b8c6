import type { CountrySample } from '#contract/figures.ts';
import { worldField } from '#drawing/world-places.ts';
import land from '../themes/art/world-land.svg?url';
import styles from './world-map.module.css';

/** The land of the world, and a lamp where people took the test. */
export function WorldMap({ countries, label }: { countries: readonly CountrySample[]; label: string }) {
  const { width, height } = worldField;
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <img src={land} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {countries.length > 0 && (
          <path className={styles.lamps} d={countries.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        )}
      </svg>
    </div>
  );
}
