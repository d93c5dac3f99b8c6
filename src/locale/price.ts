import { type Currency, currencyFormats } from './currencies.ts';
import { type Locale, languageTags } from './locales.ts';

/**
 * A price as the reader's language writes it, with the currency's own decimals and separator.
 *
 * @param amount integer, hundredths of the unit
 * @param multiplier how many times that amount; e.g. 12 for what a year of months costs
 * @throws RangeError if what is to be shown is no safe integer of hundredths, or the currency shows no decimals and it
 *   has some: what is shown must be exactly what is charged.
 */
export function formatPrice(amount: number, currency: Currency, locale: Locale, multiplier = 1): string {
  const format = currencyFormats.get(currency);
  if (!format) throw new RangeError(`No format for currency ${currency}.`);
  const total = amount * multiplier;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(total))
    throw new RangeError('A price is a whole number of hundredths.');
  if (format.decimals === 0 && total % 100 !== 0) {
    throw new RangeError(`${total} hundredths cannot be shown in ${currency}, which has no decimals.`);
  }
  const parts = new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: format.decimals,
    maximumFractionDigits: format.decimals,
  }).formatToParts(total / 100);
  return parts
    .map((part) => (part.type === 'decimal' ? format.separator : groupMark(part, format.separator)))
    .join('');
}

/** A grouping mark must never be the decimal mark of the same price. */
function groupMark(part: Intl.NumberFormatPart, separator: '.' | ','): string {
  if (part.type !== 'group') return part.value;
  if (part.value === separator) return separator === ',' ? '.' : ',';
  return part.value;
}
