import { useState } from 'react';
import { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';
import { useAddress } from '../shell/addresses.ts';
import { useClient } from '../shell/client.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { signedBy, usePasskeysOffered } from './ceremony.ts';
import styles from './user.module.css';

/** Logs in with a passkey, where script runs and the browser has them; beside the password, which is always there. */
export function PasskeyLogin() {
  const t = useWords('passkeys');
  const client = useClient();
  const address = useAddress();
  const [standing, setStanding] = useState<'waiting' | Problem>();
  const isWaiting = standing === 'waiting';

  async function logIn(): Promise<Problem | undefined> {
    const begun = await client.call(beginPasskeyLogin);
    if (!begun.ok) return problemOf(begun);
    const credential = await signedBy(begun.data);
    if (!credential) return { kind: 'failed' };
    const answer = await client.call(passkeyLogin, { body: { credential } });
    if (!answer.ok) return problemOf(answer);
    globalThis.location.assign(address('/user/info'));
    return undefined;
  }

  if (!usePasskeysOffered()) return null;
  return (
    <div className={styles.passkey}>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isWaiting}
        onClick={async () => {
          if (isWaiting) return;
          setStanding('waiting');
          const problem = await logIn();
          if (problem) setStanding(problem);
        }}
      >
        {isWaiting ? t('waiting') : t('login')}
      </button>
      <ProblemNotice problem={isWaiting ? undefined : standing} failed={t('notUsed')} stake="answers" />
    </div>
  );
}
