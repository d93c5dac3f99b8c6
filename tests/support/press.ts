import { createHash } from 'node:crypto';
import { certificateData } from '#server/reports/pdf/certificate.ts';
import { bookletData, documentData } from '#server/reports/pdf/document.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { sharedData } from '#server/reports/pdf/shared.ts';

/**
 * Prints no pages: a document is the hash of all that would stand in it, which is put together as for the real press.
 * What pages look like, and which letters they can show, only the real one tells.
 */
export function testPress(): PdfPress {
  const print = (data: object) => {
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
    return Buffer.from(`%PDF-1.7\n% ${hash}\n%%EOF\n`);
  };
  return {
    report: async (input) => print(documentData(input)),
    answers: async (input) => print(bookletData(input)),
    certificate: async (input) => print(certificateData(input)),
    shared: async (input) => print(sharedData(input)),
    close: async () => {},
  };
}
