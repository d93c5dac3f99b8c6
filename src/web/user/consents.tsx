import { useState, useSyncExternalStore } from 'react';
import { adConsent } from '#contract/ads.ts';
import type { DataOf } from '#contract/call.ts';
import type { consentList } from '#contract/consents.ts';
import { useAddressOf } from '../shell/addresses.ts';
import { useClient } from '../shell/client.ts';
import { hasAgreed, withdrawAgreement } from '../shell/consent.ts';
import { useDay } from '../shell/day.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './setting.module.css';

const never = () => () => {};

/** The agreement to counting page views: kept in this browser alone, and withdrawn in it. */
export function PageViews() {
  const t = useWords('consents');
  const setting = useWords('user.setting');
  const wasGiven = useSyncExternalStore<boolean | undefined>(never, hasAgreed, () => undefined);
  const client = useClient();
  const { exam } = useExam();
  const [isWithdrawn, setWithdrawn] = useState(false);
  return (
    <div className={styles.way}>
      <h3>{setting('consent')}</h3>
      <p className="soft">{setting('consentText')}</p>
      {wasGiven && !isWithdrawn && (
        <>
          <p>{t('given')}</p>
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => {
              withdrawAgreement();
              client.call(adConsent, { body: { appExamId: exam.examId, agreed: false, tracking: {} } });
              setWithdrawn(true);
            }}
          >
            {t('withdraw')}
          </button>
        </>
      )}
      {wasGiven === false && !isWithdrawn && <p>{t('none')}</p>}
      <p role="status" className="notice notice--good">
        {isWithdrawn && t('withdrawn')}
      </p>
    </div>
  );
}

/** The agreements to sensitive answers, each withdrawn by deleting its test. */
export function SensitiveAnswers({ consents }: { consents: DataOf<typeof consentList> }) {
  const t = useWords('consents');
  const day = useDay();
  const address = useAddressOf();
  if (consents.length === 0) return null;
  return (
    <div className={styles.way}>
      <h3>{t('title')}</h3>
      <p className="soft">{t('text')}</p>
      <ul role="list" className={styles.consents}>
        {consents.map(({ appExamId, countryCode, name: test, agreedAt, sittingId, orderNumber }) => (
          <li key={sittingId}>
            <p>{t('agreed', { test, date: day(agreedAt) })}</p>
            <a
              href={address(
                '/report/erase',
                `${countryCode}-${appExamId}`,
                orderNumber === null ? { sittingId } : { orderNumber },
              )}
            >
              {t('remove', { test })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
