import { createHash } from 'node:crypto';
import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import { findClick } from './clicks.ts';
import type { ConversionEvent, Post } from './service.ts';
import type { OpenService } from './services/index.ts';

/** Something that came of an advertisement. */
interface Happened {
  readonly event: ConversionEvent;
  readonly logid: string;
  /** What it is told of once: a visit's click, a visit, an order. */
  readonly about: string;
  readonly at: Date;
  readonly paid?: { readonly value: number; readonly currency: string } | undefined;
}

/** Writes a job for each service that the visit agreed to be told, in the transaction of what happened. */
export async function tellOf(
  tx: Transaction,
  services: readonly OpenService[],
  { event, logid, about, at, paid }: Happened,
): Promise<void> {
  if (services.length === 0) return;
  const click = await findClick(tx, logid);
  for (const { name, parameter } of services) {
    if (!click?.clicks[parameter]) continue;
    await enqueue(tx, {
      aggregateId: about,
      kind: 'conversion.tell',
      id: `conversion.${event}.${name}`,
      payload: { service: name, event, logid, eventId: eventIdOf(event, about), at: at.toISOString(), paid },
    });
  }
}

/** Says nothing of what it is about: order numbers and visits are nobody's but ours. */
function eventIdOf(event: ConversionEvent, about: string): string {
  return createHash('sha256').update(`${event} ${about}`).digest('base64url').slice(0, 32);
}

export interface TellingRoom {
  readonly database: Database;
  readonly services: readonly OpenService[];
  readonly placeOf: (url: string) => string;
  readonly publicUrl: string;
}

/** The job. What was agreed to is read now: whoever took it back in between is not told of. */
export async function tellService(room: TellingRoom, job: JobPayload<'conversion.tell'>): Promise<void> {
  const service = room.services.find(({ name }) => name === job.service);
  const kept = service && (await findClick(room.database, job.logid));
  const click = service && kept?.clicks[service.parameter];
  if (!click || !kept) return;
  await service.tell(
    {
      event: job.event,
      eventId: job.eventId,
      at: new Date(job.at),
      ...(job.paid && { paid: job.paid }),
      click,
      agreedAt: kept.agreedAt,
      consent: kept.consent,
      browser: kept.browser,
      address: service.needsAddress ? kept.address : null,
      trial: kept.clicks.tt_test_id,
      site: `${room.publicUrl}/`,
    },
    postFrom(service.name, room.placeOf),
  );
}

/** How long a service may take. */
const limitMilliseconds = 10_000;

/** What a service turns down for good is not tried for days: a key that no longer opens, a field that it no longer knows. */
function postFrom(service: string, placeOf: (url: string) => string): Post {
  return async (url, { headers, body }) => {
    const answer = await fetch(placeOf(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMilliseconds),
      redirect: 'error',
    });
    if (answer.ok) return answer.json().catch(() => ({}));
    const problem = `${service} answered ${answer.status}.`;
    const forGood = answer.status < 500 && answer.status !== 429 && answer.status !== 408;
    throw forGood ? new UnwelcomeError(problem) : new Error(problem);
  };
}
