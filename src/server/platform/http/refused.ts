import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RefusalName } from '#contract/refusals.ts';
import type { Clock } from '../clock.ts';
import { clientOf } from './client.ts';

/** What somebody is told who tries what is not theirs, or guesses: many from one client are an attack. */
const suspicious: ReadonlySet<RefusalName> = new Set([
  'forbidden',
  'tooMany',
  'tooLarge',
  'loginWrong',
  'loginPaused',
  'noRetrievableReport',
  'unknownSitting',
  'unknownOrder',
  'couponUnknown',
  'giftUnknown',
  'linkExpired',
  'unknownCertificate',
]);

const pseudonymDigits = 12;

/** What the log says of a request that was refused. */
export interface ToldRefusal {
  readonly refusal: RefusalName;
  /** Who asked: the same word all day for one client, and no address. Only of what can be an attack. */
  readonly client?: string;
}

/** Names the clients of what may be attacks by a word that means nothing tomorrow, and nothing without the secret. */
export function refusalTeller({ secret, clock }: { secret: string; clock: Clock }) {
  return (refusal: RefusalName, { ip }: Pick<FastifyRequest, 'ip'>): ToldRefusal => {
    if (!suspicious.has(refusal)) return { refusal };
    const day = clock.now().toISOString().slice(0, 10);
    const client = createHmac('sha256', secret)
      .update(`client ${day} ${clientOf(ip)}`)
      .digest('hex');
    return { refusal, client: client.slice(0, pseudonymDigits) };
  };
}
