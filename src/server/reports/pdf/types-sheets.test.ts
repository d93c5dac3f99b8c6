import { it, vi } from 'vitest';
import { locales } from '#locale/locales.ts';
import { hardest, isFull } from '#tests/support/form.ts';
import { expectPrinted, paragraphsOf, withoutJoiners } from '#tests/support/paragraphs.ts';
import { expectFull, sheetSetter } from '#tests/support/sheets.ts';
import { answersOf, everyType, typesReport, variedAnswers } from '#tests/support/types-sittings.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Every type and as many varied people in each language; one sitting in each of the hardest in the quick form. */
const sittings = isFull
  ? [...everyType.map(({ code, firmness }) => answersOf(code, firmness)), variedAnswers(1), variedAnswers(3)]
  : undefined;

const setSheets = sheetSetter();

const cases = hardest(locales, ['DE', 'HK']).flatMap((locale, at) =>
  (sittings ?? [variedAnswers(at)]).map((answers, nth) => ({ locale, answers, nth })),
);

it.each(cases)(
  'sitting $nth makes a report of 17 full, legible pages in $locale',
  async ({ locale, answers }) => {
    const report = withoutJoiners(typesReport(answers, locale));
    const laid = setSheets({
      orderNumber: 'SITTING',
      madeAt: '2026-11-22T11:00:00.000Z',
      report,
    });
    expectFull(laid, { pages: 17 });
    await expectPrinted(paragraphsOf(report), laid.bytes);
  },
);
