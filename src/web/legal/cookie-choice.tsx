import { listed } from '#locale/list.ts';
import { useConfig } from '../shell/config.ts';
import { useVariety, useWords } from '../shell/words.tsx';
import styles from './cookie-choice.module.css';

/** What was answered to the notice, and every answer to give anew; the page's script marks which one holds (shell/boot.js). */
export function CookieChoice() {
  const t = useWords('notice');
  const ask = useWords('shell.consent');
  const variety = useVariety();
  const services = useConfig()?.ads ?? [];
  const answers: readonly [answer: string, said: string][] =
    services.length > 0
      ? [
          ['no', ask('no')],
          ['ok', t('only')],
          ['ads', ask('ok')],
        ]
      : [
          ['no', ask('no')],
          ['ok', ask('ok')],
        ];
  return (
    <section className={styles.choice} aria-labelledby="choice">
      <h2 id="choice">{t('title')}</h2>
      <p role="status">
        <span className={styles.open}>{t('open')}</span>
        <span className={styles.yes}>{t('yes')}</span>
        <span className={styles.no}>{t('no')}</span>
        {services.length > 0 && (
          <span className={styles.ads}>{t('ads', { services: listed(variety, services) })}</span>
        )}
      </p>
      {services.length > 0 && <p>{ask('ads', { services: listed(variety, services) })}</p>}
      <div className={styles.answers}>
        {answers.map(([answer, said]) => (
          <button
            key={answer}
            type="button"
            className="button button--quiet button--small"
            data-consent={answer}
          >
            {said}
          </button>
        ))}
      </div>
    </section>
  );
}
