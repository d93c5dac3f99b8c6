import { useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import styles from './offer.module.css';
import { StartButton } from './start-button.tsx';

export function Closing() {
  const t = useWords('landing.end');
  return (
    <section className={styles.end} data-scheme="dark" aria-labelledby="end">
      <div className="wrap">
        <Gates lit={6} className={styles.gates} />
        <h2 id="end">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
        <StartButton />
      </div>
    </section>
  );
}
