import { afterAll, describe, expect, it, vi } from 'vitest';
import { characters } from '#exams/subconscious/characters.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { hardest } from '#tests/support/form.ts';
import { portraitFixture } from '#tests/support/printed.ts';
import { typstOfWorker } from '#tests/support/sheets.ts';
import { createPdfCompiler } from './compile.ts';
import { documentData } from './document.ts';
import { printed, printedPictures } from './pictures.ts';
import { createPdfPress } from './render.ts';

vi.setConfig({ testTimeout: 60_000 });
const press = createPdfPress();
afterAll(press.close);

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pagesOf = (pdf: string) => Number(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]);

describe('a printed portrait', () => {
  it.each(hardest(locales, ['DE', 'JA']))(
    'is a tagged document of 21 pages in %s, and the same again',
    async (locale) => {
      const input = portraitFixture(locale);
      const bytes = await press.report(input);
      const pdf = asText(bytes);
      expect(pagesOf(pdf)).toBe(21);
      expect(pdf).toContain(`/Lang (${languageTags[locale]})`);
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(Buffer.from(bytes).toString('utf8')).toContain(`>${input.report.title}</rdf:li>`);
      expect(Buffer.compare(bytes, await press.report(portraitFixture(locale)))).toBe(0);
    },
  );

  it('has 21 pages whoever it describes', () => {
    const compile = createPdfCompiler(typstOfWorker());
    const described = hardest(characters, ['stalker', 'director', 'noble']);
    const pages = described.map((character) => {
      const input = portraitFixture('EN', character);
      expect(blockOf(input.report, 'card').picture.name).toBe(character);
      return pagesOf(asText(compile({ template: 'report', data: documentData(input) })));
    });
    expect(pages).toEqual(described.map(() => 21));
  });

  it('has as many in the short list: other pages in the place of the suggestions', async () => {
    const short = portraitFixture('EN', 'noble', ['report', 'assessment-report']);
    expect(short.report.parts.filter(({ locked }) => locked).map(({ id }) => id)).toEqual(['power']);
    expect(pagesOf(asText(await press.report(short)))).toBe(21);
  });

  it('prints a picture for every one that it may show', () => {
    const there = printedPictures().map(({ path }) => path);
    const { report } = portraitFixture('EN');
    const shown = [
      report.cover,
      ...blocksOf(report, 'card').map(({ picture }) => picture),
      ...blocksOf(report, 'story').flatMap(({ scenes }) => scenes.map(({ picture }) => picture)),
      ...blocksOf(report, 'prose').map(({ picture }) => picture),
    ];
    expect(shown).toHaveLength(15);
    for (const picture of shown) expect(there).toContain(picture && printed(picture));
    expect(there).toHaveLength(49);
  });
});
