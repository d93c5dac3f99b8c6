import { describe, expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import type { ReportDocument } from '#contract/report.ts';
import { earlierWords } from '#exams/kit/earlier/words/index.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, brain, confirm, types } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

/** What a document tells of an earlier result. */
const earlierIn = (document: Parameters<typeof blocksOf>[0]) =>
  blocksOf(document, 'prose').filter(({ id }) => id === 'earlier');

/** Somebody who leans the other way in everything, and says so. */
async function confirmTurned(browser: Browser, exam: typeof brain | typeof types): Promise<string> {
  const sitting = await begin(browser, exam);
  const answers = answersTo(sitting).map((answer, at) => ({
    ...answer,
    choice: (sitting.questions[at]?.options.length ?? 1) - 1 - answer.choice,
  }));
  const { hl, countryCode } = exam;
  const body = { sittingId: sitting.sittingId, answers, hl, countryCode };
  return (await browser.data(saveOrder, { body })).orderNumber;
}

describe('what somebody came to before', () => {
  const app = forSuite(() => openApp());

  it.each([
    [brain, 'brain-basic'],
    [types, 'types-basic'],
  ] as const)(
    'stands beside the free result of $examId and in the first part of its report, with what has changed',
    async (exam, skuId) => {
      const browser = app.browser();
      const first = await confirm(browser, exam);
      app.clock.forward(60_000);
      const second = await confirmTurned(browser, exam);
      await buy(browser, { orderNumber: second, skuId });
      await app.worker.drain();

      const { free, report } = await browser.data(orderInfo, { params: { orderNumber: second } });
      const [told, ...more] = earlierIn(free);
      expect(more).toEqual([]);
      expect(told?.title).toBe(earlierWords.EN.title);
      expect(earlierIn(report)).toEqual([told]);
      const [overview] = (report as ReportDocument).parts;
      expect(overview?.blocks.at(-1)).toEqual(told);

      // The first sitting knows nothing of the second, and in another language the same is said otherwise.
      await buy(browser, { orderNumber: first, skuId });
      const before = await browser.data(orderInfo, { params: { orderNumber: first } });
      expect([...earlierIn(before.free), ...earlierIn(before.report)]).toEqual([]);
      const query = { hl: 'JA' };
      const japanese = await browser.data(orderInfo, { params: { orderNumber: second }, query });
      expect(earlierIn(japanese.report)).toMatchObject([{ title: earlierWords.JA.title }]);
      expect(await printedFiles(app, browser, { orderNumber: second })).toMatchObject({
        files: [{ kind: 'report', state: 'ready' }],
      });
    },
  );
});
