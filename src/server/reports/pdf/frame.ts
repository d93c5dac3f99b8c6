import { languageTags, type Variety } from '#locale/locales.ts';
import { unbroken } from '#words/unbroken.ts';

/** How a language is set: Typst sets Chinese by region, and wants language and region apart. */
export function settingOf(locale: Variety) {
  const [lang, region] = languageTags[locale].split('-') as [string, string];
  return { lang, region, locale };
}

/** What a document says of itself. */
export function propertiesOf({ locale, madeAt }: { locale: Variety; madeAt: string }) {
  const day = new Date(madeAt);
  const made = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  return { ...settingOf(locale), made };
}

/** Control characters and marks that turn the direction of text have no place in a document (Unicode TR 36, 2.8). */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The data without characters that no document may have; spaces in place of line breaks, and no word that breaks at its hyphen. */
export function clean<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? unbroken(value.replace(/[\t\r\n]+/g, ' ').replace(unwanted, '')) : value,
  ) as Data;
}
