import { certificateSkuId } from '#contract/fields.ts';
import type { Extra } from '#exams/exam.ts';

/** Added to a report; it opens no test. */
export const certificate: Extra = {
  skuId: certificateSkuId,
  pricePoint: 'extra-certificate',
  features: ['certificate'],
};
