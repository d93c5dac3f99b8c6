import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import { brain } from '#exams/brain/exam.ts';
import { eq } from '#exams/eq/exam.ts';
import { answersTo } from '#tests/support/builders.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

/** What the device keeps of each sitting: how many answers, and to what. */
const keptOn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('sitting:'))
        .map((key) => {
          const { answers, orderNumber } = JSON.parse(localStorage.getItem(key) ?? '').value;
          return [key.replace('sitting:', ''), { asked: Object.keys(answers).sort(), orderNumber }];
        }),
    ),
  );

it('takes two tests in two tabs, each resumed, handed in and ordered by itself', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const calls = callsOf(context, site.url);
  const pages = [context.pages()[0] as Page, await context.newPage()];
  const tabs = [];
  for (const [at, exam] of [brain, eq].entries()) {
    const visitor = new Visitor(context, 'EN', exam.questionCount, pages[at]);
    await visitor.page.goto(`/answer/start/DE-${exam.id}?hl=EN`);
    const begin = visitor.words('start.begin');
    await visitor.page.getByRole('button', { name: begin, exact: true }).click();
    await visitor.page.waitForURL('**/answer/question/**');
    const sittingId = new URL(visitor.page.url()).searchParams.get('sittingId') ?? '';
    const listed = () =>
      calls.data(questionList, { params: { examId: exam.id, lang: 'EN' }, query: { sittingId } });
    tabs.push({ exam, visitor, sittingId, listed });
  }

  // In turn, in both tabs.
  for (const place of [1, 2, 3]) for (const { visitor } of tabs) await visitor.answer(place, 1 + (place % 2));
  for (const { visitor } of tabs) await visitor.atQuestion(4);
  const first = new Map<string, string[]>();
  for (const { sittingId, listed } of tabs) {
    await expect.poll(async () => (await listed()).answers.length).toBe(3);
    const { questions, answers } = await listed();
    const asked = questions.slice(0, 3).map(({ id }) => id);
    const given = new Map(answers.map(({ questionId, choice }) => [questionId, choice]));
    expect(asked.map((id) => given.get(id))).toEqual([1, 0, 1]);
    first.set(sittingId, asked);
  }
  const kept = Object.fromEntries(
    [...first].map(([sittingId, asked]) => [sittingId, { asked: [...asked].sort(), orderNumber: null }]),
  );
  for (const { visitor } of tabs) expect(await keptOn(visitor.page)).toEqual(kept);

  // Each is gone on with: the one in its tab, loaded again, the other from its start, in a tab that held the first one.
  const [one, other] = tabs;
  if (!one || !other) throw new Error('There are two tabs.');
  await one.visitor.page.reload();
  await one.visitor.atQuestion(4);
  await other.visitor.page.goto(`/answer/start/DE-${one.exam.id}?hl=EN`);
  await other.visitor.page.goto(`/answer/start/DE-${other.exam.id}?hl=EN`);
  const goOn = other.visitor.words('way.start.goOn', { place: 4, count: other.exam.questionCount });
  await other.visitor.page.getByRole('link', { name: goOn, exact: true }).click();
  await other.visitor.page.waitForURL(`**/answer/question/**${other.sittingId}**`);
  await other.visitor.atQuestion(4);

  // What is between says nothing new: the rest is answered by calls, and the confirmation shows that all is there.
  const orders = new Map<string, string>();
  for (const { exam, visitor, sittingId, listed } of tabs) {
    const { page, words } = visitor;
    const answers = answersTo(await listed(), 100).slice(3);
    await calls.data(saveAnswers, { body: { sittingId, answers } });
    await page.goto(`/answer/submit/DE-${exam.id}?hl=EN&sittingId=${sittingId}`);
    await page.getByText(words('answer.submit.all', { count: exam.questionCount })).waitFor();
    await page.getByRole('button', { name: words('answer.submit.get'), exact: true }).click();
    await page.waitForURL('**/paying/scheme/**', { waitUntil: 'commit' });
    const orderNumber = new URL(page.url()).searchParams.get('orderNumber') ?? '';
    orders.set(sittingId, orderNumber);
    const order = await calls.data(orderInfo, { params: { orderNumber } });
    expect(order.appExamId).toBe(exam.id);
    for (const tab of tabs) {
      const now = await tab.listed();
      const handedIn = orders.get(tab.sittingId) ?? null;
      expect(now.orderNumber).toBe(handedIn);
      // Those that were given on the screen stand as they were given.
      const given = new Map(now.answers.map(({ questionId, choice }) => [questionId, choice]));
      expect(first.get(tab.sittingId)?.map((id) => given.get(id))).toEqual([1, 0, 1]);
      expect((await keptOn(page))[tab.sittingId]?.orderNumber).toBe(handedIn);
    }
  }
  expect(new Set(orders.values()).size).toBe(2);
  await context.close();
});
