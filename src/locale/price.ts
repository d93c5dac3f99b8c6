import { type Currency, type CurrencyFormat, currencyFormats } from './currencies.ts';
import { numberFormat } from './formatters.ts';
import type { Variety } from './locales.ts';
import { moneyTag, ownMarks } from './money-tags.ts';

/** Who reads a price: the language, and the market where it is known. A language alone is written as anywhere. */
export type MoneyReader = Variety | { readonly variety: Variety; readonly market: string | undefined };

/**
 * A price as its reader writes it, with the currency's own decimals and separator.
 *
 * @param amount integer, hundredths of the unit
 * @param multiplier how many times that amount; e.g. 12 for what a year of months costs
 * @throws RangeError if what is to be shown is no safe integer of hundredths, or the currency shows no decimals and it
 *   has some: what is shown must be exactly what is charged.
 */
export function formatPrice(amount: number, currency: Currency, reader: MoneyReader, multiplier = 1): string {
  const total = amount * multiplier;
  if (!Number.isSafeInteger(amount)) throw new RangeError('A price is a whole number of hundredths.');
  if (formatOf(currency).decimals === 0 && total % 100 !== 0) {
    throw new RangeError(`${total} hundredths cannot be shown in ${currency}, which has no decimals.`);
  }
  return formatAmount(total, currency, reader);
}

/**
 * Money that moved, e.g. a refund, as its reader writes it: like a price, but with the hundredths of an amount that has
 * some. A provider may give back a part of a unit in a currency whose prices have none.
 *
 * @param amount integer, hundredths of the unit
 * @throws RangeError if it is no safe integer
 */
export function formatAmount(amount: number, currency: Currency, reader: MoneyReader): string {
  const { decimals, separator } = formatOf(currency);
  if (!Number.isSafeInteger(amount)) throw new RangeError('Money is a whole number of hundredths.');
  const digits = amount % 100 === 0 ? decimals : 2;
  const { variety, market } = typeof reader === 'string' ? { variety: reader, market: undefined } : reader;
  const { tag, display } = moneyTag(variety, currency, market);
  const mark = digits > 0 && separator !== null ? (ownMarks[tag] ?? separator) : null;
  return numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(amount / 100)
    .map((part) => textOf(part, mark))
    .join('');
}

function formatOf(currency: Currency): CurrencyFormat {
  const format = currencyFormats.get(currency);
  if (!format) throw new RangeError(`No format for currency ${currency}.`);
  return format;
}

/** @param mark the decimal mark of the currency; null where the language's own marks stay as they are */
function textOf({ type, value }: Intl.NumberFormatPart, mark: '.' | ',' | null): string {
  // Spanish America knows the dollar of the United States by this sign, and CLDR not everywhere.
  if (type === 'currency' && value === 'USD') return 'US$';
  if (mark === null) return value;
  if (type === 'decimal') return mark;
  // A grouping mark must never be the decimal mark of the same price.
  if (type === 'group' && value === mark) return mark === ',' ? '.' : ',';
  return value;
}
