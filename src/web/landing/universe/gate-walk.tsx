import type { GateFace } from '#contract/exams.ts';
import { useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './universe.module.css';

/** The way, gate by gate: one of its pictures, its name, and what it asks. */
export function GateWalk({ gates }: { gates: readonly GateFace[] }) {
  const t = useWords('universe.gates');
  return (
    <section className={styles.night} data-scheme="dark" aria-labelledby="gates">
      <div className={`wrap section ${styles.walk}`}>
        <div className={styles.words}>
          <h2 id="gates">{t('title')}</h2>
          <p className="lede">{t('lead')}</p>
        </div>
        <ol role="list" className={styles.gates}>
          {gates.map(({ id, name, text, scene }) => (
            <li key={id} className={styles.gate} data-theme={`gate-${id}`}>
              <Picture picture={scene} sizes="(min-width: 62em) 38rem, 100vw" late className={styles.scene} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
