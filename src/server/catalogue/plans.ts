export interface Plan {
  readonly skuId: string;
  readonly pricePoint: string;
  /** How often its price is charged. */
  readonly every: 'month' | 'year';
}

/** The memberships. */
export const plans: readonly Plan[] = [
  { skuId: 'vip-month', pricePoint: 'vip-month', every: 'month' },
  { skuId: 'vip-year', pricePoint: 'vip-year', every: 'year' },
];
