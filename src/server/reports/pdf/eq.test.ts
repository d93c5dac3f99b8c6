import { it, vi } from 'vitest';
import { eq } from '#exams/eq/exam.ts';
import { items } from '#exams/eq/items.ts';
import { drawTruth, sit } from '#exams/eq/sitters.ts';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const random = randomOf('printed');

/** The longest reports are those of the weakest answers, each with the stronger one beside it. */
const weak = hardest(locales, ['DE', 'CN']);
const usual = hardest(locales, ['ES']);
const cases = [
  ...weak.map((locale) => ({
    locale,
    kind: 'weak',
    choices: items.map((item) => (item.kind === 'situation' ? item.credits.indexOf(0) : 4)),
  })),
  ...usual.map((locale) => ({ locale, kind: 'usual', choices: sit(drawTruth(random), random) })),
];

it.each(cases)(
  'a $kind result makes thirteen full, legible pages in $locale',
  async ({ locale, choices }) => {
    const answers = items.map(({ id }, at) => ({
      questionId: id,
      choice: choices[at] ?? null,
      milliseconds: 9000,
    }));
    const report = withoutJoiners(
      eq.report({
        seed: '',
        answers,
        result: eq.score('', answers),
        locale,
        takenAt: '2026-11-21T10:00:00.000Z',
        features: ['report'],
      }),
    );
    const laid = setSheets({ orderNumber: 'EQ', madeAt: '2026-11-21T11:00:00.000Z', report });
    expectFull(laid, { pages: 13 });
    await expectPrinted(paragraphsOf(report), laid.bytes);
  },
);
