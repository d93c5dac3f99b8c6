import { and, avg, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import { headImage, type skuList } from '#contract/catalogue.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { rawWords } from '#words/index.ts';
import { reviews } from './tables.ts';

export type ShownReviews = Pick<DataOf<typeof skuList>, 'reviews' | 'averageRating'>;

/** So many are shown. */
const shown = 12;

/** An average of fewer ratings says nothing. */
export const smallestRatings = 5;

/** What buyers said of a test: those in the reader's language first, of each the newest; none that was hidden. */
export async function reviewsOf(database: Database, examId: ExamId, locale: Variety): Promise<ShownReviews> {
  const ofTest = and(eq(reviews.examId, examId), isNull(reviews.hiddenAt));
  const [rating] = await database
    .select({ ratings: count(), average: avg(reviews.rating) })
    .from(reviews)
    .where(ofTest);
  const rows = await database
    .select()
    .from(reviews)
    .where(ofTest)
    .orderBy(desc(sql`${reviews.locale} = ${languageOf(locale)}`), desc(reviews.createdAt))
    .limit(shown);
  const isEnough = rating !== undefined && rating.ratings >= smallestRatings;
  return {
    reviews: rows.map(({ name, createdAt, headImage: head, content, rating: stars }) => ({
      name,
      time: createdAt.toISOString(),
      headImage: head,
      content,
      rating: stars,
    })),
    averageRating: isEnough ? oneDecimal(Number(rating.average)) : null,
  };
}

/** Keeps a review; one an order. @returns whether there was none of the order before */
export async function keepReview(
  database: Database,
  review: Omit<typeof reviews.$inferInsert, 'hiddenAt'>,
): Promise<boolean> {
  const kept = await database.insert(reviews).values(review).onConflictDoNothing().returning();
  return kept.length > 0;
}

/** Takes an order's review off the site. @returns whether one was shown */
export async function hideReview(database: Database, orderNumber: string, at: Date): Promise<boolean> {
  const hidden = await database
    .update(reviews)
    .set({ hiddenAt: at })
    .where(and(eq(reviews.orderNumber, orderNumber), isNull(reviews.hiddenAt)))
    .returning();
  return hidden.length > 0;
}

/** Deletes what the buyers of some orders said of them. */
export async function deleteReviews(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  await tx.delete(reviews).where(inArray(reviews.orderNumber, [...orderNumbers]));
}

/** Stars of the sample reviews, and how many days ago they were left. */
const samples = { user1001: [5, 6], user1002: [4, 19], user1003: [5, 37], user1004: [5, 58] } as const;

const dayMilliseconds = 24 * 3600 * 1000;

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
