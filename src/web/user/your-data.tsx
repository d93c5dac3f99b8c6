import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import styles from './setting.module.css';

/** What is known of a person: to take along, and to have deleted. */
export function YourData() {
  const t = useWords('user.setting');
  const address = useAddress();
  const locale = useLocale();
  const base = useRouteLoaderData<typeof loader>('root')?.config.apiBase ?? '/ads';
  return (
    <section aria-labelledby="data">
      <h2 id="data">{t('privacy')}</h2>
      <div className={styles.way}>
        <a className="button button--quiet button--small" href={`${base}/user/export?hl=${locale}`} download>
          {t('export')}
        </a>
        <p className="soft">{t('exportText')}</p>
      </div>
      <div className={styles.way}>
        <h3>{t('consent')}</h3>
        <p className="soft">{t('consentText')}</p>
      </div>
      <div className={styles.way}>
        <a href={address('/report/erase')}>{t('delete')}</a>
        <p className="soft">{t('deleteText')}</p>
      </div>
    </section>
  );
}
