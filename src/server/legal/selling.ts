import { missingToSell, type Seller } from './seller.ts';

export interface Shop {
  readonly seller: Seller;
  /** Whether the site is served by https, as to the public. */
  readonly secure: boolean;
  /** Whether a payment provider moves money. */
  readonly takesMoney: boolean;
}

/** Says whether something may be sold in a market. */
export type SellsIn = (market: string) => boolean;

/**
 * A public site that moves money sells only where it says who sells, as the law there asks. Demonstrations, test modes and
 * sites on a machine of one's own sell nothing in earnest, and go on.
 */
export function sellingOf({ seller, secure, takesMoney }: Shop): SellsIn {
  const inEarnest = secure && takesMoney;
  return (market) => !inEarnest || missingToSell(seller, market).length === 0;
}
