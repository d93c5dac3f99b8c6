import { togetherStanding } from '#contract/together.ts';
import type { Host } from '../host.ts';

/** What of comparing a result with somebody's is told beside the result. */
export interface TogetherTold {
  /** Others who have agreed and wait for an answer. */
  readonly waiting: number;
  /** The test was taken by an invitation that is not answered. */
  readonly invited: boolean;
  /** Something is there to be looked after: a link, or a pair. */
  readonly begun: boolean;
}

/** What of an order's comparisons is told beside its result; null where it has none, or none can be told now. */
export async function servedTogether(host: Host, orderNumber: string): Promise<TogetherTold | null> {
  const told = await host.call(togetherStanding, { params: { orderNumber }, query: { hl: host.locale } });
  if (!told.ok || told.data.shows.length === 0) return null;
  const { pairs, invited, invitation } = told.data;
  return {
    waiting: pairs.filter(({ standing }) => standing === 'yours').length,
    invited: invited !== null,
    begun: invitation !== null || pairs.length > 0,
  };
}
