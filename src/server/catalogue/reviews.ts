import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import { headImage, type skuList } from '#contract/catalogue.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { type Clock, dayMilliseconds } from '#server/platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { rawWords } from '#words/index.ts';
import { examRatings, reviews } from './tables.ts';

export type ShownReviews = Pick<DataOf<typeof skuList>, 'reviews' | 'averageRating'>;

/** So many are shown. */
const shown = 12;

/** An average of fewer ratings says nothing. */
export const smallestRatings = 5;

/** What buyers said of a test: those in the reader's language first, of each the newest; none that was hidden. */
export async function reviewsOf(database: Database, examId: ExamId, locale: Variety): Promise<ShownReviews> {
  const [rating] = await database.select().from(examRatings).where(eq(examRatings.examId, examId));
  const language = languageOf(locale);
  const own = await newest(database, examId, eq(reviews.locale, language), shown);
  const others = await newest(database, examId, ne(reviews.locale, language), shown - own.length);
  const isEnough = rating !== undefined && rating.count >= smallestRatings;
  return {
    reviews: [...own, ...others].map(({ name, createdAt, headImage: head, content, rating: stars }) => ({
      name,
      time: createdAt.toISOString(),
      headImage: head,
      content,
      rating: stars,
    })),
    averageRating: isEnough ? oneDecimal(rating.sum / rating.count) : null,
  };
}

/** What the buyers of some orders said, whether it is shown or not. */
export async function reviewsOfOrders(
  database: Database,
  orderNumbers: readonly string[],
): Promise<(typeof reviews.$inferSelect)[]> {
  if (orderNumbers.length === 0) return [];
  return database
    .select()
    .from(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]));
}

async function newest(database: Database, examId: ExamId, which: SQL, limit: number) {
  if (limit === 0) return [];
  return database
    .select()
    .from(reviews)
    .where(and(eq(reviews.examId, examId), isNull(reviews.hiddenAt), which))
    .orderBy(desc(reviews.createdAt))
    .limit(limit);
}

/** Keeps a review; one an order. @returns whether there was none of the order before */
export function keepReview(
  database: Database,
  review: Omit<typeof reviews.$inferInsert, 'hiddenAt'>,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const kept = await tx.insert(reviews).values(review).onConflictDoNothing().returning();
    for (const { examId, rating } of kept) await addRating(tx, { examId, count: 1, sum: rating });
    return kept.length > 0;
  });
}

/** Takes an order's review off the site. @returns whether one was shown */
export function hideReview(database: Database, orderNumber: string, at: Date): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const hidden = await tx
      .update(reviews)
      .set({ hiddenAt: at })
      .where(and(eq(reviews.orderNumber, orderNumber), isNull(reviews.hiddenAt)))
      .returning();
    for (const { examId, rating } of hidden) await addRating(tx, { examId, count: -1, sum: -rating });
    return hidden.length > 0;
  });
}

/** Deletes what the buyers of some orders said of them. */
export async function deleteReviews(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .returning();
  for (const { examId, rating, hiddenAt } of gone) {
    if (hiddenAt === null) await addRating(tx, { examId, count: -1, sum: -rating });
  }
}

async function addRating(tx: Transaction, rating: typeof examRatings.$inferInsert): Promise<void> {
  await tx
    .insert(examRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: examRatings.examId,
      set: {
        count: sql`${examRatings.count} + excluded.count`,
        sum: sql`${examRatings.sum} + excluded.sum`,
      },
    });
}

/** Stars of the sample reviews, and how many days ago they were left. */
const samples = { user1001: [5, 6], user1002: [4, 19], user1003: [5, 37], user1004: [5, 58] } as const;

/** Sample reviews, for demonstrations; never under measured figures. */
export function sampleReviews({ now }: Clock, locale: Variety): ShownReviews {
  const said = rawWords(locale, 'catalogue').reviews;
  const today = Math.floor(now().getTime() / dayMilliseconds) * dayMilliseconds;
  const list = headImage.options.map((head) => {
    const [rating, daysAgo] = samples[head];
    const time = new Date(today - daysAgo * dayMilliseconds).toISOString();
    return { ...said[head], time, headImage: head, rating };
  });
  const sum = list.reduce((total, { rating }) => total + rating, 0);
  return { reviews: list, averageRating: oneDecimal(sum / list.length) };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
