import { useWords } from '../shell/words.tsx';
import styles from './together.module.css';

interface Props {
  shows: readonly string[];
  scores: string | null;
}

/** What the other person will see, before anything is shared. */
export function Sees({ shows, scores }: Props) {
  const t = useWords('together.sees');
  return (
    <section className={styles.part} aria-labelledby="sees">
      <h2 id="sees">{t('title')}</h2>
      <div className={styles.body}>
        <p>{t('lead')}</p>
        <ul>
          {shows.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {scores && (
          <>
            <p>{t('scores')}</p>
            <ul>
              <li>{scores}</li>
            </ul>
          </>
        )}
        <p className="soft">{t('never')}</p>
      </div>
    </section>
  );
}
