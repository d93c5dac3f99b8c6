import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { addExam } from '#exams/index.ts';
import { heldDay } from '#locale/dates.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { tinyExam } from '#tests/support/tiny/exam.ts';
import { tinyWords } from '#tests/support/tiny/words.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { Visitor } from '../support/visitor.ts';

it('takes a test that nothing but its own folder knows, from the landing to the PDF', async () => {
  // Also where it fails: the tests behind it know the others alone.
  onTestFinished(addExam(tinyExam));
  const site = await openTimedSite();
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE', 6);
  const { page } = visitor;
  const words = tinyWords.DE;
  // Who looked at it, when, and at what stands before its start; of a test that nobody reviewed, nothing does.
  const startOf = async (examId: string) =>
    (await fetch(`${site.url}/answer/start/DE-${examId}?hl=DE`)).text();
  const reviewed = await startOf('SUBS-9001');
  expect(reviewed).toContain(`Ada Reader, am ${heldDay('22. März 2026')}. ${words.text}`);
  const title = `<dt>${visitor.words('start.reviewTitle')}</dt>`;
  expect(reviewed).toContain(title);
  expect(await startOf('SUBS-1002')).not.toContain(title);
  await visitor.land('DE-SUBS-9001');
  await visitor.begin();
  for (let place = 1; place <= 6; place += 1) await visitor.answer(place, 1 + (place % 2));
  const orderNumber = await visitor.confirm();
  await page.getByRole('img', { name: words.text }).waitFor();
  await visitor.readFreeResult();
  await visitor.choosePackage('weather-whole');
  await visitor.pay('wetter@example.org', 'cardSuccess');
  await page.waitForURL('**/paying/success/**');

  await page.goto(`/report/result/DE-SUBS-9001?hl=DE&orderNumber=${orderNumber}`);
  await page.getByRole('heading', { level: 1, name: words.name }).waitFor();
  await page.getByRole('heading', { level: 3, name: words.poles[1] }).waitFor();
  await expectAccessible(page);
  await page.locator('nav.tabs').getByRole('link', { name: words.step }).click();
  await page.getByRole('heading', { level: 1, name: words.step }).waitFor();
  expect(await page.locator('main ol > li:visible').count()).toBe(1);
  await expectAccessible(page);
  const file = await visitor.downloadReport();
  expect((await readFile(file.path)).subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
  await site.close();
});
