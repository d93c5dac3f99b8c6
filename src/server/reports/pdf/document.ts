import type { Block } from '#contract/blocks.ts';
import type { ReportDocument, ReportPart } from '#contract/report.ts';
import { writtenDay } from '#locale/dates.ts';
import type { Variety } from '#locale/locales.ts';
import { printBlock } from './blocks/index.ts';
import { printEmblem } from './emblem.ts';
import { clean, propertiesOf } from './frame.ts';
import { printName } from './name.ts';
import { printed } from './pictures.ts';
import { reportWords } from './words.ts';

/** What paper reads of a report: all that there is of a guide. */
export type Printable = Pick<
  ReportDocument,
  'title' | 'locale' | 'takenAt' | 'made' | 'emblem' | 'parts' | 'cover' | 'closing'
>;

export interface PdfInput<Report extends Printable = ReportDocument> {
  /** Null where it belongs to no order. */
  readonly orderNumber: string | null;
  /** The name on its cover; null where its reader gave none. */
  readonly coverName?: string | null;
  readonly report: Report;
  /** The words of the report, where they are a region's own; else its language's. */
  readonly variety?: Variety;
  /** When the file is made, ISO 8601: in the document's properties, so that the same input gives the same bytes. */
  readonly madeAt: string;
}

/** Everything that the template reads of a report, in words and drawings: the template only lays out. */
export function documentData(input: PdfInput<Printable>) {
  const { cover, closing, title } = input.report;
  return documentOf(input, {
    title,
    name: null,
    picture: cover ? printed(cover) : null,
    // What is not open is not on paper; a booklet is a file of its own.
    holds: ({ locked, booklet }) => !locked && !booklet,
    closing,
  });
}

/** The same of the booklet beside a report. */
export function bookletData(input: PdfInput) {
  const { locale, title } = input.report;
  return documentOf(input, {
    title: reportWords(input.variety ?? locale)('answers.title'),
    name: title,
    picture: null,
    holds: ({ locked, booklet = false }) => !locked && booklet,
    closing: [],
  });
}

interface Sort {
  readonly title: string;
  /** Over the title: what it belongs to. */
  readonly name: string | null;
  readonly picture: ReturnType<typeof printed> | null;
  readonly holds: (part: ReportPart) => boolean;
  readonly closing: readonly Block[];
}

function documentOf(
  { orderNumber, coverName = null, report, variety, madeAt }: PdfInput<Printable>,
  { title, name, picture, holds, closing }: Sort,
) {
  const locale = variety ?? report.locale;
  const { takenAt, made, emblem, parts } = report;
  const words = reportWords(locale);
  return clean({
    ...propertiesOf({ locale, madeAt }),
    orderNumber: orderNumber === null ? '' : words('overview.order', { orderNumber }),
    title,
    taken: words(made ? 'overview.made' : 'overview.taken', { date: writtenDay(new Date(takenAt), locale) }),
    cover: { name, picture, emblem: printEmblem(emblem, locale) },
    holder: coverName === null ? null : printName(coverName, 'cover'),
    parts: parts.filter(holds).map((part) => ({
      id: part.id,
      name: part.title,
      blocks: part.blocks.map((block) => printBlock(block, locale)),
    })),
    closing: closing.map((block) => printBlock(block, locale)),
  });
}
