import { describe, expect, it } from 'vitest';
import { inForm } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

describe.each(
  inForm([
    { locale: 'DE', window: phone },
    { locale: 'EN', window: desktop },
    { locale: 'JA', window: phone },
  ] as const),
)('a test left in the middle, in $locale', ({ locale, window }) => {
  it('is gone on with from its landing and its start, and given up only after asking', async () => {
    const context = await openBrowser(locale, window, site.url);
    const visitor = new Visitor(context, locale);
    const { page } = visitor;
    const goOn = () =>
      page.getByRole('link', {
        name: visitor.words('way.start.goOn', { place: 3, count: 30 }),
        exact: true,
      });
    const begin = () => page.getByRole('button', { name: visitor.words('start.begin'), exact: true });

    await visitor.land('DE-SUBS-1002');
    expect(await goOn().count()).toBe(0);
    await visitor.begin();
    await visitor.answerFrom(1, 2);
    await visitor.atQuestion(3);

    await page.goto(`/landing/home/DE-SUBS-1002?hl=${locale}`);
    await goOn().first().click();
    await page.waitForURL('**/answer/question/**sittingId=**');
    await visitor.atQuestion(3);

    await page.goto(`/answer/start/DE-SUBS-1002?hl=${locale}`);
    await goOn().waitFor();
    expect(await begin().isVisible()).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(await begin().isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByText(visitor.words('way.start.over'), { exact: true }).click();
    await page.getByText(visitor.words('way.start.overText')).waitFor();
    await begin().click();
    await page.waitForURL('**/answer/question/**');
    await visitor.atQuestion(1);
    await context.close();
  });
});

it('begins without script as ever', async () => {
  const context = await openBrowser('EN', phone, site.url, false);
  const { page, words } = new Visitor(context, 'EN');
  await page.goto('/answer/start/DE-SUBS-1002?hl=EN');
  expect(await page.locator('[data-go-on]:visible').count()).toBe(0);
  await page.getByRole('button', { name: words('start.begin'), exact: true }).click();
  await page.waitForURL('**/answer/question/**');
  // The question needs a script, and says so before anything can be pressed in vain.
  const need = page.locator('main noscript');
  expect(await need.getByText(words('answer.question.noScript'), { exact: true }).isVisible()).toBe(true);
  expect(await page.locator('form :is(input, button):visible').count()).toBe(0);
  await context.close();
});

it('has the way on in the first view of all answers: to the open questions as long as too few are answered for a result', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE', 20);
  const { page } = visitor;
  await visitor.land('DE-SUBS-1004');
  await page.getByRole('button', { name: visitor.words('start.begin'), exact: true }).click();
  await page.waitForURL('**/answer/question/**');
  const question = page.url();
  const submit = question.replace('/answer/question/', '/answer/submit/');
  const open = page.getByRole('link', { name: visitor.words('answer.submit.editOpen'), exact: true });
  const get = page.getByRole('button', { name: visitor.words('answer.submit.get'), exact: true });
  const expectInView = async (way: typeof get) => {
    const box = await way.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await page.goto(submit);
  await expectInView(open);
  expect(await get.count()).toBe(0);
  await page.goto(question);
  await visitor.answer(1, 1);
  await visitor.atQuestion(2);
  await page.goto(submit);
  await expectInView(open);
  expect(await get.count()).toBe(0);
  await context.close();
});
