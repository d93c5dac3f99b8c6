import type { LandingName } from '#contract/landings.ts';
import type { Exam } from '#exams/exam.ts';
import type { Locale } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { versionOf } from '#server/legal/protocols.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownedAs, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import type { SeedStock } from './seeds.ts';
import type { Sitting } from './store.ts';
import { sittings } from './tables.ts';

export interface Start {
  readonly exam: Exam;
  readonly locale: Locale;
  /** An unknown market reads as `XX`. */
  readonly countryCode: string;
  readonly reader: Reader;
  readonly visit: Visit;
  readonly consent: boolean;
  /** That it is begun from. */
  readonly landing?: LandingName | undefined;
  /** The invitation that it is begun by. */
  readonly invitation?: string | undefined;
}

/**
 * Begins a sitting with a form of its own. The order's number is chosen now, and is the sitting's too (decisions 4 and 64).
 *
 * @throws Refusal `consentMissing` for a sensitive test without explicit consent; `overloaded` where too many begin at once
 */
export async function startSitting(
  { database, clock, seeds }: Room & { seeds: SeedStock },
  { exam, locale, countryCode, reader, visit, consent, landing, invitation }: Start,
): Promise<Sitting> {
  if (exam.sensitive && !consent) throw new Refusal('consentMissing');
  const seed = await seeds.take(exam);
  const startedAt = clock.now();
  const orderNumber = newId(clock);
  const [sitting] = await database
    .insert(sittings)
    .values({
      // On shards a sitting and its order stand together: confirming is one node's work.
      id: orderNumber,
      orderNumber,
      examId: exam.id,
      examVersion: exam.version,
      normVersion: exam.normVersion,
      seed,
      locale,
      landing: landing ?? null,
      invitation: invitation ?? null,
      market: findMarket(countryCode)?.code ?? 'XX',
      ...ownedAs(reader),
      ...keptOf(visit),
      consentedAt: exam.sensitive ? startedAt : null,
      consentedTo: exam.sensitive ? [versionOf('privacy')] : null,
      startedAt,
    })
    .returning();
  return sitting as Sitting;
}
