import type { CallFailure } from '#contract/client.ts';
import type { NextStep } from '#contract/refusals.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';

/** Why a call brought nothing, as a screen tells it: the server's own sentence, or what the network did. `reference` is in the log. */
export type Problem =
  | { kind: 'said'; message: string; name: string; next: NextStep; reference: string }
  | { kind: 'tooMany' | 'failed'; reference?: string | undefined }
  | { kind: 'disconnected' | 'unstable' };

/**
 * `disconnected`: the request never left. `unstable`: it left, and no answer came in time, so that nobody here knows
 * what became of it.
 */
export function problemOf(failure: CallFailure): Problem {
  if (failure.kind === 'refused') {
    const { message, name, next, requestId: reference } = failure.response;
    if (failure.status === 429) return { kind: 'tooMany', reference };
    if (failure.status >= 500) return { kind: 'failed', reference };
    return { kind: 'said', message: unbrokenOnScreen(message), name, next, reference };
  }
  if (failure.kind === 'timeout') return { kind: 'unstable' };
  if (failure.kind === 'badStatus') return { kind: 'failed' };
  return { kind: 'disconnected' };
}
