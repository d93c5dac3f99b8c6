import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { nextStage, questionList } from '#contract/sittings.ts';
import { practiceWords } from '#exams/practice/words/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const count = 12;

/** Explained answers in words whose number has a line of its own. */
const numbersAlone = (page: Page): Promise<(string | null)[]> =>
  page.locator('main ol > li:not(:has(svg))').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const [number, words] = [...row.children].map((part) => part.getBoundingClientRect());
        return !number || !words || words.left < number.right || words.top >= number.bottom;
      })
      .map(({ textContent }) => textContent),
  );

it.each(inForm(['DE', 'JA', 'EN'] as const))(
  'practises a set by key and by touch, loses the network and the page, and loses nothing, in %s',
  {
    timeout: 120_000,
  },
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = await context.newPage();
    const said = (path: string, values: Record<string, string | number> = {}) =>
      sentence(locale, path, values);
    const told = async (place: number) => {
      await page.waitForURL(`**/answer/practice/**told=${place}**`);
      await page.getByText(said('practice.question.why'), { exact: true }).waitFor();
      expect(await numbersAlone(page)).toEqual([]);
    };
    const send = page.locator('main button[type=submit]');
    const next = page.getByRole('link', { name: said('practice.question.next'), exact: true });
    const asked = (place: number) =>
      page
        .getByRole('heading', { level: 1, name: said('answer.question.title', { place, count }) })
        .and(page.locator('main:has(fieldset) h1'))
        .waitFor({ state: 'attached' });

    await page.goto(`/answer/start/DE-SUBS-2001?hl=${locale}`);
    await page.getByRole('button', { name: said('start.begin', { goods: 'workbook' }), exact: true }).click();
    await asked(1);
    await expectAccessible(page);

    // By the keys that the start names alone: chosen, checked, gone on; the explanation is where the reader is put. Race: the question has the
    // focus once its page is alive.
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FIELDSET');
    await page.keyboard.press('2');
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    // There is no way back here, and the key for it does nothing.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await told(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await asked(2);

    // By touch.
    await page.locator('main label').nth(1).dispatchEvent('click');
    await send.click();
    await told(2);
    await next.click();
    await asked(3);

    // The network is gone: what was chosen stays, and is sent when it is back.
    await page.getByRole('radio').nth(2).check({ force: true });
    await context.setOffline(true);
    await send.click();
    await page.locator('main [role=alert] .notice').waitFor();
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
    await context.setOffline(false);
    await send.click();
    await told(3);

    // The page is closed and opened again: nothing is asked a second time.
    await next.click();
    await asked(4);
    await page.goto('about:blank');
    await page.goBack();
    await asked(4);

    // Against the clock; and back by the way from the start, which knows the question and the pace.
    await page.getByRole('link', { name: said('practice.question.clockOn'), exact: true }).click();
    await page.getByRole('timer').waitFor();
    await page.goto(`/answer/start/DE-SUBS-2001?hl=${locale}`);
    await page.getByRole('link', { name: said('way.start.goOn', { place: 4, count }), exact: true }).click();
    await page.getByRole('timer').waitFor();
    await page.getByRole('link', { name: said('practice.question.clockOff'), exact: true }).click();
    await asked(4);
    await page.locator('main label').first().click();
    await send.click();
    await told(4);

    // Time that runs out sends what is there: the question is left open and explained, and the next one has all of its time.
    await next.click();
    await asked(5);
    await page.getByRole('link', { name: said('practice.question.clockOn'), exact: true }).click();
    const timer = page.getByRole('timer');
    await timer.waitFor();
    await page.evaluate(() => window.passTime(50_000));
    await timer.filter({ hasText: /(?<!\d)[12]?\d(?!\d)/ }).waitFor();
    await page.evaluate(() => window.passTime(25_000));
    await told(5);
    await page.getByRole('heading', { name: said('practice.question.left'), exact: true }).waitFor();
    await next.click();
    await asked(6);
    await timer.filter({ hasText: /[67]\d/ }).waitFor();

    // What is between says nothing new: it is answered by calls, and the screen goes on where the set stands.
    const sittingId = new URL(page.url()).searchParams.get('sittingId') ?? '';
    const calls = callsOf(context, site.url);
    const listed = () =>
      calls.data(questionList, { params: { examId: 'SUBS-2001', lang: locale }, query: { sittingId } });
    for (let place = 6; place < count; place += 1) {
      const question = (await listed()).questions.find((one) => one.place === place);
      if (!question) throw new Error(`There is no question ${place}.`);
      const answer = { questionId: question.id, choice: 0, milliseconds: 9000, sequence: 100 + place };
      await calls.data(nextStage, { body: { sittingId, stage: place + 1, hl: locale, answers: [answer] } });
    }
    const set = new URL(page.url());
    set.searchParams.delete('told');
    await page.goto(set.href);
    await asked(count);
    await page.locator('main label').first().click();
    await send.click();
    await told(count);

    await send.click();
    await page.waitForURL('**/paying/scheme/**');
    await page.keyboard.press('Escape');
    await page.locator('[data-revealing]').waitFor({ state: 'detached' });
    await page.locator('main a[href*="result-free-test"]').first().click();
    for (const skill of Object.values(practiceWords[locale].skill))
      await page.getByText(skill, { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expectAccessible(page);
    await context.close();
  },
);

it('leads from a question of the workbook to its solution under it, and from each solution back', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const page = await context.newPage();
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { examId: 'SUBS-2001', countryCode: 'DE', hl: 'EN' });
  await buy(calls, { orderNumber, skuId: 'practice-course' });
  await expect
    .poll(async () => (await calls.data(orderInfo, { params: { orderNumber } })).report?.parts.length)
    .toBe(3);
  const said = (path: string, values: Record<string, string | number> = {}) => sentence('EN', path, values);

  await page.goto(`/report/result/DE-SUBS-2001?orderNumber=${orderNumber}&hl=EN`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const seventh = page.locator('#question-7');
  const solution = seventh.locator('details > p').last();
  expect(await solution.isVisible()).toBe(false);
  await seventh.locator('summary', { hasText: said('report.exercises.solution') }).click();
  await solution.waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: practiceWords.EN.course.solutions, exact: true }).first().click();
  await page.getByRole('link', { name: said('report.exercises.back', { place: 23 }), exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question-23');
  const box = await page.locator('#question-23').boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect(box?.y ?? Number.NaN).toBeLessThan(phone.height / 2);
  await context.close();
});
