import type { Exam, Package } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';
import type { Wish } from './deeds.ts';

/** The first test that is as some story wants it. @throws Error where there is none */
export function testThat(fits: (exam: Exam) => boolean): Exam {
  const exam = exams.find(fits);
  if (!exam) throw new Error('No test is as a story of the seeded shop wants it.');
  return exam;
}

/** A test, taken in a country and a language. */
export const of = ({ id: examId }: Exam, countryCode: string, hl: string): Wish => ({
  examId,
  countryCode,
  hl,
});

/** A package of a test, by its size. @throws Error where the test is not sold in it */
export function skuOf({ id, packages }: Exam, tier: Package['tier']): string {
  const sold = packages.find((one) => one.tier === tier);
  if (!sold) throw new Error(`${id} has no package ${tier}.`);
  return sold.skuId;
}

/** A test as it is added to another one's order. @throws Error where it is not */
export function extraOf({ id, extra }: Exam): string {
  if (!extra) throw new Error(`${id} is added to no order.`);
  return extra.skuId;
}
