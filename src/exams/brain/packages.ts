import type { Extra, Package } from '../exam.ts';

export const packages: readonly Package[] = [
  { skuId: 'brain-basic', pricePoint: 'report-basic', tier: 'basic', features: ['score', 'report'] },
];

export const extra: Extra = { skuId: 'brain-extra', pricePoint: 'extra-test', features: ['brain-test'] };
