import type { CharacterFace } from '#contract/exams.ts';
import { useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './unconscious.module.css';

/** Below the water: the nine whom an answer may come nearest to. */
export function Characters({ characters }: { characters: readonly CharacterFace[] }) {
  const t = useWords('unconscious.below');
  return (
    <section className={styles.below} data-scheme="dark" aria-labelledby="below">
      <div className={`wrap section ${styles.deep}`}>
        <div>
          <h2 id="below">{t('title')}</h2>
          <p className="lede">{t('lead')}</p>
        </div>
        <ul role="list" className={styles.nine}>
          {characters.map(({ id, name, picture }) => (
            <li key={id}>
              <Picture
                picture={picture}
                sizes="(min-width: 62em) 15rem, 30vw"
                late
                className={styles.portrait}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
