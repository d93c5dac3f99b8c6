import { plans } from '#server/catalogue/plans.ts';
import type { ProviderSubscription, SubscriptionPayment } from '#server/providers/provider.ts';
import type { Subscription } from './store.ts';

/** Longer than any month, shorter than any year. */
const longestMonthMilliseconds = 45 * 24 * 3600 * 1000;

/** Payments of something, oldest first: the rest of a period is free at some providers while it waits for another plan. */
export function paidPeriods({ payments }: Pick<ProviderSubscription, 'payments'>): SubscriptionPayment[] {
  return payments
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.periodStart.getTime() - other.periodStart.getTime());
}

/**
 * The plan that a period was charged for. The provider names only the plan of the next one, so where a switch was
 * under way the length of the period tells.
 *
 * @param candidates plans that it may be, the likeliest first
 */
export function planOf(
  { periodStart, periodEnd }: Pick<SubscriptionPayment, 'periodStart' | 'periodEnd'>,
  candidates: readonly [string, ...(string | null)[]],
): string {
  const length = periodEnd.getTime() - periodStart.getTime();
  const every = length > longestMonthMilliseconds ? 'year' : 'month';
  const isSoLong = (skuId: string | null) =>
    plans.some((plan) => plan.skuId === skuId && plan.every === every);
  return candidates.find(isSoLong) ?? candidates[0];
}

/** How the paid period that runs stands in our books, by the provider's word. */
export function runningPeriod(
  said: ProviderSubscription,
  known: Pick<Subscription, 'skuId' | 'nextSkuId'>,
): Pick<Subscription, 'skuId' | 'nextSkuId' | 'periodStart' | 'periodEnd'> {
  const latest = paidPeriods(said).at(-1) ?? said;
  const skuId = planOf(latest, [known.nextSkuId ?? known.skuId, said.skuId, known.skuId]);
  const { periodStart, periodEnd } = latest;
  return { skuId, nextSkuId: said.skuId === skuId ? null : said.skuId, periodStart, periodEnd };
}
