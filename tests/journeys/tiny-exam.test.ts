import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addExam } from '#exams/index.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { tinyExam } from '#tests/support/tiny/exam.ts';
import { tinyWords } from '#tests/support/tiny/words.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, phone } from './support/browser.ts';
import { Visitor } from './support/visitor.ts';

it('takes a test that nothing but its own folder knows, from the landing to the PDF', {
  timeout: 180_000,
}, async () => {
  const remove = addExam(tinyExam);
  const site = await openTimedSite();
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE', 6);
  const { page } = visitor;
  const words = tinyWords.DE;
  await visitor.land('DE-SUBS-9001');
  await visitor.begin();
  for (let place = 1; place <= 6; place += 1) await visitor.answer(place, 1 + (place % 2));
  const orderNumber = await visitor.confirm();
  await page.getByRole('img', { name: words.text }).waitFor();
  await visitor.readFreeResult();
  await visitor.choosePackage('weather-whole');
  await visitor.pay('wetter@example.org', 'cardSuccess');
  await page.waitForURL('**/paying/success/**', { timeout: 30_000 });

  await page.goto(`/report/result/DE-SUBS-9001?hl=DE&orderNumber=${orderNumber}`);
  await page.getByRole('heading', { level: 1, name: words.name }).waitFor({ timeout: 30_000 });
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
  remove();
});
