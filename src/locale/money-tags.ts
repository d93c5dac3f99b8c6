import { languageTags, type Variety } from './locales.ts';

/**
 * Countries that speak a language of ours and write money in a way of their own, by what CLDR knows of them: the
 * reader's language gives the words, the country the place of the sign and the marks. A country that is not named
 * writes as the language does; Hong Kong, Macao and Taiwan do, where HK$ and NT$ tell the dollars apart.
 */
const countries: Partial<Record<Variety, string>> = {
  CN: 'SG',
  EN: 'AU CA GB HK IE IN KE NG NZ PH SG UG ZA',
  FR: 'BE CA CH LU',
  ES: 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE',
  DE: 'AT CH LI',
};

/** English is also read where none of our languages is spoken; there the sign of the country's own money is known. */
const knownSigns = 'PLN CZK HUF TRY UAH RUB KZT THB IDR'.split(' ');

/** What a reader's money is written by. */
interface MoneyTag {
  readonly tag: string;
  readonly display: 'symbol' | 'narrowSymbol';
}

/** @param market of the reader, where it is known; without, money is written as the language does anywhere */
export function moneyTag(variety: Variety, currency: string, market: string | undefined): MoneyTag {
  const display = variety === 'EN' && market && knownSigns.includes(currency) ? 'narrowSymbol' : 'symbol';
  const own = market !== undefined && countries[variety]?.split(' ').includes(market);
  const tag = own ? `${languageTags[variety].split('-')[0]}-${market}` : languageTags[variety];
  return { tag, display };
}

/** The decimal mark of Canada's French: its dollar is one, written in two ways. */
export const ownMarks: Readonly<Record<string, ','>> = { 'fr-CA': ',' };
