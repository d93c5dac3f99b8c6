import { expect, it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

const foreign = '0'.repeat(38);

/** Screens that a visitor meets only off the straight way; each leads on, and axe finds nothing on any. */
const screens = [
  '/answer/question/FR-SUBS-1002',
  '/answer/submit/FR-SUBS-1002',
  '/paying/scheme/FR-SUBS-1002',
  `/paying/scheme/FR-SUBS-1002?orderNumber=${foreign}`,
  `/paying/paypage/FR-SUBS-1002?orderNumber=${foreign}`,
  `/paying/check/FR-SUBS-1002?orderNumber=${foreign}`,
  `/payCheck/FR-SUBS-1002?orderNumber=${foreign}`,
  `/paying/success/FR-SUBS-1002?orderNumber=${foreign}`,
  `/paying/failed/FR-SUBS-1002?orderNumber=${foreign}`,
  `/report/result/FR-SUBS-1002?orderNumber=${foreign}`,
  `/report/result-free-test/FR-SUBS-1002?orderNumber=${foreign}`,
  `/report/result-download/FR-SUBS-1002?orderNumber=${foreign}`,
  `/report/retrieve/FR-SUBS-1002?token=${'a'.repeat(43)}`,
  '/paying/withdraw/FR-SUBS-1002',
  `/paying/withdraw/FR-SUBS-1002?orderNumber=${foreign}`,
  `/paying/subscribe/check/FR-SUBS-1002?orderNumber=${foreign}`,
  '/store/FR-SUBS-1002',
  `/store/FR-SUBS-1002?orderNumber=${foreign}`,
  '/store/gift/FR-SUBS-1002',
  '/member/FR-SUBS-1002',
];

const readers = [
  { locale: 'EN', window: phone, scheme: 'dark' },
  { locale: 'KR', window: desktop, scheme: 'light' },
] as const;

it.each(inForm<(typeof readers)[number]>(readers))(
  'finds nothing on the screens off the way in $locale, $scheme',
  async ({ locale, window, scheme }) => {
    const context = await openBrowser(locale, window, site.url);
    const { page } = new Visitor(context, locale);
    await page.emulateMedia({ colorScheme: scheme });
    for (const screen of screens) {
      await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}hl=${locale}`);
      await page.getByRole('heading').first().waitFor();
      await expectAccessible(page);
      expect(await page.locator('main a, main button').count(), screen).toBeGreaterThan(0);
    }
    await context.close();
  },
);

it('clears the answers only after asking', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const visitor = new Visitor(context, 'EN');
  await visitor.land('US-SUBS-1002');
  await visitor.begin();
  await visitor.answerFrom(1, 3);
  await visitor.atQuestion(4);
  const open = visitor.page.getByRole('button', { name: visitor.words('answer.clear.open'), exact: true });
  expect(await open.count(), 'nothing at the thumb takes answers away').toBe(0);
  await visitor.page.goto(visitor.page.url().replace('/answer/question/', '/answer/submit/'));
  await visitor.keepAnswers();
  await visitor.page.getByRole('button', { name: visitor.words('answer.clear.open'), exact: true }).click();
  await visitor.page
    .getByRole('button', { name: visitor.words('answer.clear.confirm'), exact: true })
    .click();
  await visitor.atQuestion(1);
  expect(await visitor.page.getByRole('radio', { checked: true }).count()).toBe(0);
  await visitor.page.reload();
  await visitor.atQuestion(1);
  expect(await visitor.page.getByRole('radio', { checked: true }).count()).toBe(0);
  await context.close();
});

it('says that hasty answers cannot be analysed, and leads to a new test', async () => {
  const context = await openBrowser('JA', phone, site.url);
  const visitor = new Visitor(context, 'JA');
  const { page } = visitor;
  const calls = callsOf(context, site.url);
  const sitting = await begin(calls, { ...iq, countryCode: 'JP', hl: 'JA' });
  const { sittingId } = sitting;
  const answers = answersTo(sitting).map((answer) => ({ ...answer, milliseconds: 100 }));
  await calls.data(saveAnswers, { body: { sittingId, answers } });
  await page.goto(`/answer/submit/JP-SUBS-1002?hl=JA&sittingId=${sittingId}`);
  await page.getByRole('button', { name: visitor.words('answer.submit.get'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: visitor.words('answer.unusable.title') }).waitFor();
  await expectAccessible(page);
  const support = page.getByRole('link', { name: visitor.words('answer.unusable.support'), exact: true });
  expect(await support.getAttribute('href')).toMatch(/^\/support\/JP-SUBS-1002\?.*sittingId=\w+/);
  await page.getByRole('link', { name: visitor.words('answer.unusable.again'), exact: true }).click();
  await page.waitForURL('**/answer/start/**');
  expect(await page.locator('[data-go-on]:visible').count()).toBe(0);
  await visitor.begin();
  await context.close();
});
