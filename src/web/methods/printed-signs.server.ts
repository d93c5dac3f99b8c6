/**
 * Quotation marks and apostrophes of an English text as print has them, where its file has those of a keyboard. A text that goes
 * on behind other markup begins within a sentence.
 */
export const printedSigns = (text: string): string =>
  text
    .replace(/(?<=[\s([]|^)"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=[\s([“]|^)'(?=\p{L}[^']*')/gu, '‘')
    .replaceAll("'", '’');
