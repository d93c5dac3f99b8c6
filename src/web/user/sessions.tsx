import type { sessionList } from '#contract/accounts.ts';
import type { DataOf } from '#contract/call.ts';
import { browserName } from '../order/browser-name.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import type { Outcome } from './outcome.ts';
import styles from './setting.module.css';
import { UserForm } from './user-form.tsx';

interface Props {
  sessions: DataOf<typeof sessionList>;
  outcome: Outcome | undefined;
}

/** Where somebody is logged in, and how that is ended from here. */
export function Sessions({ sessions, outcome }: Props) {
  const t = useWords('user.setting');
  const day = useDay();
  const elsewhere = sessions.some(({ current }) => !current);
  return (
    <>
      <ul role="list" className={styles.sessions}>
        {sessions.map(({ id, browser, seenAt, current }) => (
          <li key={id}>
            <p>
              {browserName(browser) ?? t('unknownBrowser')}
              <br />
              <span className="soft">{current ? t('here') : t('seen', { date: day(seenAt) })}</span>
            </p>
            {!current && <UserForm intent="end" submit={t('end')} outcome={outcome} hidden={{ id }} quiet />}
          </li>
        ))}
      </ul>
      {elsewhere && (
        <>
          <UserForm intent="end" submit={t('endAll')} outcome={outcome} quiet />
          <p className="soft">{t('endText')}</p>
        </>
      )}
    </>
  );
}
