import { describe, expect, it } from 'vitest';
import { sandboxCard } from '#contract/catalogue.ts';
import { findMarket, type Market, markets } from '#locale/markets.ts';
import { paypalCurrencies } from '#server/providers/paypal/amounts.ts';
import { stripeCurrencies } from '#server/providers/stripe/amounts.ts';
import { stripeMethods } from '#server/providers/stripe/methods.ts';
import { findMethod, offeredMethods } from './methods.ts';
import { methodTable } from './methods-table.ts';
import { notSold } from './price-points.ts';

const inMarket = (code: string) => findMarket(code) as Market;
const both = new Set(['sandbox', 'stripe', 'paypal']);
const idsIn = (code: string, recurring = false) =>
  offeredMethods({ market: inMarket(code), recurring, providers: both }).map(({ id }) => id);

describe('the methods of payment', () => {
  it("are Stripe's, with its countries, currencies and renewals", () => {
    const ours = methodTable.filter(({ provider }) => provider === 'stripe');
    const asStripeSays = ({
      method,
      kind,
      countries,
      currencies,
      recurring,
    }: (typeof stripeMethods)[number]) => ({
      id: `stripe:${method}`,
      kind,
      countries: countries === 'all' ? 'all' : [...countries].sort(),
      currencies: method === 'card' ? 'sold' : [...currencies].sort(),
      recurring,
    });
    const asWeSay = ({ id, kind, countries, currencies, recurring }: (typeof methodTable)[number]) => ({
      id,
      kind,
      countries: countries === 'all' ? 'all' : [...countries].sort(),
      currencies: id === 'stripe:card' ? 'sold' : [...currencies].sort(),
      recurring,
    });
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    expect(ours.map(asWeSay).sort(byId)).toEqual(stripeMethods.map(asStripeSays).sort(byId));
    const card = ours.find(({ id }) => id === 'stripe:card');
    expect(card?.currencies.every((currency) => stripeCurrencies.includes(currency))).toBe(true);
    expect(card?.currencies.some((currency) => notSold.includes(currency))).toBe(false);
  });

  it("are PayPal's in its currencies, and never for a membership", () => {
    const [paypal, ...others] = methodTable.filter(({ provider }) => provider === 'paypal');
    expect(others).toEqual([]);
    expect([...(paypal?.currencies ?? [])].sort()).toEqual([...paypalCurrencies.keys()].sort());
    expect(paypal?.recurring).toBe(false);
  });

  it('are each offered somewhere, in the currency of that market, under a name', () => {
    for (const { id, brand, kind } of methodTable) {
      const there = [...markets.keys()].filter((code) => idsIn(code).includes(id));
      expect(there.length, id).toBeGreaterThan(0);
      expect(brand === null, id).toBe(kind === 'card');
    }
    expect(new Set(methodTable.map(({ id }) => id)).size).toBe(methodTable.length);
  });

  it('are local ones at home only', () => {
    expect(idsIn('NL')).toContain('stripe:ideal');
    expect(idsIn('DE')).not.toContain('stripe:ideal');
    expect(idsIn('BR')).toEqual(['stripe:card', 'stripe:pix', 'stripe:boleto']);
    expect(idsIn('XX')).toEqual(['stripe:card', 'paypal:paypal']);
    expect(idsIn('NL', true)).toEqual(['stripe:card', 'stripe:ideal', 'stripe:sepa_debit']);
  });

  it('are one that can be paid by in every market, also for a membership', () => {
    for (const code of markets.keys()) {
      expect(idsIn(code), code).toContain('stripe:card');
      expect(idsIn(code, true), code).toContain('stripe:card');
    }
  });

  it('are only those of providers whose keys are set', () => {
    const providers = new Set(['sandbox', 'paypal']);
    const methods = offeredMethods({ market: inMarket('NL'), providers });
    expect(methods.map(({ id }) => id)).toEqual(['paypal:paypal']);
    expect(methods.every((method) => !('countries' in method))).toBe(true);
  });

  it.each([new Set<string>(), new Set(['sandbox'])])(
    'are the cards of the sandbox without keys',
    (providers) => {
      const where = { market: inMarket('US'), providers };
      expect(offeredMethods(where).map(({ sandboxCard: card }) => card)).toEqual(sandboxCard.options);
      expect(findMethod('sandbox:success', where)?.provider).toBe('sandbox');
      expect(findMethod('sandbox:success', { ...where, providers: both })).toBeUndefined();
      expect(findMethod('stripe:card', where)).toBeUndefined();
    },
  );
});
