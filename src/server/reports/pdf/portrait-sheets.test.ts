import { expect, it, vi } from 'vitest';
import { cautiousReport } from '#exams/kit/doubt.ts';
import { subconscious } from '#exams/subconscious/exam.ts';
import { items } from '#exams/subconscious/items.ts';
import { packages } from '#exams/subconscious/packages.ts';
import { drawTruth, sit } from '#exams/subconscious/simulation.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest, isFull } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

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

/** A paragraph, and no label: Chinese says as much in two fifths of the characters. */
const longOf = (locale: Locale) => (locale === 'CN' || locale === 'HK' ? 40 : 100);

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
    const report = withoutJoiners(
      subconscious.report({ seed: '', answers, result, locale, takenAt, features }),
    );
    const laid = setSheets({ orderNumber: `SITTING-${nth}`, madeAt: takenAt, report });
    expectFull(laid, { pages: 21 });
    const paragraphs = paragraphsOf(report);
    await expectPrinted(paragraphs, laid.bytes);
    // No paragraph twice, but answers beside the claims they moved, and labels.
    const told = paragraphs.filter((paragraph) => paragraph.length > longOf(locale));
    expect(told.length).toBeGreaterThan(25);
    expect(new Set(told).size).toBe(told.length);

    // A word of caution at its beginning takes no page of its own.
    const cautious = cautiousReport(report, { ...result, doubtful: true }, locale);
    const other = setSheets({
      orderNumber: `SITTING-${nth}`,
      madeAt: takenAt,
      report: withoutJoiners(cautious),
    });
    expectFull(other, { pages: 21 });
  },
);
