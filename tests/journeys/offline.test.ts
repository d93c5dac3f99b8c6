import { expect, it } from 'vitest';
import { openBrowser, phone } from './support/browser.ts';
import { openSite } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

const site = openSite();

it('a begun test is finished without a network, after a reload too, and handed in later', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE');
  const { page, words } = visitor;
  await page.goto('/answer/start/DE-SUBS-1002?hl=DE');
  await page.getByRole('button', { name: words('start.begin'), exact: true }).click();
  await page.waitForURL('**/answer/question/**');
  await visitor.answerFrom(1, 2);
  const keptPages = () => page.evaluate(async () => (await (await caches.open('IQ-pages')).keys()).length);
  await expect.poll(keptPages).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await visitor.atQuestion(3);
  await visitor.answerFrom(3, 30);
  await page.waitForURL('**/answer/submit/**');
  const get = () => page.getByRole('button', { name: words('answer.submit.get'), exact: true });
  await get().click();
  await page.getByText(words('support.network.disconnected')).first().waitFor();

  await page.reload();
  await page.waitForURL('**/answer/question/**');
  await visitor.atQuestion(30);

  await context.setOffline(false);
  await page.goto(page.url().replace('/answer/question/', '/answer/submit/'));
  await page.getByText(words('answer.submit.all', { count: 30 })).waitFor();
  await get().click();
  await page.waitForURL('**/paying/scheme/**');
  const held = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !/^\/(assets|pictures)\//.test(path));
  });
  expect(held).toEqual([]);
  await context.close();
});
