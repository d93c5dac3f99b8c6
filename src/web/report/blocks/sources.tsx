import type { BlockProps } from './block.ts';
import styles from './sources.module.css';

/** Where what is said comes from. */
export function Sources({ block: { items }, opening }: BlockProps<'sources'>) {
  return (
    <div className={`wrap ${styles.side}`}>
      {opening}
      <ul role="list" lang="en" className={`${styles.sources} small soft`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
