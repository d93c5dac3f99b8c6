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

/** How one can pay in a market. Where no provider is there to take money, it is a demonstration. */
export function offeredMethods({ market, recurring = false, providers }: Where): {
  methods: PaymentMethod[];
  demonstration: boolean;
} {
  const demonstration = ![...providers].some((name) => name !== 'sandbox');
  const offered = demonstration
    ? sandboxMethods
    : methodTable
        .filter((row) => providers.has(row.provider) && isOfferedIn(row, market))
        .map(({ countries: _, currencies: __, ...method }) => method);
  return { methods: offered.filter((method) => method.recurring || !recurring), demonstration };
}

/** A method by its id, if it is offered there. */
export function findMethod(id: string, where: Where): PaymentMethod | undefined {
  return offeredMethods(where).methods.find((method) => method.id === id);
}

function isOfferedIn({ countries, currencies }: MethodRow, { code, currency }: Market): boolean {
  return (countries === 'all' || countries.includes(code)) && currencies.includes(currency);
}
