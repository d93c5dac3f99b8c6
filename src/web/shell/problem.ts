import type { CallFailure } from '#contract/client.ts';

/** Why a call brought nothing, as a screen tells it: the server's own sentence, or what the network did. */
export type Problem =
  | { kind: 'said'; message: string; name: string }
  | { kind: 'disconnected' | 'unstable' | 'tooMany' | 'failed' };

/**
 * `disconnected`: the request never left. `unstable`: it left, and no answer came in time, so that nobody here knows
 * what became of it.
 */
export function problemOf(failure: CallFailure): Problem {
  if (failure.kind === 'refused') {
    if (failure.status === 429) return { kind: 'tooMany' };
    if (failure.status >= 500) return { kind: 'failed' };
    return { kind: 'said', message: failure.response.message, name: failure.response.name };
  }
  if (failure.kind === 'timeout') return { kind: 'unstable' };
  if (failure.kind === 'badStatus') return { kind: 'failed' };
  return { kind: 'disconnected' };
}
