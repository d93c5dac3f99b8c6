import { useRouteLoaderData } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { consentList } from '#contract/consents.ts';
import type { loader } from '../root.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { PageViews, SensitiveAnswers } from './consents.tsx';
import styles from './setting.module.css';

/** What is known of a person: to take along, and to have deleted. */
export function YourData({ consents }: { consents: DataOf<typeof consentList> }) {
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
      <PageViews />
      <SensitiveAnswers consents={consents} />
      <div className={styles.way}>
        <a href={address('/report/erase')}>{t('delete')}</a>
        <p className="soft">{t('deleteText')}</p>
      </div>
    </section>
  );
}
