import { type Currency, type CurrencyFormat, currencyFormats } from './currencies.ts';
import { languageTags, type Variety } from './locales.ts';

/**
 * A price as the reader's language writes it, with the currency's own decimals and separator.
 *
 * @param amount integer, hundredths of the unit
 * @param multiplier how many times that amount; e.g. 12 for what a year of months costs
 * @throws RangeError if what is to be shown is no safe integer of hundredths, or the currency shows no decimals and it
 *   has some: what is shown must be exactly what is charged.
 */
export function formatPrice(amount: number, currency: Currency, locale: Variety, multiplier = 1): string {
  const total = amount * multiplier;
  if (!Number.isSafeInteger(amount)) throw new RangeError('A price is a whole number of hundredths.');
  if (formatOf(currency).decimals === 0 && total % 100 !== 0) {
    throw new RangeError(`${total} hundredths cannot be shown in ${currency}, which has no decimals.`);
  }
  return formatAmount(total, currency, locale);
}

/**
 * Money that moved, e.g. a refund, as the reader's language writes it: like a price, but with the hundredths of an
 * amount that has some. A provider may give back a part of a unit in a currency whose prices have none.
 *
 * @param amount integer, hundredths of the unit
 * @throws RangeError if it is no safe integer
 */
export function formatAmount(amount: number, currency: Currency, locale: Variety): string {
  const { decimals, separator } = formatOf(currency);
  if (!Number.isSafeInteger(amount)) throw new RangeError('Money is a whole number of hundredths.');
  const digits = amount % 100 === 0 ? decimals : 2;
  const parts = new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(amount / 100);
  return parts.map((part) => (part.type === 'decimal' ? separator : groupMark(part, separator))).join('');
}

function formatOf(currency: Currency): CurrencyFormat {
  const format = currencyFormats.get(currency);
  if (!format) throw new RangeError(`No format for currency ${currency}.`);
  return format;
}

/** A grouping mark must never be the decimal mark of the same price. */
function groupMark(part: Intl.NumberFormatPart, separator: '.' | ','): string {
  if (part.type !== 'group') return part.value;
  if (part.value === separator) return separator === ',' ? '.' : ',';
  return part.value;
}
