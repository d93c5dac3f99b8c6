import land from '../../themes/art/world-land.svg?url';
import { globeField, graticule } from './graticule.ts';
import styles from './world.module.css';

/** The world on the net of an old atlas; decoration only. */
export function Globe() {
  return (
    <div className={styles.globe}>
      <svg viewBox={`0 0 ${globeField.width} ${globeField.height}`} fill="none" aria-hidden="true">
        <path d={graticule} />
      </svg>
      <img src={land} alt="" width={globeField.width} height={globeField.height} fetchPriority="high" />
    </div>
  );
}
