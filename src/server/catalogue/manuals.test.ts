import { describe, expect, it } from 'vitest';
import { methodsDocuments } from '#contract/methods-documents.ts';
import { items as situations } from '#exams/eq/items.ts';
import { exams } from '#exams/index.ts';
import { iqReportWords } from '#exams/iq/words/report/index.ts';
import { items as pictures } from '#exams/subconscious/items.ts';
import { locales } from '#locale/locales.ts';
import { manualOf, methodsOf } from './manuals.ts';

describe('how a test measures', () => {
  it.each(exams.map(({ slug, id }) => [slug, id] as const))(
    '%s: in plain words of nine languages, and by its manual',
    async (_slug, id) => {
      const told = await Promise.all(locales.map((locale) => methodsOf(id, locale)));
      for (const { title, chapters, manual } of told) {
        expect(title).not.toBe('');
        expect(chapters.length).toBeGreaterThan(1);
        for (const { title: of, paragraphs } of chapters)
          expect([of, ...paragraphs].join(' ')).not.toMatch(/undefined|NaN|\{\w/);
        expect(manual).toMatch(/^# /);
      }
      expect(new Set(told.map(({ title }) => title)).size).toBe(locales.length);
      expect(new Set(told.map(({ manual }) => manual)).size).toBe(1);
    },
  );

  it.each(exams.map(({ slug, id }) => [slug, id] as const))(
    '%s: with the plots that its manual shows',
    async (slug, id) => {
      const { manual, plots } = await methodsOf(id, 'EN');
      const names = Object.keys(plots);
      expect(names.length).toBeGreaterThanOrEqual(3);
      for (const [name, svg] of Object.entries(plots)) {
        expect(name).toMatch(new RegExp(`^plots/${slug}-`));
        expect(manual).toContain(`](${name})`);
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      }
    },
  );

  it('speaks of the IQ test where nobody has taken it yet, not of a sitting', async () => {
    for (const locale of locales) {
      const { chapters } = await methodsOf('SUBS-1002', locale);
      const ofSitting = iqReportWords.inStages[locale].world.method.made.title;
      expect(chapters.map(({ title }) => title)).not.toContain(ofSitting);
    }
  });

  it('tells how far a score may be off wherever there is a norm population, as wide as its reliability says', async () => {
    const told = await Promise.all(exams.map(({ id }) => methodsOf(id, 'EN')));
    const found = told.flatMap(({ precision }) => precision ?? []);
    expect(found).toHaveLength(exams.length - 1);
    for (const { scale, reliability, low, high, parts } of found) {
      expect((low + high) / 2).toBe(scale.mean);
      expect(
        Math.abs(high - low - 2 * 1.96 * scale.deviation * Math.sqrt(1 - reliability)),
      ).toBeLessThanOrEqual(1);
      for (const part of parts) expect(part.high - part.low).toBeGreaterThan(0);
    }
    const parts = told.flatMap(({ precision }) => precision?.parts.length ?? []);
    expect(parts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 4, 4, 6, 8]);
    const iq = told[exams.findIndex(({ slug }) => slug === 'iq')]?.precision;
    expect([iq?.low, iq?.high]).toEqual([88, 112]);
  });

  it.each(exams.map(({ slug }) => [slug] as const))(
    '%s: says what it measures, by what form and model, how well it finds what is known, and what it is not for',
    async (slug) => {
      const manual = await manualOf(slug);
      const chapters = manual.match(/^## .+$/gm)?.join('\n') ?? '';
      expect(chapters).toMatch(/Construct|What it is/);
      expect(chapters).toMatch(/[Bb]lueprint|Items|Activities|Questions/);
      expect(chapters).toMatch(/Model|Difficulties/);
      expect(chapters).toMatch(/not be used for|Limits|cannot say/);
      expect(manual).toMatch(/npm run simulate|simulation\.test/);
      expect(manual).toMatch(/^\| --- |^```/m);
      expect(manual).toMatch(/\(?(19|20)\d\d\)?/);
    },
  );

  it('keeps back what would tell the key to the answers', async () => {
    const [eq, subconscious] = await Promise.all([manualOf('eq'), manualOf('subconscious')]);
    for (const manual of [eq, subconscious]) expect(manual).toContain('would tell the key');
    for (const { id } of situations) expect(eq).not.toMatch(new RegExp(`^\\| ${id} \\|`, 'm'));
    for (const { id } of pictures) expect(subconscious).not.toMatch(new RegExp(`^\\| ${id} \\|`, 'm'));
  });

  it('has a text for whatever holds for all tests', async () => {
    for (const document of methodsDocuments) expect(await manualOf(document)).toMatch(/^# /);
  });
});
