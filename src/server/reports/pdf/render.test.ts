import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { type Locale, languageTags, locales } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { hardest, inForm } from '#tests/support/form.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import { typstOfWorker } from '#tests/support/sheets.ts';
import { createPdfCompiler, PdfError } from './compile.ts';
import { documentData, type PdfInput } from './document.ts';
import { createPdfPress } from './render.ts';
import { reportWords } from './words.ts';

// Two documents, a cold worker and a busy machine fit into it many times over.
vi.setConfig({ testTimeout: 60_000 });
const press = createPdfPress();
afterAll(press.close);

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pagesOf = (pdf: string) => Number(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]);

/** The titles of the bookmarks, which are the headings: the only text that stands readable in the file. */
function bookmarksOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/Title (?:\((.*)\)|<([0-9A-F]+)>)$/gim)].map(([, plain, hex]) =>
    plain === undefined ? utf16(Buffer.from(hex ?? '', 'hex').subarray(2)) : plain.replace(/\\(.)/g, '$1'),
  );
}

const utf16 = (bigEndian: Buffer) => Buffer.from(bigEndian).swap16().toString('utf16le');

/** The fixture with one part of this chapter alone. */
function withChapter(title: string, text: string, locale: Locale = 'EN'): PdfInput {
  const input = pdfFixture(locale);
  const chapter: Block = { block: 'prose', id: 'first', title, paragraphs: [text], page: true };
  return { ...input, report: { ...input.report, parts: [{ id: 'all', title: 'All', blocks: [chapter] }] } };
}

describe('the printed report', () => {
  it.each(hardest(locales, ['JA']))('is a tagged document in %s, and the same again', async (locale) => {
    const input = pdfFixture(locale);
    const bytes = await press.report(input);
    const pdf = asText(bytes);
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pagesOf(pdf)).toBe(21);
    expect(pdf).toContain(`/Lang (${languageTags[locale]})`);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(Buffer.from(bytes).toString('utf8')).toContain(`>${input.report.title}</rdf:li>`);
    expect(Buffer.compare(bytes, await press.report(pdfFixture(locale)))).toBe(0);
  });

  it('is the same from another worker', async () => {
    const input = hardest([pdfFixture('JA')], [withChapter('JA', '日本語', 'JA')])[0] as PdfInput;
    const first = await press.report(input);
    await press.close();
    expect(Buffer.compare(first, await press.report(input))).toBe(0);
  });

  it('is the same report with and without a booklet beside it', async () => {
    const input = pdfFixture('EN');
    expect(blocksOf(input.report, 'answers')[0]?.items).toHaveLength(30);
    const parts = input.report.parts.filter(({ booklet }) => !booklet);
    const without = await press.report({ ...input, report: { ...input.report, parts } });
    expect(Buffer.compare(await press.report(input), without)).toBe(0);
  });
});

describe('the printed booklet', () => {
  it.each(inForm(locales))('holds every question under a heading, two a page, in %s', async (locale) => {
    const input = pdfFixture(locale);
    const pdf = asText(await press.answers(input));
    const question = (place: number) => reportWords(locale)('answers.question', { place });
    const wanted = Array.from({ length: 30 }, (_, at) => question(at + 1));
    const titles = bookmarksOf(pdf);
    expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
    // A cover, all answers on one page, and the questions.
    expect(pagesOf(pdf)).toBe(2 + 15);
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(Buffer.compare(await press.answers(input), Buffer.from(pdf, 'latin1'))).toBe(0);
  });
});

describe('strings from outside', () => {
  it('are text, never source', async () => {
    const title = '#panic("no") $x$ *b* @ref <label> #read("/report.typ") \\u{41}';
    expect(bookmarksOf(asText(await press.report(withChapter(title, title))))).toContain(title);
  });

  it('lose control characters and marks that turn the direction of text', async () => {
    const titles = bookmarksOf(asText(await press.report(withChapter('A\u0000\u0007\u202eB\u2066C', ''))));
    expect(titles).toContain('ABC');
  });
});

describe('a name on the cover', () => {
  const coverOf = (coverName: string | null, locale: Locale = 'EN') => {
    const input = pdfFixture(locale);
    return press.report({ ...input, coverName, report: { ...input.report, parts: [], closing: [] } });
  };

  it.each([
    ['Ada Lovelace', 'EN'],
    ['山田 花子', 'JA'],
    ['عائشة بنت محمد', 'EN'],
    ['#panic("no") $x$ *b* @ref <label>', 'EN'],
    ['W'.repeat(200), 'EN'],
    ['\u202eecalevoL adA\u2066', 'EN'],
  ] as const)('prints harmlessly, and changes nothing but the cover: %s', async (name, locale) => {
    const named = await coverOf(name, locale);
    expect(pagesOf(asText(named))).toBe(1);
    expect(asText(named)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(Buffer.compare(named, await coverOf(null, locale))).not.toBe(0);
    expect(Buffer.compare(named, await coverOf(name, locale))).toBe(0);
  });

  it('is refused where no face has one of its letters', async () => {
    const refused = await coverOf('Ada \u{1F600}').catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(PdfError);
    expect((refused as PdfError).isMissingGlyph).toBe(true);
  });
});

describe('the press', () => {
  const short = withChapter('A', 'B');
  /** A cover, and the chapter. */
  const shortPages = 2 + short.report.closing.length;

  it('names the place in the template where data is missing', () => {
    const { cover: _, ...broken } = documentData(pdfFixture('EN'));
    const compile = createPdfCompiler(typstOfWorker());
    expect(() => compile({ template: 'report', data: broken })).toThrow(PdfError);
    expect(() => compile({ template: 'report', data: broken })).toThrow(/cover/);
  });

  it('makes the next document after one that cannot be laid out', async () => {
    const uncovered = press.report(withChapter('\u{1F600}', 'no face has this'));
    await expect(uncovered).rejects.toThrow(PdfError);
    expect(pagesOf(asText(await press.report(short)))).toBe(shortPages);
  });

  it('fails what is under way when the worker ends, and makes the next', async () => {
    await press.report(short);
    // Race: a worker may be done with a first one before it is ended, with twenty never.
    const asked = Array.from({ length: 20 }, () => press.report(short));
    const settled = Promise.allSettled(asked);
    // The documents are on their way to the worker.
    await new Promise((resolve) => setImmediate(resolve));
    await press.close();
    expect((await settled).at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(PdfError) });
    expect(pagesOf(asText(await press.report(short)))).toBe(shortPages);
  });

  it('refuses whoever comes when four hundred wait, and nobody before', async () => {
    const asked = Promise.allSettled(Array.from({ length: 420 }, () => press.report(short)));
    await press.close();
    const refused = (await asked).map(
      (one) => one.status === 'rejected' && one.reason instanceof Refusal && one.reason.refusal,
    );
    expect(refused.slice(0, 400)).toEqual(Array.from({ length: 400 }, () => false));
    expect(refused.at(-1)).toBe('overloaded');
    expect(pagesOf(asText(await press.report(short)))).toBe(shortPages);
  });

  it('serves in the order in which it is asked', async () => {
    const served: number[] = [];
    const asked = Array.from({ length: 24 }, (_, at) => press.report(short).then(() => served.push(at)));
    await Promise.all(asked);
    const outOfTurn = served.map((at, turn) => Math.abs(at - turn));
    // As many as there are workers may be under way at once.
    expect(Math.max(...outOfTurn)).toBeLessThan(4);
  });

  it('makes many at once, each its own', async () => {
    const wanted = ['DE', 'FR', 'PT', 'DE'] as const;
    const made = await Promise.all(wanted.map((locale) => press.report(withChapter('A', 'B', locale))));
    made.forEach((bytes, at) => {
      expect(asText(bytes)).toContain(`/Lang (${languageTags[wanted[at] ?? 'EN']})`);
    });
  });
});
