import { useWords } from '../shell/words.tsx';
import styles from './hero.module.css';

/** What is kept on the device, said once; shown by the landing's script until it was answered, with a no as near as a yes. */
export function Notice() {
  const t = useWords('shell.consent');
  return (
    <aside className={styles.notice} data-scheme="dark" aria-label={t('label')}>
      <div className="wrap">
        <p>{t('text')}</p>
        <div className={styles.answers}>
          <button type="button" className="button button--quiet button--small" data-consent="no">
            {t('no')}
          </button>
          <button type="button" className="button button--quiet button--small" data-consent="ok">
            {t('ok')}
          </button>
        </div>
      </div>
    </aside>
  );
}
