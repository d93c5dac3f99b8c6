import { extractText } from 'unpdf';
import { expect, it, vi } from 'vitest';
import { subconscious } from '#exams/subconscious/exam.ts';
import { items } from '#exams/subconscious/items.ts';
import { packages } from '#exams/subconscious/packages.ts';
import { drawTruth, sit } from '#exams/subconscious/simulation.ts';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest, isFull } from '#tests/support/form.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

/** As many as are promised, over all languages; one in each of the hardest in the quick form. */
const sittings = isFull ? 200 : locales.length;

const set = hardest(locales, ['DE', 'JA']);
const cases = Array.from({ length: sittings }, (_, nth) => ({
  nth,
  locale: locales[nth % locales.length] ?? 'EN',
  // The other list in each round through the languages, and in each other language.
  list: packages[(nth + Math.floor(nth / locales.length)) % packages.length] ?? packages[0],
})).filter(({ locale }) => set.includes(locale));

const setSheets = sheetSetter();

/** Letters and signs alone: where lines end, and how words are divided there, is the page's own. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b\u2010-]/g, '');

it.each(cases)(
  'sitting $nth makes a portrait of 21 pages in $locale, every paragraph as composed',
  async ({ nth, locale, list }) => {
    const random = randomOf(`portrait ${nth}`);
    const answers = sit(drawTruth(random), random).map((choice, at) => ({
      questionId: items[at]?.id ?? '',
      choice,
      milliseconds: 9000,
    }));
    const result = subconscious.score('', answers);
    const takenAt = '2026-11-20T10:00:00.000Z';
    const features = list?.features ?? [];
    // What word joiners hold is written as replacement text, which this extraction does not look at.
    const report: ReturnType<typeof subconscious.report> = JSON.parse(
      JSON.stringify(
        subconscious.report({ seed: '', answers, result, locale, takenAt, features }),
      ).replaceAll('\u2060', ''),
    );
    const { pages, sheets, bytes } = setSheets({ orderNumber: `SITTING-${nth}`, madeAt: takenAt, report });
    expect(pages).toBe(21);
    for (const { id, fill, size } of sheets) {
      expect(fill, id).toBeGreaterThanOrEqual(0.6);
      expect(size, id).toBeGreaterThan(0.76);
    }
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    const onPaper = bare(text);
    const paragraphs = report.parts
      .filter(({ locked }) => !locked)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.block === 'prose' || block.block === 'card') return block.paragraphs;
        if (block.block === 'story') return [...block.scenes.map((scene) => scene.text), ...block.closing];
        if (block.block === 'facts') return block.rows.map(({ value }) => value);
        return block.block === 'scales' ? block.rows.map(({ reading }) => reading) : [];
      });
    expect(paragraphs.length).toBeGreaterThan(25);
    expect(paragraphs.filter((paragraph) => !onPaper.includes(bare(paragraph)))).toEqual([]);
    // No paragraph twice.
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  },
);
