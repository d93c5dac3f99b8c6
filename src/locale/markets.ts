import type { Currency } from './currencies.ts';

/**
 * A market is an ISO 3166-1 alpha-2 country code; `XX` stands for an unknown country, and its prices for countries that
 * have no price list of their own.
 * The continent follows from the country; `EUR` is Europe, as the specification's stored key has it.
 */
export interface Market {
  readonly code: string;
  readonly currency: Currency;
  readonly continent: Continent;
  readonly tax: PriceTax;
}

/**
 * How consumer prices stand with the tax on sales: it is in them, as the law asks; it would be added by custom, and is not; or there is
 * no such tax, and nothing to say of it.
 */
export const priceTaxes = ['included', 'added', 'none'] as const;

export type PriceTax = (typeof priceTaxes)[number];

export type Continent = 'EUR' | 'AMN' | 'AMS' | 'ASI' | 'AFR' | 'OCE' | 'ANT';

const rows: Partial<Record<Continent, string>> = {
  EUR: 'DE:EUR FR:EUR ES:EUR PT:EUR IT:EUR NL:EUR BE:EUR AT:EUR IE:EUR FI:EUR GR:EUR SK:EUR SI:EUR EE:EUR LV:EUR LT:EUR LU:EUR MT:EUR CY:EUR HR:EUR BG:EUR GB:GBP CH:CHF LI:CHF PL:PLN DK:DKK CZ:CZK HU:HUF NO:NOK SE:EUR RO:EUR UA:UAH RU:RUB',
  ASI: 'CN:CNY HK:HKD MO:HKD TW:TWD JP:JPY KR:KRW SG:SGD IN:INR ID:IDR TH:THB VN:VND PH:PHP MY:USD TR:TRY KZ:KZT AE:USD IL:USD SA:USD',
  AFR: 'ZA:ZAR EG:EGP UG:UGX NG:USD KE:USD MA:EUR',
  AMN: 'US:USD CA:CAD MX:MXN',
  AMS: 'BR:BRL AR:ARS CL:CLP CO:COP PE:USD UY:USD',
  OCE: 'AU:AUD NZ:AUD',
};

/** The rest of ISO 3166-1. */
const withoutPriceList: Record<Continent, string> = {
  EUR: 'AD AL AX BA BY FO GG GI IM IS JE MC MD ME MK RS SJ SM VA',
  ASI: 'AF AM AZ BD BH BN BT GE IO IQ IR JO KG KH KP KW LA LB LK MM MN MV NP OM PK PS QA SY TJ TL TM UZ YE',
  AFR: 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EH ER ET GA GH GM GN GQ GW KM LR LS LY MG ML MR MU MW MZ NA NE RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ YT ZM ZW',
  AMN: 'AG AI AW BB BL BM BQ BS BZ CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS NI PA PM PR SV SX TC TT VC VG VI',
  AMS: 'BO EC FK GF GY PY SR VE',
  OCE: 'AS CC CK CX FJ FM GU KI MH MP NC NF NR NU PF PG PN PW SB TK TO TV UM VU WF WS',
  ANT: 'AQ BV GS HM TF',
};

/** Where prices are quoted before tax by custom: sales tax is added by the state or province. */
const taxAddedLater = new Set(['US', 'CA']);

/** Without value-added, goods and services, or sales tax. One that is in doubt is not among them: “tax included” asks for nothing more. */
const withoutTax = new Set(['HK', 'MO', 'KW', 'QA', 'BN', 'BM', 'KY', 'TC', 'VG', 'FK', 'GG', 'GL']);

const taxOf = (code: string): PriceTax =>
  withoutTax.has(code) ? 'none' : taxAddedLater.has(code) ? 'added' : 'included';

const listed: Market[] = Object.entries(rows).flatMap(([continent, row]) =>
  row.split(' ').map((entry) => {
    const [code = '', currency = ''] = entry.split(':');
    return {
      code,
      currency: currency as Currency,
      continent: continent as Continent,
      tax: taxOf(code),
    };
  }),
);

const unknownMarket: Market = { code: 'XX', currency: 'USD', continent: 'AMN', tax: 'included' };

const others: Market[] = Object.entries(withoutPriceList).flatMap(([continent, row]) =>
  row
    .split(' ')
    .map((code) => ({ ...unknownMarket, code, continent: continent as Continent, tax: taxOf(code) })),
);

export const markets: ReadonlyMap<string, Market> = new Map(
  [...listed, ...others, unknownMarket].map((market) => [market.code, market]),
);

/**
 * Whether the law of a market wants the words on a pay button to be its own, which say that the order obliges to pay,
 * and nothing beside them (Directive 2011/83/EU, article 8; Europe's other countries ask for the same or allow it).
 * Elsewhere the button names the sum.
 */
export function namesObligation(code: string): boolean {
  return findMarket(code)?.continent === 'EUR';
}

/** Where a contract must be as easy to cancel from every page: BGB § 312k, Code de la consommation L. 215-1-1. */
const cancelsAnywhere: ReadonlySet<string> = new Set(['DE', 'FR']);

/** Whether the law of a market wants every page to lead to where a contract is canceled. */
export const namesCancellation = (code: string): boolean => cancelsAnywhere.has(code);

/** The market of a code in upper case; undefined for what is no country. */
export function findMarket(code: string): Market | undefined {
  return markets.get(code);
}
