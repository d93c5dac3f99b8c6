import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { dateFormat, numberFormat, pluralRules } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';

export type WordValues = Record<string, string | number>;

const formatters = {
  getDateTimeFormat: dateFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
};

/** Messages come from files: as many as these are kept, each compiled once. */
const compiled = new Map<string, ReturnType<typeof compile>>();

function compiledOnce(message: string): ReturnType<typeof compile> {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return known;
}

/** One ICU message of an exam's words, with its values, in a language. */
export function sentence(locale: Variety, message: string, values: WordValues = {}): string {
  return String(format(compiledOnce(message), languageTags[locale], values, { formatters }));
}
