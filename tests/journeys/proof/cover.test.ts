import type { BrowserContext } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { inForm } from '#tests/support/form.ts';
import { rawWords } from '#words/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openFiles } from '../support/files.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

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
    const context = await openBrowser(locale, viewport, site.url);
    contexts.push(context);
    const { page, files } = await openFiles(context, locale, site.url);
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
