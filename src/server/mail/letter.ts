/** One message, laid out the same in text and HTML. */
export interface Letter {
  readonly subject: string;
  /** May hold places where a line may end (U+200B), which only the HTML makes use of. */
  readonly title: string;
  /** What stands beside the subject in a list of mails; the first paragraph where nothing is said. */
  readonly preview?: string;
  /** The letter tells something good, and opens with the six gates. */
  readonly opens?: true;
  readonly paragraphs: readonly string[];
  /** What was bought or refunded, with sums. */
  readonly bill?: Bill;
  /** Labels and values. */
  readonly rows?: readonly Row[];
  /** Something to be copied, such as a gift's code. */
  readonly code?: Row;
  readonly notices?: readonly string[];
  /** What the letter was written for; several stand as a list. */
  readonly links: readonly Link[];
  readonly small: readonly string[];
  /** Pages that every letter leads to. */
  readonly legal?: readonly Link[];
  readonly signature: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

/** Sums are whole texts, as the reader's country writes them. */
export interface Bill {
  readonly product: Row;
  /** From the price to the total; empty where the price is the total. */
  readonly lines: readonly Row[];
  readonly total: Row;
  /** What the total says of taxes. */
  readonly note?: string;
  /** What came after it was paid. */
  readonly after: readonly Row[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
  /** Not what the letter was written for. */
  readonly quiet?: true;
}

/** A title without the places where a line of it may end. */
export const inOneLine = (title: string): string => title.replaceAll('\u200b', '');

export function plainOf(letter: Letter): string {
  return [
    inOneLine(letter.title),
    ...letter.paragraphs,
    ...(letter.bill ? [billed(letter.bill)] : []),
    ...(letter.rows ? [listed(letter.rows)] : []),
    ...(letter.code ? [listed([letter.code])] : []),
    ...(letter.notices ?? []),
    ...letter.links.map(({ label, url }) => `${label}\n${url}`),
    ...letter.small,
    ...(letter.legal ? [letter.legal.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    `-- \n${letter.signature}`,
  ].join('\n\n');
}

const listed = (rows: readonly Row[]) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

function billed({ product, lines, total, note, after }: Bill): string {
  return [
    listed([product, ...lines, total]),
    ...(note === undefined ? [] : [note]),
    ...(after.length > 0 ? [listed(after)] : []),
  ].join('\n');
}
