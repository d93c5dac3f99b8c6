import { describe, expect, it } from 'vitest';
import { languageList, paymentMethods, skuInfo, skuList } from '#contract/catalogue.ts';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo, orderSkuCheck, saveOrder, updateOrderEmail } from '#contract/orders.ts';
import { checkPayment } from '#contract/payments.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { createPdfPress } from '#server/reports/pdf/render.ts';
import { createSeedStock } from '#server/sittings/seeds.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { reportMails, tokensOf } from '#tests/support/mailbox.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('embedded'))('the journey by calls on $kind', (on) => {
  const app = forSuite(() => openApp(on, {}, { press: createPdfPress(), seeds: createSeedStock() }));

  it('goes from the landing to the retrieved report', async () => {
    const browser = app.browser();
    const email = 'Ada.Reader@Example.org';

    const { logid } = await browser.data(generateLogid, { body: { appExamId: iq.examId } });
    await browser.data(pageView, { query: { dl: 'http://x/landing/home/DE-SUBS-1002?gclid=1', id: logid } });
    expect(await browser.data(languageList, { params: { examId: iq.examId } })).toHaveLength(9);
    const exam = await browser.data(examInfo, { params: { id: iq.examId }, query: { hl: 'JA' } });
    expect(exam).toMatchObject({ examId: iq.examId, questionCount: 30, optionCount: 6 });
    expect(exam.figures).toMatchObject({
      mode: 'measured',
      people: null,
      lastHour: [],
      claims: null,
      yesterdayCount: null,
      monthCount: null,
      totalCount: null,
      examAvgScore: null,
    });
    const [category] = await browser.data(examCategories);
    expect(category?.exams.map(({ examId }) => examId)).toContain(iq.examId);

    const { sittingId, key } = await browser.data(startSitting, { body: iq });
    expect(key).toMatch(/^[\w-]{43}$/);
    const params = { examId: iq.examId, lang: 'EN' };
    const sitting = await browser.data(questionList, { params, query: { sittingId } });
    expect(sitting).toMatchObject({ locked: false, orderNumber: null, answers: [] });
    const asked = [...sitting.questions, ...(sitting.stages?.planned ?? [])];
    expect(asked.map(({ place }) => place)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(asked.every(({ options }) => options.length === 6)).toBe(true);

    const answers = answersTo(sitting);
    const half = { sittingId, answers: answers.slice(0, 15) };
    expect(await browser.data(saveAnswers, { body: half })).toEqual({ answered: 15 });
    expect(await browser.data(saveAnswers, { body: half })).toEqual({ answered: 15 });
    const confirm = { body: { sittingId, answers, hl: 'EN', countryCode: 'DE' } };
    const { orderNumber, state } = await browser.data(saveOrder, confirm);
    expect(state).toBe('uncompleted');
    expect(await browser.data(saveOrder, confirm)).toEqual({ orderNumber, state });
    const locked = await browser.data(questionList, { params, query: { sittingId } });
    expect(locked).toMatchObject({ locked: true, orderNumber });
    expect(locked.answers).toHaveLength(30);

    const before = await browser.data(orderInfo, { params: { orderNumber } });
    expect(before.report).toBeNull();
    const { interval, at } = blockOf(before.free, 'headline');
    expect(at).toBeUndefined();
    expect(interval.low).toBeLessThan(interval.high);
    const { list } = await browser.data(skuList, { params: iq });
    expect(list.map(({ skuId }) => skuId)).toEqual(['iq-basic', 'iq-premium', 'iq-top']);
    const info = await browser.data(skuInfo, { params: { ...iq, skuId: 'iq-premium' } });
    expect(info).toEqual(list[1]);
    expect(info.features.map(({ logo }) => logo)).toEqual([
      'score',
      'rank',
      'report',
      'answers',
      'brain-test',
    ]);
    const { methods, demonstration } = await browser.data(paymentMethods, { params: iq });
    expect(demonstration).toBe(true);
    expect(methods.map(({ id }) => id)).toContain('sandbox:success');

    expect(await buy(browser, { orderNumber, skuId: 'iq-premium', email })).toMatchObject({
      state: 'succeeded',
    });
    const check = await browser.data(checkPayment, { body: { orderNumber } });
    expect(check).toMatchObject({
      state: 'succeeded',
      paid: true,
      total: info.price && { amount: info.price.amount },
    });
    expect(await browser.data(orderSkuCheck, { params: { orderNumber } })).toEqual({
      skuIds: ['iq-premium'],
      features: ['answers', 'brain-test', 'rank', 'report', 'score'],
    });
    const paid = await browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'FR' } });
    expect(paid).toMatchObject({ state: 'completed', orderState: 'paid', email: 'Ada.Reader@example.org' });
    expect(paid.report?.locale).toBe('FR');
    expect(blocksOf(paid.report, 'page')).toHaveLength(20);
    expect(blockOf(paid.report, 'answers').items).toHaveLength(30);

    await app.worker.drain();
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([
      { kind: 'report', name: `${orderNumber}.pdf`, state: 'ready' },
      { kind: 'answers', name: `${orderNumber}-answers.pdf`, state: 'ready' },
    ]);
    const [url, bookletUrl] = files.map((one) => one.url as string) as [string, string];
    const booklet = await browser.request({ method: 'POST', url: bookletUrl, payload: { orderNumber } });
    expect(booklet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(booklet.headers['content-disposition']).toBe(`attachment; filename="${orderNumber}-answers.pdf"`);
    // An address is signed for its file.
    const crossed = await browser.request({
      method: 'POST',
      url: bookletUrl.replace('/answers?', '/report?'),
      payload: { orderNumber },
    });
    expect(JSON.parse(crossed.body)).toMatchObject({ name: 'linkExpired' });
    const file = await browser.request({ method: 'POST', url, payload: { orderNumber } });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.rawPayload.equals(booklet.rawPayload)).toBe(false);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${orderNumber}.pdf"`,
      'cache-control': 'no-store',
    });
    const stranger = app.browser();
    await stranger.data(startSitting, { body: iq });
    expect((await stranger.request({ method: 'POST', url, payload: { orderNumber } })).body).not.toContain(
      '%PDF',
    );

    const [mail, ...more] = await reportMails(app.dataDir);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'Ada.Reader@example.org' });
    expect(mail?.text).toContain(orderNumber);

    const elsewhere = app.browser();
    expect(await elsewhere.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
    await elsewhere.data(retrieveReport, { body: { email: 'ada.reader@example.org' } }, 'JA');
    await app.worker.drain();
    const retrieved = (await reportMails(app.dataDir)).at(-1);
    expect(retrieved?.html).toContain('lang="ja-JP"');
    const [token] = tokensOf(retrieved as NonNullable<typeof retrieved>);
    const opened = await elsewhere.data(openReportLink, { body: { token: token as string } });
    expect(opened).toEqual({ orderNumber, appExamId: iq.examId, countryCode: 'DE' });
    const again = await elsewhere.data(orderInfo, { params: { orderNumber }, query: { hl: 'FR' } });
    expect(again.report).toEqual(paid.report);

    await elsewhere.data(updateOrderEmail, { body: { orderNumber, email: 'new@example.org' } });
    await app.worker.drain();
    // Two jobs of one moment: either may be done first. The old address is told of the change, with a way back.
    const recipients = (await reportMails(app.dataDir)).map(({ to }) => to);
    expect(recipients.slice(0, 2)).toEqual(['Ada.Reader@example.org', 'Ada.Reader@example.org']);
    expect(recipients.slice(2).sort()).toEqual(['Ada.Reader@example.org', 'new@example.org']);
  });
});
