import { useWords } from '../shell/words.tsx';
import styles from './cookie-choice.module.css';

/** What was answered to the notice, and both answers to give anew; the page's script marks which one holds (landing/boot.js). */
export function CookieChoice() {
  const t = useWords('notice');
  const ask = useWords('shell.consent');
  return (
    <section className={styles.choice} aria-labelledby="choice">
      <h2 id="choice">{t('title')}</h2>
      <p role="status">
        <span className={styles.open}>{t('open')}</span>
        <span className={styles.yes}>{t('yes')}</span>
        <span className={styles.no}>{t('no')}</span>
      </p>
      <div className={styles.answers}>
        <button type="button" className="button button--quiet button--small" data-consent="no">
          {ask('no')}
        </button>
        <button type="button" className="button button--quiet button--small" data-consent="ok">
          {ask('ok')}
        </button>
      </div>
    </section>
  );
}
