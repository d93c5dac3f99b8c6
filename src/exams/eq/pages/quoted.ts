import type { Variety } from '#locale/locales.ts';

/** The quotation marks of a language, and those within a quotation. */
const marks: Readonly<Record<Variety, Readonly<Record<string, string>>>> = {
  CN: { '“': '‘', '”': '’' },
  EN: { '“': '‘', '”': '’' },
  FR: { '«\u00a0': '“', '\u00a0»': '”' },
  ES: { '«': '“', '»': '”' },
  JA: { '「': '『', '」': '』' },
  HK: { '「': '『', '」': '』' },
  KR: { '“': '‘', '”': '’' },
  DE: { '„': '‚', '“': '‘' },
  PT: { '«': '“', '»': '”' },
  'PT-BR': { '“': '‘', '”': '’' },
};

/** A text as it stands within quotation marks: what it quotes itself has the inner ones. */
export const withinQuotes = (locale: Variety, text: string): string =>
  Object.entries(marks[locale]).reduce((rest, [outer, inner]) => rest.replaceAll(outer, inner), text);
