import { LRUCache } from 'lru-cache';
import type { ExamId } from '#contract/fields.ts';
import type { Exam } from '#exams/exam.ts';
import type { Variety } from '#locale/locales.ts';
import type { Room } from '#server/platform/room.ts';
import { offeredPackages } from './packages.ts';
import { reviewsOf, type ShownReviews, sampleReviews } from './reviews.ts';
import { type Sales, sampleSales } from './sales-figures.ts';

export interface ShelfRoom extends Room {
  /** Which figures are shown: counted ones, or those of a demonstration. */
  readonly mode: 'measured' | 'showcase';
  /** How often packages were sold and not wholly given back; one that never was may be missing. */
  readonly salesOf: (skuIds: readonly string[]) => Promise<Sales>;
}

export interface Shelf {
  /** Of every package of a test that is on sale. */
  salesOf(exam: Exam): Promise<Sales>;
  reviewsOf(exam: Exam, locale: Variety): Promise<ShownReviews>;
}

const skuIdsOf = (exam: Exam) => offeredPackages(exam).map(({ skuId }) => skuId);

/** Counted again after a minute, while those who ask meanwhile get the last count. */
const cache = { max: 500, ttl: 60_000, allowStale: true, allowStaleOnFetchRejection: true } as const;

/** What buyers did and said, as it is shown beside packages. */
export function createShelf({ database, clock, mode, salesOf }: ShelfRoom): Shelf {
  const sales = new LRUCache<string, Sales, Exam>({
    ...cache,
    async fetchMethod(_, __, { context }) {
      const skuIds = skuIdsOf(context);
      const counted = await salesOf(skuIds);
      return new Map(skuIds.map((skuId) => [skuId, counted.get(skuId) ?? 0]));
    },
  });
  const reviews = new LRUCache<string, ShownReviews, { examId: ExamId; locale: Variety }>({
    ...cache,
    fetchMethod: (_, __, { context }) => reviewsOf(database, context.examId, context.locale),
  });
  return {
    salesOf: async (exam) =>
      mode === 'showcase' ? sampleSales(skuIdsOf(exam)) : sales.forceFetch(exam.id, { context: exam }),
    reviewsOf: async (exam, locale) =>
      mode === 'showcase'
        ? sampleReviews(clock, locale)
        : reviews.forceFetch(`${exam.id} ${locale}`, { context: { examId: exam.id, locale } }),
  };
}
