import type Stripe from 'stripe';
import { stripeCurrencies } from './amounts.ts';

export interface StripeMethod {
  /** Stripe's own name of it, and the part of a method's id after `stripe:`. */
  readonly method: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
  /** A payment in any other currency cannot be made with it. */
  readonly currencies: readonly string[];
  /** Where its buyers live. */
  readonly countries: readonly string[] | 'all';
  readonly kind: 'card' | 'wallet' | 'local';
  /** Whether a membership can be paid with it: Stripe takes each later period by itself. */
  readonly recurring: boolean;
}

const euro = ['EUR'];

/** Where Stripe offers Klarna, by the currency that it asks for there. */
const klarnaCountries = 'AT BE DE ES FI FR GR IE IT NL PT CH CZ DK NO PL GB US CA AU'.split(' ');

/** The countries of SEPA whose currency is the euro. */
const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/**
 * What Stripe can be asked for (docs.stripe.com/payments/payment-methods/payment-method-support, and each method's
 * page, "Determine compatibility"). Whether an account may use one depends on its country too and is switched on in
 * its dashboard: Stripe refuses a session with a method that is not, and then nothing is charged.
 */
export const stripeMethods: readonly StripeMethod[] = [
  // With it come Apple Pay and Google Pay, where the buyer's device has them.
  { method: 'card', currencies: stripeCurrencies, countries: 'all', kind: 'card', recurring: true },
  { method: 'ideal', currencies: euro, countries: ['NL'], kind: 'local', recurring: true },
  { method: 'bancontact', currencies: euro, countries: ['BE'], kind: 'local', recurring: true },
  { method: 'eps', currencies: euro, countries: ['AT'], kind: 'local', recurring: false },
  { method: 'multibanco', currencies: euro, countries: ['PT'], kind: 'local', recurring: false },
  { method: 'mb_way', currencies: euro, countries: ['PT'], kind: 'wallet', recurring: false },
  { method: 'sepa_debit', currencies: euro, countries: euroCountries, kind: 'local', recurring: true },
  { method: 'p24', currencies: ['PLN'], countries: ['PL'], kind: 'local', recurring: false },
  { method: 'blik', currencies: ['PLN'], countries: ['PL'], kind: 'local', recurring: false },
  { method: 'twint', currencies: ['CHF'], countries: ['CH'], kind: 'wallet', recurring: false },
  {
    method: 'mobilepay',
    currencies: ['DKK', 'EUR'],
    countries: ['DK', 'FI'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'klarna',
    currencies: ['EUR', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'GBP', 'USD', 'CAD', 'AUD'],
    countries: klarnaCountries,
    kind: 'local',
    recurring: false,
  },
  { method: 'alipay', currencies: ['CNY'], countries: ['CN'], kind: 'wallet', recurring: false },
  { method: 'wechat_pay', currencies: ['CNY'], countries: ['CN'], kind: 'wallet', recurring: false },
  { method: 'konbini', currencies: ['JPY'], countries: ['JP'], kind: 'local', recurring: false },
  { method: 'kakao_pay', currencies: ['KRW'], countries: ['KR'], kind: 'wallet', recurring: true },
  { method: 'naver_pay', currencies: ['KRW'], countries: ['KR'], kind: 'wallet', recurring: true },
  { method: 'pix', currencies: ['BRL'], countries: ['BR'], kind: 'local', recurring: false },
  { method: 'boleto', currencies: ['BRL'], countries: ['BR'], kind: 'local', recurring: false },
  { method: 'oxxo', currencies: ['MXN'], countries: ['MX'], kind: 'local', recurring: false },
  { method: 'promptpay', currencies: ['THB'], countries: ['TH'], kind: 'local', recurring: false },
  { method: 'paynow', currencies: ['SGD'], countries: ['SG'], kind: 'local', recurring: false },
  { method: 'grabpay', currencies: ['SGD'], countries: ['SG'], kind: 'wallet', recurring: false },
  { method: 'cashapp', currencies: ['USD'], countries: ['US'], kind: 'wallet', recurring: false },
];

/** @throws RangeError for a method that the table does not have */
export function knownMethod(method: string): StripeMethod['method'] {
  const found = stripeMethods.find((row) => row.method === method);
  if (!found) throw new RangeError(`'${method}' is not a way to pay that we ask Stripe for.`);
  return found.method;
}
