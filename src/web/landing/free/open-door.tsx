import styles from './free.module.css';

/** A door that stands open, and the light that falls out of it; decoration only. */
export function OpenDoor() {
  return (
    <svg
      className={styles.door}
      viewBox="0 0 600 700"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="light" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.97 0.045 105)" />
          <stop offset="1" stopColor="oklch(0.86 0.075 105)" />
        </linearGradient>
        <linearGradient id="fall" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.86 0.075 105)" stopOpacity="0.75" />
          <stop offset="1" stopColor="oklch(0.86 0.075 105)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#fall)" d="M270 520h150l150 180H60z" />
      <path fill="url(#light)" d="M270 520V235a75 75 0 0 1 150 0v285z" />
      <path className={styles.leaf} d="M270 520V235a75 75 0 0 1 62-74l-104-34a92 92 0 0 0-78 92v343z" />
      <path className={styles.frame} d="M258 520V235a87 87 0 0 1 174 0v285" />
      <path className={styles.frame} d="M238 520V235a107 107 0 0 1 214 0v285" opacity="0.5" />
      <path className={styles.frame} d="M214 520V235a131 131 0 0 1 262 0v285" opacity="0.25" />
    </svg>
  );
}
