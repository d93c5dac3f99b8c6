import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { BlockOf } from '#contract/blocks.ts';
import { currencies } from '#locale/currencies.ts';
import { type Locale, languageTags, locales, varieties } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { formatAmount } from '#locale/price.ts';
import { languageOf } from '#locale/varieties.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import { typstOfWorker } from '#tests/support/sheets.ts';
import { createPdfCompiler, type PrintJob } from './compile.ts';
import { documentData } from './document.ts';

vi.setConfig({ testTimeout: 60_000 });

const source = new URL('../../../', import.meta.url);
const examFiles = readdirSync(new URL('exams/', source), { encoding: 'utf8', recursive: true });

/** The words of all tests and of what they are made with: one file a language, or a folder of them. */
const wordsOf = (locale: string): string[] =>
  examFiles
    .filter((path) => new RegExp(`/words/(.+/)?${locale}(/.+)?\\.json$`).test(path))
    .map((path) => `exams/${path}`);

/** Money of every currency, as readers of the language write it, wherever they are. */
const moneyOf = (locale: Locale): string[] =>
  varieties
    .filter((variety) => languageOf(variety) === locale)
    .flatMap((variety) => [...markets.keys(), undefined].map((market) => ({ variety, market })))
    .flatMap((reader) => currencies.map((currency) => formatAmount(-123_456_789, currency, reader)));

/** Every character of a language's own wording, of all rooms and tests, and of its dates, numbers and sums of money. */
function charactersOf(locale: (typeof locales)[number]): string {
  const rooms = readdirSync(new URL(`words/${locale}/`, source)).map((file) => `words/${locale}/${file}`);
  const written = [...rooms, ...wordsOf(locale)].map((file) => readFileSync(new URL(file, source), 'utf8'));
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'full' }).format(
      new Date(2026, month, month + 1),
    ),
  );
  return [...new Set([...written, ...dates, ...moneyOf(locale)].join(''))]
    .filter((one) => !/\p{Cc}/u.test(one))
    .join('');
}

describe('the faces of the printed report', () => {
  const compile = createPdfCompiler(typstOfWorker());

  // PDF/UA refuses a document with a character that no face has; headings and text have different faces.
  it.each(locales)('have every character of %s', (locale) => {
    const characters = charactersOf(locale);
    expect(characters.length).toBeGreaterThan(60);
    expect(() => compile(withChapter(locale, { title: characters, paragraphs: [characters] }))).not.toThrow();
  });

  it.each(['title', 'text'])('would be found wanting in a %s', (place) => {
    const chapter = { title: 'A', paragraphs: ['B'] };
    const missing = place === 'title' ? { ...chapter, title: '字' } : { ...chapter, paragraphs: ['字'] };
    expect(() => compile(withChapter('EN', missing))).toThrow(/字|glyph|character/);
  });
});

/** A report of this chapter alone. */
function withChapter(locale: Locale, chapter: Pick<BlockOf<'prose'>, 'title' | 'paragraphs'>): PrintJob {
  const input = pdfFixture(locale);
  const block = { block: 'prose', id: 'all', page: true, ...chapter } as const;
  const parts = [{ id: 'all', title: 'A', blocks: [block] }];
  return { template: 'report', data: documentData({ ...input, report: { ...input.report, parts } }) };
}
