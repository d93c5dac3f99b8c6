import type Stripe from 'stripe';
import { stripeCurrencies } from './amounts.ts';

export interface StripeMethod {
  /** Stripe's own name of it, and the part of a method's id after `stripe:`. */
  readonly method: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
  /** The name it goes by everywhere; null for cards, which are named in words. */
  readonly brand: string | null;
  /** A payment in any other currency cannot be made with it. */
  readonly currencies: readonly string[];
  /** Where its buyers live. */
  readonly countries: readonly string[] | 'all';
  readonly kind: 'card' | 'wallet' | 'local';
  /** Card schemes that Stripe takes in each of these currencies for an account in any country. */
  readonly schemes?: string[];
  /** Wallets that its page shows above the form for a card, on devices that have them. */
  readonly wallets?: string[];
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
  {
    method: 'card',
    brand: null,
    currencies: stripeCurrencies,
    countries: 'all',
    kind: 'card',
    // American Express is missing in some currencies, JCB and others for some accounts: what is not sure is not named.
    schemes: ['Visa', 'Mastercard'],
    wallets: ['Apple Pay', 'Google Pay'],
    recurring: true,
  },
  { method: 'ideal', brand: 'iDEAL', currencies: euro, countries: ['NL'], kind: 'local', recurring: true },
  {
    method: 'bancontact',
    brand: 'Bancontact',
    currencies: euro,
    countries: ['BE'],
    kind: 'local',
    recurring: true,
  },
  { method: 'eps', brand: 'EPS', currencies: euro, countries: ['AT'], kind: 'local', recurring: false },
  {
    method: 'multibanco',
    brand: 'Multibanco',
    currencies: euro,
    countries: ['PT'],
    kind: 'local',
    recurring: false,
  },
  {
    method: 'mb_way',
    brand: 'MB WAY',
    currencies: euro,
    countries: ['PT'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'sepa_debit',
    brand: 'SEPA',
    currencies: euro,
    countries: euroCountries,
    kind: 'local',
    recurring: true,
  },
  {
    method: 'p24',
    brand: 'Przelewy24',
    currencies: ['PLN'],
    countries: ['PL'],
    kind: 'local',
    recurring: false,
  },
  { method: 'blik', brand: 'BLIK', currencies: ['PLN'], countries: ['PL'], kind: 'local', recurring: false },
  {
    method: 'twint',
    brand: 'TWINT',
    currencies: ['CHF'],
    countries: ['CH'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'mobilepay',
    brand: 'MobilePay',
    currencies: ['DKK', 'EUR'],
    countries: ['DK', 'FI'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'klarna',
    brand: 'Klarna',
    currencies: ['EUR', 'CHF', 'CZK', 'DKK', 'NOK', 'PLN', 'GBP', 'USD', 'CAD', 'AUD'],
    countries: klarnaCountries,
    kind: 'local',
    recurring: false,
  },
  {
    method: 'alipay',
    brand: 'Alipay',
    currencies: ['CNY'],
    countries: ['CN'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'wechat_pay',
    brand: 'WeChat Pay',
    currencies: ['CNY'],
    countries: ['CN'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'konbini',
    brand: 'Konbini',
    currencies: ['JPY'],
    countries: ['JP'],
    kind: 'local',
    recurring: false,
  },
  {
    method: 'kakao_pay',
    brand: 'Kakao Pay',
    currencies: ['KRW'],
    countries: ['KR'],
    kind: 'wallet',
    recurring: true,
  },
  {
    method: 'naver_pay',
    brand: 'Naver Pay',
    currencies: ['KRW'],
    countries: ['KR'],
    kind: 'wallet',
    recurring: true,
  },
  { method: 'pix', brand: 'Pix', currencies: ['BRL'], countries: ['BR'], kind: 'local', recurring: false },
  {
    method: 'boleto',
    brand: 'Boleto',
    currencies: ['BRL'],
    countries: ['BR'],
    kind: 'local',
    recurring: false,
  },
  { method: 'oxxo', brand: 'OXXO', currencies: ['MXN'], countries: ['MX'], kind: 'local', recurring: false },
  {
    method: 'promptpay',
    brand: 'PromptPay',
    currencies: ['THB'],
    countries: ['TH'],
    kind: 'local',
    recurring: false,
  },
  {
    method: 'paynow',
    brand: 'PayNow',
    currencies: ['SGD'],
    countries: ['SG'],
    kind: 'local',
    recurring: false,
  },
  {
    method: 'grabpay',
    brand: 'GrabPay',
    currencies: ['SGD'],
    countries: ['SG'],
    kind: 'wallet',
    recurring: false,
  },
  {
    method: 'cashapp',
    brand: 'Cash App Pay',
    currencies: ['USD'],
    countries: ['US'],
    kind: 'wallet',
    recurring: false,
  },
];

/** @throws RangeError for a method that the table does not have */
export function knownMethod(method: string): StripeMethod['method'] {
  const found = stripeMethods.find((row) => row.method === method);
  if (!found) throw new RangeError(`'${method}' is not a way to pay that we ask Stripe for.`);
  return found.method;
}
