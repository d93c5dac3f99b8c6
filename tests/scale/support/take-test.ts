import { saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';

/**
 * A visitor's way in: the start page, the sitting, its questions, half of the answers, and the end of the test.
 *
 * @returns 200, or the status of the first answer that was another
 */
export async function takeTest(browser: Browser): Promise<number> {
  const page = await browser.request({ method: 'GET', url: '/answer/start/DE-SUBS-1002?hl=EN' });
  if (page.statusCode !== 200) return page.statusCode;
  const started = await browser.call(startSitting, { body: iq });
  if (!started.ok) return started.status;
  const { sittingId } = started.data;
  const params = { examId: iq.examId, lang: iq.hl };
  const listed = await browser.call(questionList, { params, query: { sittingId } });
  if (!listed.ok) return listed.status;
  const answers = answersTo(listed.data);
  const saved = await browser.call(saveAnswers, { body: { sittingId, answers: answers.slice(0, 15) } });
  if (!saved.ok) return saved.status;
  const confirmed = await browser.call(saveOrder, { body: { ...iq, sittingId, answers } });
  return confirmed.ok ? 200 : confirmed.status;
}
