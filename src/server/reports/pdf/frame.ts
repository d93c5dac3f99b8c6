import type { ReportModel } from '#contract/reports.ts';
import { type Locale, languageTags } from '#locale/locales.ts';
import { reportWords } from './words.ts';

export interface PdfInput<Report extends ReportModel = ReportModel> {
  readonly orderNumber: string;
  readonly report: Report;
  /** When the file is made, ISO 8601: in the document's properties, so that the same input gives the same bytes. */
  readonly madeAt: string;
}

/** Colours of drawings, as the template has them. */
export const ink = '#16282c';
export const palette = { area: '#d8e3e4', interval: '#7fafb8', line: '#6d7f82', mark: '#15606b' } as const;

/** What stands in every report, whatever it measures. */
export function frameOf({ orderNumber, report, madeAt }: PdfInput) {
  const { locale } = report;
  const words = reportWords(locale);
  return {
    ...propertiesOf({ locale, madeAt }),
    orderNumber: words('overview.order', { orderNumber }),
    title: report.title,
    taken: words('overview.taken', { date: writtenDay(report.takenAt, locale) }),
  };
}

/** What a document says of itself. */
export function propertiesOf({ locale, madeAt }: { locale: Locale; madeAt: string }) {
  // Typst sets Chinese by region, and wants language and region apart.
  const [lang, region] = languageTags[locale].split('-') as [string, string];
  const day = new Date(madeAt);
  const made = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  return { lang, region, locale, made };
}

export function writtenDay(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}

/** Control characters and marks that turn the direction of text have no place in a document (Unicode TR 36, 2.8). */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The data without characters that no document may have; spaces in place of line breaks. */
export function clean<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/[\t\r\n]+/g, ' ').replace(unwanted, '') : value,
  ) as Data;
}
