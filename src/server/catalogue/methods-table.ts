import type { PaymentMethod } from '#contract/catalogue.ts';
import { type Currency, currencies } from '#locale/currencies.ts';
import { notSold } from './price-points.ts';

/** A provider's way to pay, and the markets it is offered in: those of its countries whose currency it takes. */
export interface MethodRow extends PaymentMethod {
  readonly countries: readonly string[] | 'all';
  readonly currencies: readonly Currency[];
}

const sold = currencies.filter((currency) => !notSold.includes(currency));

/** The countries of SEPA whose currency is the euro. */
const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';

const klarnaCountries = 'AT BE DE ES FI FR GR IE IT NL PT CH CZ DK NO PL GB US CA AU';

const klarnaCurrencies: readonly Currency[] = [
  'EUR',
  'CHF',
  'CZK',
  'DKK',
  'NOK',
  'PLN',
  'GBP',
  'USD',
  'CAD',
  'AUD',
];

/** PayPal's own list less those that it takes inside one country only. */
const paypalCurrencies: readonly Currency[] = [
  'AUD',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'JPY',
  'MXN',
  'NOK',
  'PHP',
  'PLN',
  'SGD',
  'THB',
  'TWD',
  'USD',
];

const once = { recurring: false } as const;
const again = { recurring: true } as const;

function stripe(
  method: string,
  brand: string | null,
  kind: 'card' | 'wallet' | 'local',
  { recurring }: { recurring: boolean },
  countries: string,
  taken: readonly Currency[],
): MethodRow {
  return {
    id: `stripe:${method}`,
    provider: 'stripe',
    kind,
    brand,
    recurring,
    countries: countries === 'all' ? 'all' : countries.split(' '),
    currencies: taken,
  };
}

/**
 * In the order in which they are shown: cards, then what people of a country know best. The countries and currencies are
 * those of the providers' documentation, as in `providers/stripe/methods.ts` and `providers/paypal/amounts.ts`.
 */
export const methodTable: readonly MethodRow[] = [
  // With it come Apple Pay and Google Pay, where the buyer's device has them.
  stripe('card', null, 'card', again, 'all', sold),
  {
    id: 'paypal:paypal',
    provider: 'paypal',
    kind: 'wallet',
    brand: 'PayPal',
    recurring: false,
    countries: 'all',
    currencies: paypalCurrencies,
  },
  stripe('ideal', 'iDEAL', 'local', again, 'NL', ['EUR']),
  stripe('bancontact', 'Bancontact', 'local', again, 'BE', ['EUR']),
  stripe('eps', 'EPS', 'local', once, 'AT', ['EUR']),
  stripe('multibanco', 'Multibanco', 'local', once, 'PT', ['EUR']),
  stripe('mb_way', 'MB WAY', 'wallet', once, 'PT', ['EUR']),
  stripe('sepa_debit', 'SEPA', 'local', again, euroCountries, ['EUR']),
  stripe('p24', 'Przelewy24', 'local', once, 'PL', ['PLN']),
  stripe('blik', 'BLIK', 'local', once, 'PL', ['PLN']),
  stripe('twint', 'TWINT', 'wallet', once, 'CH', ['CHF']),
  stripe('mobilepay', 'MobilePay', 'wallet', once, 'DK FI', ['DKK', 'EUR']),
  stripe('klarna', 'Klarna', 'local', once, klarnaCountries, klarnaCurrencies),
  stripe('alipay', 'Alipay', 'wallet', once, 'CN', ['CNY']),
  stripe('wechat_pay', 'WeChat Pay', 'wallet', once, 'CN', ['CNY']),
  stripe('konbini', 'Konbini', 'local', once, 'JP', ['JPY']),
  stripe('kakao_pay', 'Kakao Pay', 'wallet', again, 'KR', ['KRW']),
  stripe('naver_pay', 'Naver Pay', 'wallet', again, 'KR', ['KRW']),
  stripe('pix', 'Pix', 'local', once, 'BR', ['BRL']),
  stripe('boleto', 'Boleto', 'local', once, 'BR', ['BRL']),
  stripe('oxxo', 'OXXO', 'local', once, 'MX', ['MXN']),
  stripe('promptpay', 'PromptPay', 'local', once, 'TH', ['THB']),
  stripe('paynow', 'PayNow', 'local', once, 'SG', ['SGD']),
  stripe('grabpay', 'GrabPay', 'wallet', once, 'SG', ['SGD']),
  stripe('cashapp', 'Cash App Pay', 'wallet', once, 'US', ['USD']),
];
