import styles from './boy.module.css';
import { sixteenDoors } from './sixteen-doors.ts';

/** Sixteen doors, none like another; decoration only. */
export function Sixteen() {
  const { outline, leaf, lamp, step } = sixteenDoors;
  return (
    <svg
      className={styles.sixteen}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.leaf} d={leaf} />
      <path className={styles.outline} d={outline} />
      <path className={styles.step} d={step} />
      <path className={styles.lamp} d={lamp} />
    </svg>
  );
}
