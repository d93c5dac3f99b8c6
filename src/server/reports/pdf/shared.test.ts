import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SharedResult } from '#contract/shares.ts';
import { exams } from '#exams/index.ts';
import type { characters } from '#exams/subconscious/characters.ts';
import { pictured } from '#exams/subconscious/pictured.ts';
import { wordsOf } from '#exams/subconscious/words/index.ts';
import { type Variety, varieties } from '#locale/locales.ts';
import { hardest } from '#tests/support/form.ts';
import { forSuite } from '#tests/support/suite.ts';
import { createPdfPress } from './render.ts';
import { type SharedForm, sharedData, sharedForms } from './shared.ts';

const sizes = { card: { width: 1200, height: 630 }, story: { width: 1080, height: 1920 } } as const;

const portrait = (locale: Variety, id: (typeof characters)[number] = 'noble'): SharedResult => ({
  examId: 'SUBS-1001',
  test: exams[0]?.name(locale) ?? '',
  public: true,
  name: null,
  label: wordsOf(locale).report.character.nearest,
  result: wordsOf(locale).characters[id].name,
  lines: [],
  drawing: { kind: 'picture', picture: pictured('portraits', id) },
});

const scored: SharedResult = {
  examId: 'SUBS-1002',
  test: 'IQ test',
  public: true,
  name: 'Ada Lovelace',
  label: 'Score',
  result: '112',
  lines: ['95% interval 104 to 120', 'High average'],
  drawing: {
    kind: 'curve',
    interval: { low: 104, high: 120 },
    at: 112,
    scale: { mean: 100, deviation: 15 },
    alt: '',
  },
  sign: { heights: [0.2, 0.7, 0.4, 0.9, 0.5, 0.6], hues: [0.2, 0.5, 0.8, 0.4, 0.6, 0.3] },
};

describe('a picture of a shared card', () => {
  const press = forSuite(() => createPdfPress());
  const paint = (shown: SharedResult, form: SharedForm, locale: Variety = 'EN') =>
    press.shared({ shown, form, locale, place: 'sixgates.example' });

  it.each(hardest(varieties, ['DE', 'JA']))(
    'is drawn in %s in its size, and light enough for those who show it',
    async (locale) => {
      for (const form of sharedForms) {
        const bytes = await paint(portrait(locale), form, locale);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...sizes[form] });
        expect(bytes.length).toBeLessThan(600_000);
      }
    },
  );

  it('has a drawing on a ground of one colour, in all the colours of its edges', async () => {
    for (const form of sharedForms) {
      const image = sharp(await paint(scored, form)).removeAlpha();
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      const colours = Array.from({ length: info.width * info.height }, (_, at) => data.readUIntBE(3 * at, 3));
      // The curve begins in the lower half.
      const edge = Array.from({ length: info.height / 2 }, (_, y) => colours[y * info.width]);
      expect(new Set(edge).size).toBe(1);
      expect(new Set(colours).size).toBeGreaterThan(256);
    }
  });

  it('is the same each time, and another one for another choice', async () => {
    const [one, again, unsigned, banded] = await Promise.all([
      paint(scored, 'card'),
      paint(scored, 'card'),
      paint({ ...scored, sign: undefined }, 'card'),
      paint({ ...scored, drawing: null }, 'card'),
    ]);
    expect(Buffer.compare(one, again)).toBe(0);
    expect(new Set([one, unsigned, banded].map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(
      3,
    );
  });

  it('prints a name harmlessly, and refuses one that no face can show', async () => {
    for (const name of ['#set page(width: 1pt)', '*bold* $x^2$', '山田 花子', 'Zoë‍ D’Été', 'محمد'])
      expect(await sharp(await paint({ ...scored, name }, 'card')).metadata()).toMatchObject(sizes.card);
    await expect(paint({ ...scored, name: 'Ada 🦊' }, 'card')).rejects.toMatchObject({
      isMissingGlyph: true,
    });
  });

  it('says nothing beyond what is shown', () => {
    const data = sharedData({
      shown: { ...scored, drawing: null, sign: undefined, name: null, result: 'High', lines: [] },
      form: 'card',
      locale: 'EN',
      place: 'x',
    });
    expect(data).toMatchObject({ ground: { kind: 'shore', drawn: null }, sign: null, name: null });
    expect(JSON.stringify(data)).not.toMatch(/104|112|120/);
  });
});
