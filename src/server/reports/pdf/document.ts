import type { ReportDocument } from '#contract/report.ts';
import { writtenDay } from '#locale/dates.ts';
import type { Variety } from '#locale/locales.ts';
import { printBlock } from './blocks/index.ts';
import { printEmblem } from './emblem.ts';
import { clean, propertiesOf } from './frame.ts';
import { printed } from './pictures.ts';
import { reportWords } from './words.ts';

export interface PdfInput {
  readonly orderNumber: string;
  readonly report: ReportDocument;
  /** The words of the report, where they are a region's own; else its language's. */
  readonly variety?: Variety;
  /** When the file is made, ISO 8601: in the document's properties, so that the same input gives the same bytes. */
  readonly madeAt: string;
}

/** Everything that the template reads, in words and drawings: the template only lays out. */
export function documentData({ orderNumber, report, variety, madeAt }: PdfInput) {
  const locale = variety ?? report.locale;
  const { title, takenAt, cover, emblem, parts, closing } = report;
  const words = reportWords(locale);
  return clean({
    ...propertiesOf({ locale, madeAt }),
    orderNumber: words('overview.order', { orderNumber }),
    title,
    taken: words('overview.taken', { date: writtenDay(new Date(takenAt), locale) }),
    cover: { picture: cover ? printed(cover) : null, emblem: printEmblem(emblem, locale) },
    // What is not open is not on paper.
    parts: parts
      .filter(({ locked }) => !locked)
      .map(({ id, title: name, blocks }) => ({
        id,
        name,
        blocks: blocks.map((block) => printBlock(block, locale)),
      })),
    closing: closing.map((block) => printBlock(block, locale)),
  });
}
