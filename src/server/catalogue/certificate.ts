import type { Extra } from '#exams/exam.ts';

/** Added to a report; it opens no test. */
export const certificate: Extra = {
  skuId: 'certificate',
  pricePoint: 'extra-certificate',
  features: ['certificate'],
};
