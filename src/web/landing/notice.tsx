import { listed } from '#locale/list.ts';
import { useConfig } from '../shell/config.ts';
import { useVariety, useWords } from '../shell/words.tsx';
import styles from './hero.module.css';

/**
 * What is kept on the device, and which services are told of what, said once; shown by the landing's script until it was
 * answered, with a no as near as a yes.
 */
export function Notice() {
  const t = useWords('shell.consent');
  const variety = useVariety();
  const services = useConfig()?.ads ?? [];
  return (
    <aside className={styles.notice} data-scheme="dark" aria-label={t('label')}>
      <div className="wrap">
        <p>{services.length > 0 ? t('ads', { services: listed(variety, services) }) : t('text')}</p>
        <div className={styles.answers}>
          <button type="button" className="button button--quiet button--small" data-consent="no">
            {t('no')}
          </button>
          <button
            type="button"
            className="button button--quiet button--small"
            data-consent={services.length > 0 ? 'ads' : 'ok'}
          >
            {t('ok')}
          </button>
        </div>
      </div>
    </aside>
  );
}
