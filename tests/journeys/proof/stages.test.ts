import { expect, it } from 'vitest';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { Visitor } from '../support/visitor.ts';

it('takes a test in stages: closes what it says, loses the network in the middle, and is scored', {
  timeout: 120_000,
}, async () => {
  const site = await openTimedSite();
  const context = await openBrowser('EN', phone, site.url);
  const visitor = new Visitor(context, 'EN');
  const { page, words } = visitor;
  const back = page.getByRole('button', { name: words('answer.question.back'), exact: true });
  const closes = (from: number, to: number) =>
    page.getByText(words(`stages.closing.${from === 1 ? 'first' : 'again'}`, { from, to }));
  const asked = () => page.getByRole('radio').first().getAttribute('name');
  const given = () => page.waitForResponse('**/exam/sitting/stage');

  await page.goto('/answer/start/DE-SUBS-1002?hl=EN');
  await page.getByText(words('answer.submit.openWrong')).waitFor();
  await visitor.begin();
  await visitor.answerFrom(1, 3);
  await visitor.atQuestion(4);
  await closes(1, 4).waitFor();
  await expectAccessible(page);
  await back.click();
  await visitor.answer(3, 2);
  const second = given();
  await visitor.answer(4, 3);
  await visitor.atQuestion(5);
  expect(await back.isDisabled()).toBe(true);
  await page.keyboard.press('Backspace');
  await visitor.atQuestion(5);
  await second;
  await visitor.answer(5, 1);
  await visitor.atQuestion(6);
  expect(await asked()).toBe('c06');
  await back.click();
  await visitor.answer(5, 4);

  await visitor.answer(6, 2);
  await visitor.atQuestion(7);
  await page.reload();
  await visitor.atQuestion(7);
  expect(await asked()).toBe('c07');
  await visitor.answerFrom(7, 8);
  await closes(5, 9).waitFor();
  await page.getByText(words('stages.closing.open', { missing: 1 })).waitFor();
  await visitor.offline();
  await visitor.answerFrom(9, 10);
  await visitor.atQuestion(11);
  expect(await asked()).toBe('p11');
  await visitor.answerFrom(11, 12);
  await visitor.online();
  const fourth = given();
  await visitor.answerFrom(13, 14);
  await visitor.atQuestion(15);
  await fourth;
  await visitor.answer(15, 5);
  await visitor.atQuestion(16);
  expect(await asked()).toBe('c16');
  await visitor.offline();
  await visitor.answerFrom(16, 29);
  await visitor.online();
  await visitor.answer(30, 1);

  const chips = page.getByRole('list', { name: words('answer.submit.list') });
  await page.getByText(words('stages.submit.lead', { from: 25, to: 30 })).waitFor();
  expect(await chips.getByRole('listitem').count()).toBe(30);
  expect(await chips.getByRole('link').count()).toBe(6);
  await page.reload();
  await page.getByText(words('stages.submit.lead', { from: 25, to: 30 })).waitFor();
  await expectAccessible(page);
  await visitor.confirm();
  await context.close();
  await site.close();
});
