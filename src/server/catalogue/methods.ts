import { type PaymentMethod, sandboxCard } from '#contract/catalogue.ts';
import type { Market } from '#locale/markets.ts';
import { type MethodRow, methodTable } from './methods-table.ts';

/** Without a provider's keys only the sandbox is offered: cards that behave in a known way. */
const sandboxMethods: readonly PaymentMethod[] = sandboxCard.options.map((card) => ({
  id: `sandbox:${card}`,
  provider: 'sandbox',
  kind: 'sandbox',
  brand: null,
  recurring: true,
  sandboxCard: card,
}));

interface Where {
  readonly market: Market;
  /** Only methods that a membership can be paid by. */
  readonly recurring?: boolean;
  /** Names of the providers whose keys are set; the sandbox needs none and may be among them. */
  readonly providers: ReadonlySet<string>;
}

/** How one can pay in a market: by the sandbox where there is no other provider. */
export function offeredMethods({ market, recurring = false, providers }: Where): PaymentMethod[] {
  const hasProvider = [...providers].some((name) => name !== 'sandbox');
  const offered = hasProvider
    ? methodTable
        .filter((row) => providers.has(row.provider) && isOfferedIn(row, market))
        .map(({ countries: _, currencies: __, ...method }) => method)
    : sandboxMethods;
  return offered.filter((method) => method.recurring || !recurring);
}

/** A method by its id, if it is offered there. */
export function findMethod(id: string, where: Where): PaymentMethod | undefined {
  return offeredMethods(where).find((method) => method.id === id);
}

function isOfferedIn({ countries, currencies }: MethodRow, { code, currency }: Market): boolean {
  return (countries === 'all' || countries.includes(code)) && currencies.includes(currency);
}
