import type { Locale } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { ownedAs, ownerOf, owns, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import type { Room } from '#server/platform/room.ts';
import { holdSitting } from '#server/sittings/answers.ts';
import { confirmSitting } from '#server/sittings/confirm.ts';
import type { QuestionsOf } from '#server/sittings/form.ts';
import { examOf, type SequencedAnswer } from '#server/sittings/store.ts';
import { findBringing } from './bringing.ts';
import { findOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * Confirms a sitting: its answers are merged, scored and locked, and its order is drafted, in one transaction. Sent
 * twice, it makes one order and answers the same.
 *
 * @throws Refusal `unknownSitting` for anyone but the browser that began it, `answersMissing`, `answersUnusable`,
 *   `malformed`
 */
export async function saveOrder(
  { database, clock, questionsOf }: Room & { questionsOf: QuestionsOf },
  input: {
    sittingId: string;
    answers: readonly SequencedAnswer[];
    locale: Locale;
    countryCode: string;
    visit: Visit;
    reader: Reader | undefined;
  },
): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const held = await holdSitting(tx, { id: input.sittingId, reader: input.reader });
    const locked = held.sitting;
    if (!locked.confirmedAt) {
      await confirmSitting(tx, { held, answers: input.answers, clock, questionsOf });
      const market = findMarket(input.countryCode) ?? findMarket(locked.market);
      // The address of an order whose link was opened here may be somebody else's.
      const bringing = await findBringing(tx, ownerOf(locked), { exam: examOf(locked) });
      const isOwn = bringing !== undefined && owns(ownerOf(locked), bringing);
      const [made] = await tx
        .insert(orders)
        .values({
          orderNumber: locked.orderNumber,
          kind: 'report',
          state: 'draft',
          sittingId: locked.id,
          ...ownedAs(ownerOf(locked)),
          ...keptOf(input.visit),
          logid: input.visit.logid ?? locked.logid,
          examId: locked.examId,
          examVersion: locked.examVersion,
          normVersion: locked.normVersion,
          locale: input.locale,
          market: market?.code ?? 'XX',
          currency: market?.currency ?? 'USD',
          broughtBy: bringing?.orderNumber ?? null,
          email: isOwn ? bringing.email : null,
          emailKey: isOwn ? bringing.emailKey : null,
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (made) return made;
    }
    return (await findOrder(tx, locked.orderNumber)) as Order;
  });
}
