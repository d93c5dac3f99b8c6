import { useWords } from '../shell/words.tsx';
import { Picture } from '../ui/picture.tsx';
import { gateNames } from './gate-names.ts';
import styles from './universe.module.css';

/** One of each gate's own pictures, the one that says most of it when seen small. */
const scenes = {
  mirror: 'other-hour',
  labyrinth: 'two-ways',
  well: 'borrowed-moon',
  insight: 'unfinished-stair',
  bridge: 'whole-below',
  veil: 'someone',
} as const;

/** The way, gate by gate: one of its pictures, its name, and what it asks. */
export function GateWalk() {
  const t = useWords('universe.gates');
  return (
    <section className={styles.night} data-scheme="dark" aria-labelledby="gates">
      <div className={`wrap section ${styles.walk}`}>
        <div className={styles.words}>
          <h2 id="gates">{t('title')}</h2>
          <p className="lede">{t('lead')}</p>
        </div>
        <ol role="list" className={styles.gates}>
          {gateNames.map((name) => (
            <li key={name} className={styles.gate} data-theme={`gate-${name}`}>
              <Picture
                picture={{ set: 'subconscious', name: scenes[name], alt: '' }}
                sizes="(min-width: 62em) 38rem, 100vw"
                late
                className={styles.scene}
              />
              <div>
                <h3>{t(`${name}.name`)}</h3>
                <p>{t(`${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
