import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { languageTags, locales } from '#locale/locales.ts';
import { createPdfCompiler } from './compile.ts';
import { pdfFixture } from './fixture.ts';
import { templateData } from './input.ts';

vi.setConfig({ testTimeout: 60_000 });

const source = new URL('../../../', import.meta.url);
const exams = readdirSync(new URL('exams/', source), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Every character of a language's own wording, of all rooms and tests, and of its dates and numbers. */
function charactersOf(locale: (typeof locales)[number]): string {
  const rooms = readdirSync(new URL(`words/${locale}/`, source)).map((file) => `words/${locale}/${file}`);
  const written = [...rooms, ...exams.map((exam) => `exams/${exam}/words/${locale}.json`)].map((file) =>
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
    const data = templateData(pdfFixture(locale));
    const characters = charactersOf(locale);
    const chapters = [{ id: 'meaning', title: characters, paragraphs: [characters] }];
    expect(characters.length).toBeGreaterThan(60);
    expect(() => compile({ ...data, chapters })).not.toThrow();
  });

  it.each(['title', 'text'])('would be found wanting in a %s', (place) => {
    const data = templateData(pdfFixture('EN'));
    const chapter = { id: 'meaning', title: 'A', paragraphs: ['B'] };
    const missing = place === 'title' ? { ...chapter, title: '字' } : { ...chapter, paragraphs: ['字'] };
    expect(() => compile({ ...data, chapters: [missing] })).toThrow(/字|glyph|character/);
  });
});
