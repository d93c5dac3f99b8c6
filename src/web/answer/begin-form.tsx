import { useLocation } from 'react-router';
import { asSent } from '../as-sent.ts';
import { useExam } from '../shell/exam.tsx';
import { useNonce } from '../shell/nonce.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import begin from './begin.js?raw';
import { Consent } from './consent.tsx';
import { limitSeconds } from './practice/limit.ts';
import styles from './start.module.css';

const script = asSent(begin);

/**
 * The button that begins; of a sensitive test the consent before it, without which nothing is sent. It posts by itself; the
 * small script after it says beforehand what would come to nothing.
 *
 * @param problem why the press before this page began nothing
 */
export function BeginForm({ problem }: { problem: Problem | undefined }) {
  const t = useWords('start');
  const network = useWords('support.network');
  const nonce = useNonce();
  const { exam } = useExam();
  const { pathname, search } = useLocation();
  const refused = problem?.kind === 'said' && problem.name === 'consentMissing';

  return (
    <>
      {/* What an advertisement named is in this address alone for whoever comes from a landing without script (site/visit.ts). */}
      <form method="post" action={pathname + search} className={styles.form} noValidate>
        {exam.consent && <Consent consent={exam.consent} missing={refused} />}
        {exam.goods === 'workbook' && (
          <label className={`check ${styles.clock}`}>
            <input type="checkbox" name="pace" value="timed" />
            <span>{t('clock', { seconds: limitSeconds })}</span>
          </label>
        )}
        <ProblemNotice
          problem={refused ? undefined : problem}
          failed={t('failed', { goods: exam.goods })}
          stake="answers"
        />
        <div role="alert" className={styles.offline}>
          <p className="notice notice--bad" data-offline hidden>
            {network('disconnected')}
          </p>
        </div>
        <button type="submit" className="button" data-beginning={t('beginning')}>
          {t('begin', { goods: exam.goods })}
          <Icon name="next" />
        </button>
      </form>
      <script nonce={nonce}>{script}</script>
    </>
  );
}
