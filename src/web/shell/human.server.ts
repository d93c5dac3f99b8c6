import type { Call } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import { type Challenge, humanChallenge } from '#contract/human.ts';
import type { Host } from '../host.ts';

/** The proof of work that a form brings, where it was asked for one. */
export function proofIn(form: FormData): { proof?: string } {
  const proof = form.get('proof');
  return typeof proof === 'string' && proof !== '' ? { proof } : {};
}

/**
 * The task that answers a call which was refused for one; undefined where it was not, and where a proof came along: whatever was
 * wrong with it would be wrong again.
 */
export async function challengeFor<C extends Call>(
  host: Host,
  form: FormData,
  answer: CallResult<C>,
): Promise<Challenge | undefined> {
  const isAsked = !answer.ok && answer.kind === 'refused' && answer.response.name === 'humanCheck';
  if (!isAsked || proofIn(form).proof !== undefined) return undefined;
  const made = await host.call(humanChallenge);
  return made.ok ? made.data : undefined;
}
