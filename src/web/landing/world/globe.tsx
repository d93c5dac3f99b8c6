import land from '../../themes/art/world-land.svg?inline';
import { globeField, graticule } from './graticule.ts';
import styles from './world.module.css';

/** The world on the net of an old atlas; decoration only. The largest thing of the first view, it stands in the page itself (decision 89). */
export function Globe() {
  return (
    <div className={styles.globe}>
      <svg viewBox={`0 0 ${globeField.width} ${globeField.height}`} fill="none" aria-hidden="true">
        <path d={graticule} />
      </svg>
      <img src={land} alt="" width={globeField.width} height={globeField.height} />
    </div>
  );
}
