import { skuInfo } from '#contract/catalogue.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { nextStage, questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { blockOf } from '#tests/support/documents.ts';

const skuId = 'iq-premium';

/** @throws Error where the document of a page cannot be had */
async function open(browser: Browser, path: string, about: Record<string, string> = {}): Promise<void> {
  const query = new URLSearchParams({ hl: iq.hl, ...about });
  const url = `${path}/${iq.countryCode}-${iq.examId}?${query}`;
  const { statusCode } = await browser.request({ method: 'GET', url });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
}

/** Thirty questions, stage by stage, each chosen by the answers before it. @returns the answers that are still to be sent */
async function answerAll(browser: Browser, sittingId: string) {
  const list = await browser.data(questionList, {
    params: { examId: iq.examId, lang: iq.hl },
    query: { sittingId },
  });
  const { stages } = list;
  if (!stages) throw new Error('The test has no stages.');
  let answers = answersTo({ questions: list.questions });
  await browser.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 1) } });
  for (let stage = 2; stage <= stages.sizes.length; stage += 1) {
    const { questions } = await browser.data(nextStage, {
      body: { sittingId, stage, hl: iq.hl, answers },
    });
    answers = answersTo({ questions }, 100 * stage);
  }
  return answers;
}

/**
 * One visitor from the landing to the report on the screen: every call that a browser makes, and the documents of the nine pages on
 * the way, as one without script would ask for them.
 *
 * @returns the order's number, and in how many milliseconds the report was there since the test was started
 */
export async function takeAndBuy(
  browser: Browser,
  visitor: number,
): Promise<{ orderNumber: string; milliseconds: number }> {
  await open(browser, '/landing/home');
  const begun = performance.now();
  await open(browser, '/answer/start');
  const { sittingId } = await browser.data(startSitting, { body: iq });
  await open(browser, '/answer/question', { sittingId });
  const answers = await answerAll(browser, sittingId);
  await open(browser, '/answer/submit', { sittingId });
  const { orderNumber } = await browser.data(saveOrder, { body: { ...iq, sittingId, answers } });
  await open(browser, '/paying/scheme', { orderNumber });
  await open(browser, '/paying/paypage', { orderNumber, skuId });
  const { price } = await browser.data(skuInfo, { params: { ...iq, skuId } });
  await browser.data(createPayment, {
    body: {
      orderNumber,
      skuId,
      email: `visitor${visitor}@example.org`,
      paymentMethod: 'sandbox:success',
      shown: { amount: price.amount, currency: price.currency },
      pressId: `press-of-visitor-${visitor}`,
    },
  });
  const { paid } = await browser.data(checkPayment, { body: { orderNumber } });
  await open(browser, '/paying/success', { orderNumber });
  await open(browser, '/report/result', { orderNumber });
  const { report } = await browser.data(orderInfo, { params: { orderNumber } });
  if (!paid || blockOf(report, 'answers').items.length !== 30)
    throw new Error('A journey was not fulfilled.');
  return { orderNumber, milliseconds: performance.now() - begun };
}

/** Asks for the report on paper until it is there. */
export async function untilPdf(browser: Browser, orderNumber: string): Promise<void> {
  for (;;) {
    const { files } = await browser.data(orderFiles, { body: { orderNumber } });
    if (files[0]?.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
