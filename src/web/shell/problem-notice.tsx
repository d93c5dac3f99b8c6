import { NextStepLink } from './next-step.tsx';
import type { Problem } from './problem.ts';
import styles from './problem-notice.module.css';
import { useWords } from './words.tsx';

interface Props {
  problem: Problem | undefined;
  /** What could not be done, in the screen's own words. */
  failed: string;
  /** What is at stake while the network is unstable. */
  stake: 'answers' | 'payment';
}

/** Where something went wrong, says what, that nothing is lost, and the one next step; spoken when it appears. */
export function ProblemNotice({ problem, failed, stake }: Props) {
  const t = useWords('support.network');
  return (
    <div role="alert" className={styles.place}>
      {problem?.kind === 'unstable' && (
        <div className="notice notice--warn stack">
          <p className={styles.title}>{t('unstableTitle')}</p>
          <p>{stake === 'payment' ? t('unstablePayment') : t('unstableAnswers')}</p>
          <button
            type="button"
            className="button button--small button--quiet"
            onClick={() => globalThis.location.reload()}
          >
            {stake === 'payment' ? t('reload') : t('refresh')}
          </button>
        </div>
      )}
      {problem && problem.kind !== 'unstable' && (
        <div className="notice notice--bad">
          <p>
            {problem.kind === 'said' && problem.message}
            {problem.kind === 'disconnected' && t('disconnected')}
            {problem.kind === 'tooMany' && t('tooMany')}
            {problem.kind === 'failed' && failed}
          </p>
          <NextStepLink problem={problem} />
        </div>
      )}
    </div>
  );
}
