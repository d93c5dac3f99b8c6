import { describe, expect, it } from 'vitest';
import { skuList } from '#contract/catalogue.ts';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { saveAnswers, startSitting } from '#contract/sittings.ts';
import { locales } from '#locale/locales.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const stress = { examId: 'SUBS-1007', countryCode: 'DE', hl: 'EN', consent: true } as const;

describe.each(testDatabases('postgres'))('the work-stress test on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('goes from its agreement to the report and the file', async () => {
    const browser = app.browser();
    const { hl, countryCode, examId } = stress;
    const info = await browser.data(examInfo, { params: { id: examId }, query: { hl } });
    expect(info).toMatchObject({
      questionCount: 22,
      optionCount: 5,
      needsConsent: true,
      freeWithAccount: 'whole',
    });
    const refused = await browser.call(startSitting, { body: { ...stress, consent: false } });
    expect(refused).toMatchObject({ ok: false, refusal: { name: 'consentMissing' } });

    const sitting = await begin(browser, stress);
    const { sittingId } = sitting;
    const answers = answersTo(sitting);
    const { orderNumber } = await browser.data(saveOrder, { body: { sittingId, answers, hl, countryCode } });
    const params = { orderNumber };
    const { free, report, unlocked } = await browser.data(orderInfo, { params, query: { hl } });
    expect([report, unlocked]).toEqual([null, false]);
    expect(JSON.stringify(free)).toContain('call 112 now');
    expect(blockOf(free, 'headline').at).toBeUndefined();

    await buy(browser, { orderNumber, skuId: 'stress-basic' });
    await app.worker.drain();
    const paid = await browser.data(orderInfo, { params, query: { hl } });
    expect(paid.report?.parts.map(({ id }) => id)).toEqual(['overview', 'traits', 'together', 'week']);
    expect(blockOf(paid.report, 'scales').rows).toHaveLength(4);
    expect(blockOf(paid.report, 'steps').items).toHaveLength(4);
    expect(blocksOf(paid.report, 'plane')).toHaveLength(1);
    expect(JSON.stringify(paid.report)).toContain('TelefonSeelsorge: 0800\u00a0111\u00a00\u00a0111');
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
  });

  it('is whole, without a payment, for whoever has an account, and for nobody else', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser, stress);
    const view = async () => browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'EN' } });
    expect((await view()).report).toBeNull();
    await openAccount(app, browser, 'rested@example.org');
    const opened = await view();
    expect(opened).toMatchObject({ orderState: 'draft', unlocked: true });
    expect(blocksOf(opened.report, 'page')).toHaveLength(8);

    const later = await confirm(browser, stress);
    const { report } = await browser.data(orderInfo, { params: { orderNumber: later } });
    expect(report).toMatchObject({ examId: stress.examId });
    const eq = await confirm(browser, { ...stress, examId: 'SUBS-1005' });
    expect((await browser.data(orderInfo, { params: { orderNumber: eq } })).report).toBeNull();
    const stranger = app.browser();
    expect((await stranger.call(orderInfo, { params: { orderNumber } })).ok).toBe(false);
  });

  it.each(locales)('stands among the tests of work, with its price and its agreement, in %s', async (hl) => {
    const browser = app.browser();
    const categories = await browser.data(examCategories, { query: { hl } });
    const work = categories.find(({ key }) => key === 'professional')?.exams ?? [];
    const listed = work.find(({ examId }) => examId === stress.examId);
    expect(listed?.consent?.agree).toMatch(/(?<!\d)16(?!\d)/);
    const query = { hl, countryCode: 'IN' };
    const inIndia = await browser.data(examInfo, { params: { id: stress.examId }, query });
    expect(inIndia.consent?.agree).toMatch(/(?<!\d)18(?!\d)/);
    const { list } = await browser.data(skuList, { params: { ...stress, hl } });
    expect(list.map(({ skuId }) => skuId)).toEqual(['stress-basic']);
  });

  it('refuses answers that are none of its questions', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, stress);
    const wrong = (questionId: string, choice: number) => ({
      body: { sittingId, answers: [{ questionId, choice, milliseconds: 3000, sequence: 1 }] },
    });
    for (const one of [wrong('p01', 0), wrong('pile', 5), wrong('voice', 1)])
      expect((await browser.call(saveAnswers, one)).ok).toBe(false);
  });
});
