import { createHash } from 'node:crypto';
import { certificateData } from '#server/reports/pdf/certificate.ts';
import { bookletData, documentData } from '#server/reports/pdf/document.ts';
import { giftCardData } from '#server/reports/pdf/gift.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { sharedData } from '#server/reports/pdf/shared.ts';
import { isFull } from './form.ts';

/**
 * Prints no pages: a document is the hash of what it is made of; in the full form, of all that would stand in it, which is
 * put together as for the real press. What pages look like, and which letters they can show, only the real one tells.
 */
export function testPress(): PdfPress {
  const print = <Input extends object>(kind: string, together: (input: Input) => object) => {
    return async (input: Input) => {
      const what = JSON.stringify([kind, isFull ? together(input) : input]);
      const hash = createHash('sha256').update(what).digest('hex');
      return Buffer.from(`%PDF-1.7\n% ${hash}\n%%EOF\n`);
    };
  };
  return {
    report: print('report', documentData),
    workbook: print('workbook', documentData),
    answers: print('answers', bookletData),
    certificate: print('certificate', certificateData),
    giftCard: print('gift', giftCardData),
    shared: print('shared', sharedData),
    page: print('page', ({ data }: { data: object }) => data),
    close: async () => {},
  };
}
