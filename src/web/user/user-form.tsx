import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { HumanCheck } from '../shell/human-check.tsx';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import type { Errors, Outcome } from './outcome.ts';
import styles from './user.module.css';

interface Props {
  intent: string;
  submit: string;
  outcome: Outcome | undefined;
  hidden?: Readonly<Record<string, string>>;
  /** Looks like a lesser way, of several on a screen. */
  quiet?: boolean;
  children?: (errors: Errors) => ReactNode;
}

/** A form of an account, which needs no script: its fields, what went wrong, its button. */
export function UserForm({ intent, submit, outcome, hidden = {}, quiet = false, children }: Props) {
  const t = useWords('user.form');
  const sending = useNavigation().formData?.get('intent') === intent;
  const own = !sending && outcome?.intent === intent ? outcome : undefined;
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(own?.errors ?? {})}
      <ProblemNotice problem={own?.problem} failed={t('failed')} stake="answers" />
      <HumanCheck challenge={own?.challenge} />
      <button
        type="submit"
        className={quiet ? 'button button--quiet button--small' : 'button'}
        aria-disabled={sending}
      >
        {sending ? t('sending') : submit}
      </button>
    </Form>
  );
}
