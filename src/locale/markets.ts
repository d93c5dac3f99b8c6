import type { Currency } from './currencies.ts';

/**
 * A market is an ISO 3166-1 alpha-2 country code; `XX` stands for an unknown country.
 * The continent follows from the country; `EUR` is Europe, as the specification's stored key has it.
 */
export interface Market {
  readonly code: string;
  readonly currency: Currency;
  readonly continent: Continent;
  /** Whether consumer prices are shown with the tax in them, as the law there asks. */
  readonly taxIncluded: boolean;
}

export type Continent = 'EUR' | 'AMN' | 'AMS' | 'ASI' | 'AFR' | 'OCE';

const rows: Record<Continent, string> = {
  EUR: 'DE:EUR FR:EUR ES:EUR PT:EUR IT:EUR NL:EUR BE:EUR AT:EUR IE:EUR FI:EUR GR:EUR SK:EUR SI:EUR EE:EUR LV:EUR LT:EUR LU:EUR MT:EUR CY:EUR HR:EUR BG:EUR GB:GBP CH:CHF LI:CHF PL:PLN DK:DKK CZ:CZK HU:HUF NO:NOK SE:EUR RO:EUR UA:UAH RU:RUB',
  ASI: 'CN:CNY HK:HKD MO:HKD TW:TWD JP:JPY KR:KRW SG:SGD IN:INR ID:IDR TH:THB VN:VND PH:PHP MY:USD TR:TRY KZ:KZT AE:USD IL:USD SA:USD',
  AFR: 'ZA:ZAR EG:EGP UG:UGX NG:USD KE:USD MA:EUR',
  AMN: 'US:USD CA:CAD MX:MXN',
  AMS: 'BR:BRL AR:ARS CL:CLP CO:COP PE:USD UY:USD',
  OCE: 'AU:AUD NZ:AUD',
};

/** Where prices are quoted before tax by custom: sales tax is added by the state or province. */
const taxAddedLater = new Set(['US', 'CA']);

const listed: Market[] = Object.entries(rows).flatMap(([continent, row]) =>
  row.split(' ').map((entry) => {
    const [code = '', currency = ''] = entry.split(':');
    return {
      code,
      currency: currency as Currency,
      continent: continent as Continent,
      taxIncluded: !taxAddedLater.has(code),
    };
  }),
);

const unknownMarket: Market = { code: 'XX', currency: 'USD', continent: 'AMN', taxIncluded: true };

export const markets: ReadonlyMap<string, Market> = new Map(
  [...listed, unknownMarket].map((market) => [market.code, market]),
);

/**
 * Whether the law of a market wants the words on a pay button to be its own, which say that the order obliges to pay,
 * and nothing beside them (Directive 2011/83/EU, article 8; Europe's other countries ask for the same or allow it).
 * Elsewhere the button names the sum.
 */
export function namesObligation(code: string): boolean {
  return findMarket(code)?.continent === 'EUR';
}

/** The market of a code in upper case; undefined for a code we do not know. */
export function findMarket(code: string): Market | undefined {
  return markets.get(code);
}
