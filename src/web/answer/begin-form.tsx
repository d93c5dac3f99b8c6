import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { useExam } from '../shell/exam.tsx';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Consent } from './consent.tsx';
import styles from './start.module.css';

interface Props {
  problem: Problem | undefined;
  beginning: boolean;
  /** A test is given up for it: the button is the quieter one. */
  again: boolean;
}

/** The button that begins; of a sensitive test the consent before it, without which nothing is sent. */
export function BeginForm({ problem, beginning, again }: Props) {
  const t = useWords('answer.start');
  const { exam } = useExam();
  const [unasked, setUnasked] = useState(false);
  const refused = problem?.kind === 'said' && problem.name === 'consentMissing';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const box = event.currentTarget.querySelector<HTMLInputElement>('input[name="consent"]');
    const missing = box !== null && !box.checked;
    setUnasked(missing);
    if (!missing) return;
    event.preventDefault();
    box.focus();
  };

  return (
    <Form method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {exam.consent && <Consent consent={exam.consent} missing={unasked || refused} />}
      <ProblemNotice problem={refused ? undefined : problem} failed={t('failed')} stake="answers" />
      <button type="submit" className={again ? 'button button--quiet' : 'button'} aria-disabled={beginning}>
        {beginning ? t('beginning') : t('begin')}
        <Icon name="next" />
      </button>
    </Form>
  );
}
