import { nameCertificate } from '#contract/certificates.ts';
import { leaveReview } from '#contract/orders.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { begin, brain, confirm, iq } from '#tests/support/builders.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';

/** Visitors as most are, made by the calls themselves. @returns how many orders they made */
export async function commonVisitors(app: TestApp): Promise<number> {
  for (const [visitor, exam] of [iq, iq, iq, iq, brain, brain].entries()) {
    const browser = app.browser();
    const { logid } = await browser.data(generateLogid, { body: { appExamId: exam.examId } });
    for (const dl of ['/landing/home/DE-SUBS-1002', '/answer/start/DE-SUBS-1002'])
      await browser.data(pageView, { query: { id: logid, aeid: exam.examId, dl } });
    const skuId = exam === brain ? 'brain-basic' : 'iq-premium';
    await receiveReport(app, browser, { exam, skuId, email: `visitor-${visitor}@example.org` });
  }
  await confirm(app.browser());
  await begin(app.browser());
  return 7;
}

/** Of twenty such visits once: what goes back, renews, is given, said and certified. @returns how many orders were made */
export async function rareVisitors(app: TestApp): Promise<number> {
  for (const amount of ['all', 100] as const) {
    const { orderNumber } = await receiveReport(app, app.browser());
    await askRefund(app, orderNumber, amount);
  }
  const reviewer = app.browser();
  const bought = await receiveReport(app, reviewer, { skuId: 'iq-top' });
  await reviewer.data(leaveReview, {
    body: { ...bought, name: 'Ada', rating: 4, content: 'Plain and useful, from the first page on.' },
  });
  await reviewer.data(nameCertificate, { body: { ...bought, holderName: 'Ada Lovelace' } });
  await buyGift(app, app.browser());
  await becomeMember(app, app.browser());
  const returned = await becomeMember(app, app.browser());
  await askRefund(app, returned, 'all');
  await app.worker.drain();
  return 6;
}
