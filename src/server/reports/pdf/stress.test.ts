import { it, vi } from 'vitest';
import { stress } from '#exams/stress/exam.ts';
import { categoryOf, items, stepCount } from '#exams/stress/items.ts';
import { burdens } from '#exams/stress/scales.ts';
import { drawTruth, sit } from '#exams/stress/sitters.ts';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const random = randomOf('printed');

/** The longest reports are those of people who carry very much, where two lines of help are named. */
const heavy = items.map((item) => categoryOf(item, burdens[item.scale] === 1 ? 4 : stepCount - 1 - 4));
const heaviest = hardest(locales, ['PT', 'JA']);
const cases = [
  ...heaviest.map((locale) => ({ locale, kind: 'heavy', choices: heavy, market: 'BE' })),
  { locale: 'EN' as const, kind: 'usual', choices: sit(drawTruth(random), random), market: 'XX' },
];

it.each(cases)('a $kind result makes full, legible pages in $locale', async ({ locale, choices, market }) => {
  const answers = items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: 9000,
  }));
  const report = withoutJoiners(
    stress.report({
      seed: '',
      answers,
      result: stress.score('', answers),
      locale,
      market,
      takenAt: '2026-11-21T10:00:00.000Z',
      features: ['report'],
    }),
  );
  const laid = setSheets({ orderNumber: 'STRESS', madeAt: '2026-11-21T11:00:00.000Z', report });
  expectFull(laid, { pages: 11 });
  await expectPrinted(paragraphsOf(report), laid.bytes);
});
