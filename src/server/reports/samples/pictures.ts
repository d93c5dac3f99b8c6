import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type SamplePage, type SampleSize, sampleWidths } from '#contract/samples.ts';
import type { Exam } from '#exams/exam.ts';
import type { Variety } from '#locale/locales.ts';
import { folderStore } from '#server/platform/files/folder.ts';
import { templateDigest } from '../pdf/compile.ts';
import type { PdfPress } from '../pdf/render.ts';
import { pageOf, sampleData } from './sample.ts';

export interface SampleRoom {
  readonly dataDir: string;
  readonly press: PdfPress;
}

export interface SampleName {
  readonly exam: Exam;
  readonly variety: Variety;
  readonly page: SamplePage;
  readonly size: SampleSize;
}

/**
 * Pictures of the pages of sample reports: each made when it is first asked for, and kept in a file that is named by what
 * stands on it, so that other words or another layout make another one.
 */
export function createSamples({ dataDir, press }: SampleRoom) {
  /** Public, and the same for everybody: each machine makes its own. */
  const files = folderStore(join(dataDir, 'samples'));
  /** Whoever asks while it is being made waits for the same one. */
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: 60 });
  const documents = new LRUCache<string, { data: object; digest: string }>({ max: 20 });

  let before: Promise<unknown> = Promise.resolve();

  /** One at a time, so that a report that was paid for waits for one of them at most. */
  function inTurn(make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const next = before.then(make, make);
    before = next;
    return next;
  }

  function documentOf(exam: Exam, variety: Variety) {
    const name = `${exam.id} ${variety}`;
    const known = documents.get(name);
    if (known) return known;
    const data = sampleData(exam, variety);
    const digest = createHash('sha256').update(templateDigest()).update(JSON.stringify(data)).digest('hex');
    const found = { data, digest };
    documents.set(name, found);
    return found;
  }

  async function pictureOf({ exam, variety, page, size }: SampleName): Promise<Uint8Array> {
    const { data, digest } = documentOf(exam, variety);
    const name = `${digest.slice(0, 32)}-${page}-${size}.webp`;
    const kept = await files.read(name);
    if (kept) return kept;
    const bytes = await inTurn(() =>
      press.page({ data, page: pageOf(exam, page), width: sampleWidths[size] }),
    );
    await files.write(name, bytes);
    return bytes;
  }

  /** @throws PdfError where it cannot be laid out; Refusal `overloaded` where too many wait for the press */
  return (name: SampleName): Promise<Uint8Array> => {
    const key = [name.exam.id, name.variety, name.page, name.size].join(' ');
    const under = made.get(key);
    if (under) return under;
    const picture = pictureOf(name);
    made.set(key, picture);
    picture.catch(() => made.delete(key));
    return picture;
  };
}
