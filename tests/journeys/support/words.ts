import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { type Locale, languageTags } from '#locale/locales.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';

type Values = Record<string, string | number>;

/** What the pay button may say: the law's words where it asks for them, else the sum. */
export function payButton(words: (path: string, values?: Record<string, string>) => string): RegExp {
  const sum = '0';
  const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = literally(words('paying.pay.pay', { price: sum })).replace(sum, '.+');
  return new RegExp(`^(?:${literally(words('paying.pay.payObliged'))}|${named})$`);
}

/** What nearly every test sells; a journey through the practice says otherwise. */
const usual: Values = { goods: 'report' };

/**
 * A sentence as the visitor reads it, by its path such as `start.begin`: journeys find things on a page by
 * what is written there, in whatever language.
 *
 * @throws Error if the words have no such sentence
 */
export function sentence(locale: Locale, path: string, values: Values = {}): string {
  const [room = '', ...keys] = path.split('.');
  let message: unknown = JSON.parse(readFileSync(`src/words/${locale}/${room}.json`, 'utf8'));
  for (const key of keys) message = (message as Record<string, unknown> | undefined)?.[key];
  if (typeof message !== 'string') throw new Error(`No words at ${path} in ${locale}.`);
  const all = { ...usual, ...values };
  const text = format(compile(unbrokenOnScreen(message)), languageTags[locale], all, {
    formatters: {
      getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
      getNumberFormat: (...options) => new Intl.NumberFormat(...options),
      getPluralRules: (...options) => new Intl.PluralRules(...options),
    },
  });
  return String(text);
}
