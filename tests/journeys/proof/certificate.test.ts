import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { brain, confirm } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { rawWords } from '#words/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { payButton, sentence } from '../support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function open(locale: Locale, viewport: Viewport, scripts = true): Promise<[BrowserContext, Page]> {
  const context = await openBrowser(locale, viewport, site.url, scripts);
  contexts.push(context);
  return [context, context.pages()[0] as Page];
}

describe.each(
  inForm([
    { locale: 'EN', viewport: desktop, name: 'Ada Lovelace', changed: 'Dr. محمد علي' },
    { locale: 'JA', viewport: phone, name: '山田 花子', changed: '佐藤 花子' },
  ] as const),
)('a certificate in $locale', ({ locale, viewport, name, changed }) => {
  const words = (path: string, values: Record<string, string> = {}) => sentence(locale, path, values);
  /** What the heading of a certificate says, in which the name stands in a direction of its own. */
  const issuedTo = (holder: string) =>
    rawWords(locale, 'certificate').make.holder.replace('<bdi>{name}</bdi>', holder);

  it('is bought beside a report, made out by keyboard, and checked by somebody else', async () => {
    const [context, page] = await open(locale, viewport);
    const calls = callsOf(context, site.url);
    const orderNumber = await confirm(calls, { ...brain, hl: locale });
    await buy(calls, { orderNumber, skuId: 'brain-basic' });

    await page.goto(`/report/result/DE-SUBS-1004?hl=${locale}&orderNumber=${orderNumber}&tab=files`);
    const buyIt = words('store.extras.buyNamed', {
      what: 'certificate',
      name: words('catalogue.extras.certificate.name'),
    });
    await page.getByRole('button', { name: buyIt }).click();
    await page.waitForURL('**/paying/paypage/**');
    await page.getByText(words('paying.pay.waiverCertificate')).waitFor();
    await expectAccessible(page);
    await page.getByLabel(words('paying.pay.emailLabel')).fill('ada@example.org');
    await page.getByLabel(words('paying.pay.waiverCertificate')).check();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: payButton(words) }).click();
    await page.waitForURL('**/paying/success/**');
    await page.getByText(words('paying.success.extraFileText')).waitFor();
    await page.getByRole('link', { name: words('paying.success.extraFile') }).click();
    await page.waitForURL('**/report/result-download/**');

    const field = page.getByLabel(words('certificate.make.label'));
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(false);
    const withdrawal = page.getByRole('link', { name: words('certificate.make.withdraw'), exact: true });
    await withdrawal.click();
    await page.getByText(words('paying.withdraw.closedCertificate')).waitFor();
    await page.goBack();
    await field.focus();
    await page.keyboard.press('Enter');
    await page.getByText(words('certificate.make.missing')).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await field.fill('ᏣᎳᎩ');
    await page.keyboard.press('Enter');
    await page.getByText(words('errors.nameNotPrintable')).waitFor();
    expect(await field.inputValue()).toBe('ᏣᎳᎩ');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(name);
    await page.keyboard.press('Enter');
    const focused = (on: Locator) =>
      expect.poll(() => on.evaluate((element) => element === document.activeElement)).toBe(true);
    const issued = page.getByRole('heading', { name: issuedTo(name) });
    await issued.waitFor();
    await focused(issued);
    await expectAccessible(page);

    const change = page.getByRole('button', { name: words('certificate.make.change') });
    await change.press('Enter');
    await focused(field);
    expect(await page.evaluate(() => String(getSelection()))).toBe(name);
    await page.getByRole('button', { name: words('certificate.make.keep') }).press('Enter');
    await focused(issued);
    await change.press('Enter');
    await focused(field);
    // What was answered is shown, even where the list of the files cannot be asked for again.
    await page.route('**/exam/order/file/down/info', (route) => route.abort());
    await page.keyboard.insertText(changed);
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('heading', { name: issuedTo(changed) });
    await focused(renamed);
    expect(await renamed.locator('bdi').textContent()).toBe(changed);
    await page.unroute('**/exam/order/file/down/info');
    await expectAccessible(page);

    const file = words('report.files.downloadNamed', { name: words('report.files.certificate') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${orderNumber}-certificate.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await withdrawal.click();
    await page.getByText(words('paying.withdraw.waivedTextCertificate')).waitFor();
    await page.goBack();
    const address = await page.getByRole('link', { name: /\/certificate\// }).getAttribute('href');
    const [, other] = await open(locale, viewport, false);
    const answer = await other.goto(address ?? '');
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await other.getByRole('heading', { name: words('certificate.check.genuine') }).waitFor();
    await other.getByText(changed, { exact: true }).waitFor();
    await page.goto(address ?? '');
    await expectAccessible(page);
  });

  it('that does not exist is told, and another code can be typed, without script too', async () => {
    const unknown = `/certificate/0000-0000-0000-0000?hl=${locale}`;
    const [, scripted] = await open(locale, viewport);
    await scripted.goto(unknown);
    await expectAccessible(scripted);
    const [, page] = await open(locale, viewport, false);
    const answer = await page.goto(unknown);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: words('certificate.check.unknownTitle') }).waitFor();
    const field = page.getByLabel(words('certificate.check.label'));
    const press = () => page.getByRole('button', { name: words('certificate.check.button') }).click();
    await field.fill('');
    await press();
    await page.getByText(words('certificate.check.missing')).waitFor();
    await field.fill('1111 1111 1111 1111');
    await press();
    await page.waitForURL('**/certificate/1111*');
  });
});
