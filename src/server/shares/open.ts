import type { SharedResult, ShareStanding } from '#contract/shares.ts';
import type { Variety } from '#locale/locales.ts';
import { mayRead } from '#server/orders/readers.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { type Entitlement, findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { type Facts, factsOf } from '#server/reports/compose.ts';
import { findShare, findShareByKey, type Share } from './hold.ts';
import { sharedResultOf, tellingsOf } from './tell.ts';

export interface ShareRoom extends Room {
  readonly publicUrl: string;
}

/** What a report's card is made of. @throws Refusal `reportLocked` */
export async function openFacts({ database }: Room, entitlement: Entitlement): Promise<Facts> {
  const facts = isOpen(entitlement) ? await factsOf(database, entitlement.order) : null;
  if (!facts) throw new Refusal('reportLocked');
  return facts;
}

/** What can be shared of a report, and what is. @throws Refusal `reportLocked` */
export async function shareStandingOf(
  room: ShareRoom,
  entitlement: Entitlement,
  locale: Variety,
): Promise<ShareStanding> {
  const { exam, result } = await openFacts(room, entitlement);
  const emblem = exam.emblem(result, locale, 'whole');
  const share = await findShare(room.database, entitlement.order.orderNumber);
  return {
    tellings: tellingsOf(emblem),
    sign: emblem.sign !== undefined,
    share: share ? heldAs(room, share) : null,
  };
}

function heldAs({ publicUrl }: ShareRoom, { code, publicAt, tells, sign, holderName }: Share) {
  return {
    key: code,
    public: publicAt !== null,
    shows: { tells, sign, name: holderName },
    address: `${publicUrl}/share/${code}`,
  };
}

/** A card, and what stands on it. */
export interface OpenShare {
  readonly share: Share;
  readonly shown: SharedResult;
}

/**
 * The card with a key, as long as its report is open: nothing of it is left after a refund, during a dispute, or when it
 * was withdrawn. Before it is public its holder alone sees it.
 *
 * @throws Refusal `unknownShare`
 */
export async function openShare(
  room: Room,
  reader: Reader | undefined,
  { key, locale }: { key: string; locale: Variety },
): Promise<OpenShare> {
  const share = await findShareByKey(room.database, key);
  const entitlement = share && (await findEntitlement(room, share.orderNumber));
  if (!entitlement || !isOpen(entitlement)) throw new Refusal('unknownShare');
  const isPublic = share.publicAt !== null;
  if (!isPublic && !(await mayRead(room.database, reader, entitlement.order)))
    throw new Refusal('unknownShare');
  const { tells, sign, holderName: name } = share;
  const shown = sharedResultOf(await openFacts(room, entitlement), { tells, sign, name }, locale);
  if (!shown) throw new Refusal('unknownShare');
  return { share, shown: { ...shown, public: isPublic } };
}
