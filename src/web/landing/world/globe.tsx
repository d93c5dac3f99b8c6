import land from '../../themes/art/world-land.svg?raw';
import { globeField, graticule } from './graticule.ts';
import styles from './world.module.css';

const coasts = / d="([^"]+)"/.exec(land)?.[1];

/** From nothing, where words stand on it, to the whole of it: by how far down, how much is seen. */
const fade = [
  ['0', '0'],
  ['.3', '.25'],
  ['.55', '1'],
] as const;

function Fade({ id, of }: { id: string; of: string | undefined }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={globeField.height}>
      {fade.map(([offset, seen]) => (
        <stop key={offset} offset={offset} stopOpacity={seen} className={of} />
      ))}
    </linearGradient>
  );
}

/**
 * The world on the net of an old atlas; decoration only. The largest thing of the first view, it is drawn by the page itself
 * (decision 89).
 */
export function Globe() {
  return (
    <svg
      className={styles.globe}
      viewBox={`0 0 ${globeField.width} ${globeField.height}`}
      fill="none"
      aria-hidden="true"
    >
      <Fade id="globe-net" of={styles.net} />
      <Fade id="globe-land" of={styles.land} />
      <path stroke="url(#globe-net)" d={graticule} />
      <path fill="url(#globe-land)" opacity=".62" d={coasts} />
    </svg>
  );
}
