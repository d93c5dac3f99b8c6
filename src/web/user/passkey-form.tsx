import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import { useClient } from '../shell/client.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { madeBy } from './ceremony.ts';
import { Field } from './field.tsx';
import { typedIn } from './read.ts';
import styles from './user.module.css';

type Standing = 'idle' | 'waiting' | 'done' | 'passwordMissing' | Problem;

/** Adds a passkey: by the password, and by what this device asks for. */
export function PasskeyForm() {
  const t = useWords('passkeys');
  const form = useWords('user.form');
  const client = useClient();
  const { revalidate } = useRevalidator();
  const [standing, setStanding] = useState<Standing>('idle');
  const isWaiting = standing === 'waiting';

  async function add(password: string): Promise<Standing> {
    const begun = await client.call(beginPasskey, { body: { password } });
    if (!begun.ok) return problemOf(begun);
    const credential = await madeBy(begun.data);
    if (!credential) return { kind: 'failed' };
    const added = await client.call(addPasskey, { body: { credential } });
    return added.ok ? 'done' : problemOf(added);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWaiting) return;
    const target = event.currentTarget;
    const password = typedIn(new FormData(target), 'password');
    if (password === '') return setStanding('passwordMissing');
    setStanding('waiting');
    const next = await add(password);
    setStanding(next);
    if (next !== 'done') return;
    target.reset();
    await revalidate();
  }

  return (
    <>
      <form onSubmit={submit} noValidate className={styles.form}>
        <Field
          name="password"
          type="password"
          autoComplete="current-password"
          label={form('password')}
          hint={t('passwordHint')}
          error={standing === 'passwordMissing' ? standing : undefined}
        />
        <ProblemNotice
          problem={typeof standing === 'object' ? standing : undefined}
          failed={t('notMade')}
          stake="answers"
        />
        <button type="submit" className="button button--quiet button--small" aria-disabled={isWaiting}>
          {isWaiting ? t('waiting') : t('add')}
        </button>
      </form>
      <p role="status" className="notice notice--good">
        {standing === 'done' && t('done')}
      </p>
    </>
  );
}
