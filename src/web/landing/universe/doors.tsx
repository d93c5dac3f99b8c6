import type { GateFace } from '#contract/exams.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './universe.module.css';

/** The six gates as doors side by side, each with its own hour behind it; decoration only. */
export function Doors({ gates }: { gates: readonly GateFace[] }) {
  return (
    <div className={`${styles.doors} after-words`}>
      {gates.map(({ id, door }) => (
        <Picture
          key={id}
          picture={door}
          sizes="(min-width: 62em) 50rem, (min-width: 48em) 30rem, 13rem"
          priority="low"
          late
          className={styles.door}
        />
      ))}
    </div>
  );
}
