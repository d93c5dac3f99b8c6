import type { PaymentMethod } from '#contract/catalogue.ts';
import type { Market } from '#locale/markets.ts';
import type { MethodRow, ProviderKind } from '#server/providers/provider.ts';

interface Where {
  readonly market: Market;
  /** Only methods that a membership can be paid by. */
  readonly recurring?: boolean;
  /** The providers that a buyer can choose. */
  readonly offered: readonly ProviderKind[];
}

/** Cards first, then what can be paid by everywhere, then what people of a country know. */
const rank = ({ kind, countries }: MethodRow): number => (kind === 'card' ? 0 : countries === 'all' ? 1 : 2);

/** How one can pay in a market. */
export function offeredMethods({ market, recurring = false, offered }: Where): PaymentMethod[] {
  return offered
    .flatMap(({ methods }) => methods)
    .filter((row) => isOfferedIn(row, market) && (row.recurring || !recurring))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ countries: _, currencies: __, ...method }) => method);
}

/** A method by its id, if it is offered there. */
export function findMethod(id: string, where: Where): PaymentMethod | undefined {
  return offeredMethods(where).find((method) => method.id === id);
}

/**
 * The least that everybody who can be paid by in a market can charge, in hundredths: by whatever method a buyer turns to,
 * the price stays what was shown.
 */
export function leastCharge({ market, offered }: Pick<Where, 'market' | 'offered'>): number {
  const there = offered.filter(({ methods }) => methods.some((row) => isOfferedIn(row, market)));
  return Math.max(1, ...there.map((kind) => kind.minimum(market.currency)));
}

function isOfferedIn({ countries, currencies }: MethodRow, { code, currency }: Market): boolean {
  const isTaken = currencies === 'all' || currencies.includes(currency);
  return isTaken && (countries === 'all' || countries.includes(code));
}
