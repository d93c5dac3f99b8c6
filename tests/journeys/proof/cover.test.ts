import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { rawWords } from '#words/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** The files of a report that was bought, on the screen. */
async function filesOf(locale: Locale, viewport: Viewport): Promise<Page> {
  const context = await openBrowser(locale, viewport, site.url);
  contexts.push(context);
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { ...iq, hl: locale });
  await buy(calls, { orderNumber, skuId: 'iq-premium' });
  const page = context.pages()[0] as Page;
  await page.goto(`/report/result/DE-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}&tab=files`);
  return page;
}

describe.each(
  inForm([
    { locale: 'EN', viewport: desktop, name: 'Ada Lovelace', changed: 'Dr. محمد علي' },
    { locale: 'JA', viewport: phone, name: '山田 花子', changed: '佐藤 花子' },
  ] as const),
)('the name on a cover in $locale', ({ locale, viewport, name, changed }) => {
  const words = (path: string) => sentence(locale, `report.files.cover.${path}`);
  const onCover = (holder: string) =>
    rawWords(locale, 'report').files.cover.holder.replace('<bdi>{name}</bdi>', holder);

  it('is asked for by nobody, given, changed and taken off', async () => {
    const page = await filesOf(locale, viewport);
    const files = page.locator('#files');
    const press = (label: string) => files.getByRole('button', { name: words(label), exact: true }).click();
    await files.getByRole('button', { name: words('ask') }).waitFor();
    expect(await files.getByLabel(words('label')).count()).toBe(0);

    await press('ask');
    await expectAccessible(page);
    const field = files.getByLabel(words('label'));
    await press('button');
    await files.getByText(words('missing')).waitFor();
    await field.fill('Ada 😀');
    await press('button');
    await files
      .getByRole('alert')
      .filter({ hasText: sentence(locale, 'errors.nameNotPrintable') })
      .waitFor();
    await field.fill(name);
    await press('button');
    await files.getByText(onCover(name)).waitFor();
    await files.getByRole('button', { name: /PDF/ }).first().waitFor();
    await expectAccessible(page);

    await press('change');
    await field.fill(changed);
    await press('button');
    await files.getByText(onCover(changed)).waitFor();
    await press('change');
    await press('remove');
    await files.getByRole('button', { name: words('ask') }).waitFor();
    await files.getByRole('button', { name: /PDF/ }).first().waitFor();
  });
});
