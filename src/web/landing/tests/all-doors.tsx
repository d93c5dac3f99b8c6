import { useWords } from '../../shell/words.tsx';
import styles from './doors.module.css';
import type { Test } from './doors.server.ts';
import { Doors } from './doors.tsx';

/** The doors of the tests that a landing is not about, at its foot. */
export function AllDoors({ tests }: { tests: readonly Test[] }) {
  const t = useWords('tests');
  return (
    <section className={styles.band} data-scheme="dark" aria-labelledby="doors">
      <div className="wrap">
        <h2 id="doors">{t('title')}</h2>
        <Doors tests={tests} late level={3} />
      </div>
    </section>
  );
}
