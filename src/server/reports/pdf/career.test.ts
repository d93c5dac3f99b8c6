import { expect, it, vi } from 'vitest';
import { career } from '#exams/career/exam.ts';
import { items } from '#exams/career/items.ts';
import { drawTruth, sit } from '#exams/career/sitters.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { hardest } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();

/** No page is set in letters smaller than this share of the usual size, which is 10.8 points, among CJK characters 10. */
const smallest = 0.72;

/** Another code in each language, so that between them every theme leads. */
const codes = ['RIASEC', 'SAIRCE', 'ECSRIA', 'IRCASE', 'ASEICR', 'CERSIA', 'SECAIR', 'RCEISA', 'AIRSCE'];
const set = hardest(locales, ['FR', 'KR']);
const cases = locales
  .map((locale, at) => ({ locale, code: codes[at] as string }))
  .filter(({ locale }) => set.includes(locale));

const setReport = (locale: Locale, choices: readonly number[]) => {
  const answers = items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] as number,
    milliseconds: 4000,
  }));
  const report = withoutJoiners(
    career.report({
      seed: '',
      answers,
      result: career.score('', answers),
      locale,
      takenAt: '2026-11-21T10:00:00.000Z',
      features: ['career-code', 'career-themes', 'career-occupations', 'career-report'],
    }),
  );
  return {
    report,
    laid: setSheets({ orderNumber: 'CAREER', madeAt: '2026-11-21T11:00:00.000Z', report }),
  };
};

it.each(cases)(
  'the report of $code makes seventeen full, legible pages in $locale',
  async ({ locale, code }) => {
    const { report, laid } = setReport(
      locale,
      items.map(
        ({ theme }, at) =>
          Math.max(0, 4 - code.indexOf(theme)) - (at % 5 === 0 && code.indexOf(theme) < 4 ? 1 : 0),
      ),
    );
    expectFull(laid, { pages: 17, size: smallest });
    await expectPrinted(paragraphsOf(report), laid.bytes);
  },
);

// Whoever likes little has the longest readings, in all six rows of one page.
it.each(hardest(locales, ['FR', 'PT']))('no reader of little liking gets another page in %s', (locale) => {
  const random = randomOf('readers of little liking');
  for (let reader = 0; reader < 6; reader += 1) {
    const choices = sit(
      drawTruth(random).map((interest) => interest - 1.5),
      random,
    );
    expect(setReport(locale, choices).laid.pages, `reader ${reader}`).toBe(17);
  }
});
