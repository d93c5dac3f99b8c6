import { useEffect, useRef, useState } from 'react';
import type { Challenge } from '#contract/human.ts';
import { useWords } from './words.tsx';

interface Props {
  /** Set where this form's sending was answered by a task. */
  challenge: Challenge | undefined;
}

/** Longer than this no task takes; whoever waits so long has waited enough to need none. */
const longest = 60_000;

/**
 * In a form that was sent often from here: works the task out, and sends the form again with its proof. Without script, and
 * where the browser cannot, it says to wait a minute. Nothing is fetched from anybody else.
 */
export function HumanCheck({ challenge }: Props) {
  const t = useWords('support.human');
  const place = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState(false);

  useEffect(() => {
    if (!challenge || !globalThis.crypto?.subtle) return undefined;
    const controller = new AbortController();
    setWorking(true);
    void solve(challenge, controller).then((proof) => {
      const field = place.current;
      if (controller.signal.aborted) return;
      setWorking(false);
      if (!proof || !field?.form) return;
      field.value = proof;
      field.form.requestSubmit();
    });
    return () => controller.abort();
  }, [challenge]);

  if (!challenge) return null;
  return (
    <div className="notice" role="status">
      <p>{t(working ? 'working' : 'wait')}</p>
      <input type="hidden" name="proof" ref={place} />
    </div>
  );
}

/** @returns the proof as JSON; undefined where it was not found in time */
async function solve(challenge: Challenge, controller: AbortController): Promise<string | undefined> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: longest });
    return solution ? JSON.stringify({ challenge, solution }) : undefined;
  } catch {
    return undefined;
  }
}
