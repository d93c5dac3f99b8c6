import { type Sku, skuList } from '#contract/catalogue.ts';
import type { ExamSummary } from '#contract/exams.ts';
import type { Host } from '../../host.ts';

export interface Test {
  exam: ExamSummary;
  /** Its cheapest package in this market; undefined where there is none, or prices cannot be had now. */
  price: Sku['price'] | undefined;
  /** Whether others of its packages cost more. */
  several: boolean;
}

/** Tests with what the cheapest report of each costs in a market. */
export function withPrices(
  host: Host,
  exams: readonly ExamSummary[],
  countryCode: string,
): Promise<readonly Test[]> {
  return Promise.all(
    exams.map(async (exam) => {
      const params = { examId: exam.examId, countryCode, hl: host.locale };
      const skus = await host.call(skuList, { params });
      const prices = skus.ok ? skus.data.list.map(({ price }) => price) : [];
      const [price, ...more] = prices.sort((one, other) => one.amount - other.amount);
      return { exam, price, several: more.length > 0 };
    }),
  );
}
