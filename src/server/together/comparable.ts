import type { Together } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { togetherWords } from '#exams/kit/together/words/index.ts';
import type { Variety } from '#locale/locales.ts';
import { mayRead } from '#server/orders/readers.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { ownerOf, owns, type Reader } from '#server/platform/http/reader.ts';

/** How results of an order's test are compared; undefined where they are not, or this one no more. */
export function comparableAs(order: Order | undefined): Together | undefined {
  if (!order || order.sittingId === null || order.erasedAt !== null) return undefined;
  if (order.state === 'refunded' || order.state === 'disputed') return undefined;
  return findExam(order.examId)?.together;
}

/** What the other would see of a result, in words. */
export const shownBy = (together: Together, locale: Variety) => ({
  shows: together.shows(locale),
  scores: together.scores?.(locale) ?? null,
});

/** What the two of a pair are called on its page: the reader, and the other. */
export const calledAs = (name: string | null, locale: Variety): readonly [string, string] => {
  const words = togetherWords[locale];
  return [words.you, name ?? words.other];
};

/**
 * Whether two orders are one person's, as far as can be told: one owner, or a reader of both. An address says nothing of it:
 * a couple may have one mailbox.
 */
export async function isOnePersons(
  database: Connection,
  reader: Reader | undefined,
  [one, other]: readonly [Order, Order],
): Promise<boolean> {
  if (one.orderNumber === other.orderNumber || owns(ownerOf(one), other)) return true;
  return (await mayRead(database, reader, one)) && (await mayRead(database, reader, other));
}
