import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { languageTags, locales } from '#locale/locales.ts';
import { createPdfCompiler } from './compile.ts';
import { pdfFixture } from './fixture.ts';
import { scoreData } from './score.ts';

vi.setConfig({ testTimeout: 60_000 });

const source = new URL('../../../', import.meta.url);
const exams = readdirSync(new URL('exams/', source), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A test's words in a language: one file, or a folder of them. */
function wordsOf(exam: string, locale: string): string[] {
  const path = `exams/${exam}/words/${locale}`;
  const folder = new URL(`${path}/`, source);
  if (!existsSync(folder)) return [`${path}.json`];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${path}/${file}`);
}

/** Every character of a language's own wording, of all rooms and tests, and of its dates and numbers. */
function charactersOf(locale: (typeof locales)[number]): string {
  const rooms = readdirSync(new URL(`words/${locale}/`, source)).map((file) => `words/${locale}/${file}`);
  const written = [...rooms, ...exams.flatMap((exam) => wordsOf(exam, locale))].map((file) =>
    readFileSync(new URL(file, source), 'utf8'),
  );
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'full' }).format(
      new Date(2026, month, month + 1),
    ),
  );
  return [...new Set([...written, ...dates].join(''))].filter((one) => !/\p{Cc}/u.test(one)).join('');
}

describe('the faces of the printed report', () => {
  const compile = createPdfCompiler();

  // PDF/UA refuses a document with a character that no face has; headings and text have different faces.
  it.each(locales)('have every character of %s', (locale) => {
    const data = scoreData(pdfFixture(locale));
    const characters = charactersOf(locale);
    const chapters = [{ id: 'meaning', title: characters, paragraphs: [characters] }];
    expect(characters.length).toBeGreaterThan(60);
    expect(() => compile({ template: 'report', data: { ...data, chapters } })).not.toThrow();
  });

  it.each(['title', 'text'])('would be found wanting in a %s', (place) => {
    const data = scoreData(pdfFixture('EN'));
    const chapter = { id: 'meaning', title: 'A', paragraphs: ['B'] };
    const missing = place === 'title' ? { ...chapter, title: '字' } : { ...chapter, paragraphs: ['字'] };
    expect(() => compile({ template: 'report', data: { ...data, chapters: [missing] } })).toThrow(
      /字|glyph|character/,
    );
  });
});
