import { type FormEvent, useState } from 'react';
import { updateOrderEmail } from '#contract/orders.ts';
import { useClient } from '../shell/client.ts';
import { readEmail } from '../shell/email.ts';
import { useExam } from '../shell/exam.tsx';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './keep-report.module.css';

export type KeepOutcome =
  | { kind: 'kept'; email: string }
  | { kind: 'wrong'; problem: 'emailMissing' | 'emailWrong' }
  | { kind: 'problem'; problem: Problem };

interface Props {
  orderNumber: string;
  /** What came of it without script. */
  posted: KeepOutcome | undefined;
}

/** An address under which the report or workbook is found again. */
export function KeepReport({ orderNumber, posted }: Props) {
  const t = useWords('way.keep');
  const { goods } = useExam().exam;
  const client = useClient();
  const [outcome, setOutcome] = useState(posted);
  const [keeping, setKeeping] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (keeping) return;
    const read = readEmail(String(new FormData(event.currentTarget).get('email') ?? ''));
    if ('problem' in read) {
      setOutcome({ kind: 'wrong', problem: read.problem });
      return;
    }
    setKeeping(true);
    const kept = await client.call(updateOrderEmail, { body: { orderNumber, email: read.email } });
    setKeeping(false);
    setOutcome(
      kept.ok ? { kind: 'kept', email: kept.data.email } : { kind: 'problem', problem: problemOf(kept) },
    );
  };

  return (
    <form
      id="keep"
      method="post"
      noValidate
      className={styles.keep}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2>{t('title', { goods })}</h2>
      <EmailField
        label={t('label')}
        hint={t('hint', { goods })}
        error={outcome?.kind === 'wrong' ? t(outcome.problem) : undefined}
      />
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <button type="submit" className="button button--small button--quiet" aria-disabled={keeping}>
        {t('save')}
      </button>
      <ProblemNotice
        problem={outcome?.kind === 'problem' ? outcome.problem : undefined}
        failed={t('failed')}
        stake="payment"
      />
      <p role="status" className={outcome?.kind === 'kept' ? 'notice notice--good' : 'small soft'}>
        {keeping && t('saving')}
        {!keeping && outcome?.kind === 'kept' && (
          <Unbroken part={outcome.email} within={t('kept', { goods, email: outcome.email })} />
        )}
      </p>
    </form>
  );
}
