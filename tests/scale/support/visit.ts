import { extraPackageList, skuInfo, skuList } from '#contract/catalogue.ts';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { checkPayment, priceOrder, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { userPrivilege } from '#contract/privileges.ts';
import { orderFiles, retrieveReport } from '#contract/reports.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';

/** Does something and notes for how long, in milliseconds. */
export type Timed = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const exam = { params: { examId: iq.examId, lang: iq.hl } };

/** One visitor from the landing to the withdrawal, each call by itself; the jobs that follow are done in between. */
export async function visit(app: TestApp, timed: Timed, visitor: number): Promise<void> {
  const browser = app.browser();
  const email = `scale-${visitor}-${app.clock.now().getTime()}@example.org`;
  const { logid } = await timed('visit id', () =>
    browser.data(generateLogid, { body: { appExamId: iq.examId } }),
  );
  const view = { id: logid, aeid: iq.examId, dl: '/landing/home/DE-SUBS-1002' };
  await timed('page view', () => browser.data(pageView, { query: view }));
  await timed('exam info', () => browser.data(examInfo, { params: { id: iq.examId }, query: {} }));
  await timed('categories', () => browser.data(examCategories, { query: {} }));
  const { sittingId } = await timed('sitting start', () => browser.data(startSitting, { body: iq }));
  const form = await timed('question list', () =>
    browser.data(questionList, { ...exam, query: { sittingId } }),
  );
  const answers = answersTo(form);
  await timed('answers save', () =>
    browser.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 15) } }),
  );
  const { orderNumber } = await timed('order save', () =>
    browser.data(saveOrder, { body: { ...iq, sittingId, answers } }),
  );
  const order = { params: { orderNumber } };
  await timed('order get, draft', () => browser.data(orderInfo, order));
  await timed('sku list', () => browser.data(skuList, { params: iq }));
  await timed('sku info', () => browser.data(skuInfo, { params: { ...iq, skuId: 'iq-basic' } }));
  await timed('price', () => browser.data(priceOrder, { body: { orderNumber, skuId: 'iq-basic' } }));
  await timed('pay create, with its price', () => buy(browser, { orderNumber, email, waiver: false }));
  await timed('check status', () => browser.data(checkPayment, { body: { orderNumber } }));
  await timed('jobs after a payment', () => app.worker.drain());
  await timed('order get, report', () => browser.data(orderInfo, order));
  await timed('file info', () => browser.data(orderFiles, { body: { orderNumber } }));
  await timed('privilege', () => browser.data(userPrivilege));
  await timed('extras', () => browser.data(extraPackageList, order));
  await timed('retrieve', () => browser.data(retrieveReport, { body: { email } }));
  await timed('withdrawal standing', () => browser.data(withdrawalStanding, { body: { orderNumber } }));
  await timed('withdraw', () => browser.data(withdraw, { body: { orderNumber } }));
  await timed('jobs after a withdrawal', () => app.worker.drain());
}
