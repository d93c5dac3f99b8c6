import styles from './icon.module.css';

const shapes = {
  next: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  back: 'M16 10H4M8.5 5.5 4 10l4.5 4.5',
  tick: 'm4.5 10.5 3.5 3.5 7.5-8',
  cross: 'm5.5 5.5 9 9m0-9-9 9',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4.2l2.6 1.6',
  globe:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c2.4 2 3.4 4.4 3.4 7S12.4 15 10 17c-2.4-2-3.4-4.4-3.4-7S7.6 5 10 3',
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h3',
  wallet: 'M3 5.5h11.5v2.5M3 5.5v10h13.5V8H3M13 11.75h3.5',
  bank: 'M3 8 10 4l7 4zM4.5 8v6.5M8.2 8v6.5M11.8 8v6.5M15.5 8v6.5M3 16.5h14',
  enlarge: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.5 12.5 17 17M6 8.5h5M8.5 6v5',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
} as const;

/** A sign of our own hand, beside words that say the same. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
