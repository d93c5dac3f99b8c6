import { Form, useNavigation } from 'react-router';
import { useExam } from '../shell/exam.tsx';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './scheme.module.css';

export interface GiftOutcome {
  /** The code as it was typed. */
  typed: string;
  problem: 'missing' | Problem;
}

interface Props {
  orderNumber: string;
  outcome: GiftOutcome | undefined;
}

/** Where the code of a gift opens the report; a quiet line until it is wanted. */
export function GiftCode({ orderNumber, outcome }: Props) {
  const t = useWords('paying.scheme');
  const { goods } = useExam().exam;
  const opening = useNavigation().formMethod === 'POST';
  const missing = outcome?.problem === 'missing';
  return (
    <details className={`more ${styles.gift}`} open={outcome !== undefined}>
      <summary>{t('gift')}</summary>
      <Form method="post" replace preventScrollReset noValidate className="field">
        <label htmlFor="code">{t('giftLabel')}</label>
        <input
          id="code"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={outcome?.typed}
          aria-invalid={outcome !== undefined}
          aria-describedby={missing ? 'code-error code-hint' : 'code-hint'}
        />
        {missing && (
          <p className="field__error" id="code-error" role="alert">
            {t('giftMissing')}
          </p>
        )}
        <p className="field__hint" id="code-hint">
          {t('giftHint', { goods })}
        </p>
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <ProblemNotice
          problem={outcome && outcome.problem !== 'missing' && !opening ? outcome.problem : undefined}
          failed={t('giftFailed')}
          stake="payment"
        />
        <button type="submit" className="button button--quiet button--small" aria-disabled={opening}>
          {opening ? t('giftOpening') : t('giftOpen', { goods })}
        </button>
      </Form>
    </details>
  );
}
