import { useWords } from '../../shell/words.tsx';
import { Counts } from '../counts.tsx';
import styles from './universe.module.css';

/** What comes of the walk: eight sides, a character, a dream; and how many have walked it. */
export function Outcome() {
  const t = useWords('universe.outcome');
  return (
    <section className={`section wrap ${styles.outcome}`} aria-labelledby="outcome">
      <h2 id="outcome">{t('title')}</h2>
      <dl className={styles.parts}>
        {(['sides', 'character', 'dream'] as const).map((part) => (
          <div key={part}>
            <dt className="display">{t(part)}</dt>
            <dd>{t(`${part}Text`)}</dd>
          </div>
        ))}
      </dl>
      <Counts scored={false} />
    </section>
  );
}
