import { describe, expect, it } from 'vitest';
import { sandboxCard } from '#contract/catalogue.ts';
import { findMarket, type Market, markets } from '#locale/markets.ts';
import { paypal } from '#server/providers/paypal/index.ts';
import type { ProviderKind } from '#server/providers/provider.ts';
import { sandbox } from '#server/providers/sandbox/index.ts';
import { stripe } from '#server/providers/stripe/index.ts';
import { findMethod, leastCharge, offeredMethods } from './methods.ts';

const inMarket = (code: string) => findMarket(code) as Market;
const both = [stripe, paypal];
const methodTable = both.flatMap(({ methods }) => methods);
const idsIn = (code: string, recurring = false) =>
  offeredMethods({ market: inMarket(code), recurring, offered: both }).map(({ id }) => id);

describe('the methods of payment', () => {
  it('can be charged at the least that their provider takes, in each currency that they name', () => {
    for (const { methods, minimum } of both) {
      for (const { id, currencies } of methods) {
        expect(currencies, id).not.toBe('all');
        for (const currency of currencies) expect(minimum(currency), `${id} ${currency}`).toBeGreaterThan(0);
      }
    }
  });

  it('of PayPal are never for a membership', () => {
    expect(paypal.methods.map(({ recurring }) => recurring)).toEqual([false]);
  });

  it('are each offered somewhere, in the currency of that market, under a name', () => {
    for (const { id, brand, kind } of methodTable) {
      const there = [...markets.keys()].filter((code) => idsIn(code).includes(id));
      expect(there.length, id).toBeGreaterThan(0);
      expect(brand === null, id).toBe(kind === 'card');
    }
    expect(new Set(methodTable.map(({ id }) => id)).size).toBe(methodTable.length);
  });

  it('name schemes and wallets with cards alone, and in every market those that its card takes', () => {
    for (const code of markets.keys()) {
      const named = offeredMethods({ market: inMarket(code), offered: both }).filter(
        ({ schemes, wallets }) => schemes || wallets,
      );
      expect(named, code).toMatchObject([
        { id: 'stripe:card', schemes: ['Visa', 'Mastercard'], wallets: ['Apple Pay', 'Google Pay'] },
      ]);
    }
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
    const methods = offeredMethods({ market: inMarket('NL'), offered: [paypal] });
    expect(methods.map(({ id }) => id)).toEqual(['paypal:paypal']);
    expect(methods.every((method) => !('countries' in method))).toBe(true);
  });

  it('are the cards of the sandbox without keys', () => {
    const where = { market: inMarket('US'), offered: [sandbox] };
    expect(offeredMethods(where).map(({ sandboxCard: card }) => card)).toEqual(sandboxCard.options);
    expect(findMethod('sandbox:success', where)?.provider).toBe('sandbox');
    expect(findMethod('sandbox:success', { ...where, offered: both })).toBeUndefined();
    expect(findMethod('stripe:card', where)).toBeUndefined();
  });

  it('charge at least what the most demanding of those can that are offered in a market', () => {
    const leastIn = (code: string, offered: readonly ProviderKind[]) =>
      leastCharge({ market: inMarket(code), offered });
    expect(leastIn('DE', both)).toBe(stripe.minimum('EUR'));
    expect(leastIn('DE', [paypal])).toBe(1);
    expect(leastIn('JP', [paypal])).toBe(100);
    expect(leastIn('DE', [sandbox])).toBe(sandbox.minimum('EUR'));
    // PayPal is not offered there, and is not asked.
    expect(leastIn('BR', both)).toBe(stripe.minimum('BRL'));
  });
});
