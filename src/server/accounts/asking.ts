import type { Call } from '#contract/call.ts';
import { findExam } from '#exams/index.ts';
import type { CallRequest } from '#server/platform/http/serve.ts';
import type { Receiver } from './letters.ts';
import type { Client } from './register.ts';

export interface LetterRoom {
  readonly defaultExam: `SUBS-${number}`;
}

/** Who asks, and from where; a browser without a key is given one. */
export function clientOf<C extends Call>({ holder, clientAddress, headers }: CallRequest<C>): Client {
  const { key } = holder.ensure();
  const browser = holder.browser();
  if (!browser) throw new Error(`A browser was given no key (${key.length}).`);
  return { address: clientAddress, browser, agent: headers['user-agent'] };
}

/** Whom a letter of this request goes to, in its language, with links to its pages. */
export function receiverOf<C extends Call>(
  { defaultExam }: LetterRoom,
  { visit, varietyIn, locale }: CallRequest<C>,
  to: string,
): Receiver {
  const exam = visit.said.examAppId === null ? undefined : findExam(visit.said.examAppId);
  return { to, locale: varietyIn(locale), reference: `XX-${exam?.id ?? defaultExam}` };
}
