import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, openBrowser } from './support/browser.ts';
import { newestLink } from './support/mails.ts';
import { openSite } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

const site = openSite();

/** Presses Tab until the focus is on what is meant; nobody presses it more than 120 times. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The Tab key never reaches ${selector} on ${page.url()}.`);
}

/** Presses Tab until the focus is on what is called so. */
async function tabToText(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`The Tab key never reaches “${name}” on ${page.url()}.`);
}

/** The focus must be seen: an outline, or a shadow that stands for one. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const carriers = [focused, ...(focused.closest('label') ? [focused.closest('label') as Element] : [])];
    return carriers.some((element) => {
      const style = getComputedStyle(element);
      return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
    });
  });
  expect(seen, `focus on ${page.url()}`).toBe(true);
}

/** A screen that came without a new document begins at its heading, for the keyboard and for a reader. */
async function expectAtHeading(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}

it('goes from the landing to the retrieved report by keyboard alone', async () => {
  const context = await openBrowser('EN', desktop, site.url);
  const visitor = new Visitor(context, 'EN');
  const { page } = visitor;
  const email = 'keyboard@example.org';

  await page.goto('/landing/home/DE-SUBS-1002?hl=EN');
  await tabTo(page, 'a[href*="/answer/start/"]');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/answer/start/**');
  await page.waitForLoadState('networkidle');
  // Decision 82: what begins a test needs no script of the framework.
  expect(await page.locator('script[src]').count()).toBe(0);
  await tabTo(page, 'main button[type="submit"]');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/answer/question/**');
  await page.waitForLoadState('networkidle');

  for (let place = 1; place <= 30; place += 1) {
    await visitor.atQuestion(place);
    await visitor.think();
    if (place === 4)
      await page.getByText(visitor.words('stages.closing.first', { from: 1, to: 4 })).waitFor();
    // What the first stage asked is closed: no way leads back into it.
    if (place === 5)
      expect(
        await page.getByRole('button', { name: visitor.words('answer.question.back') }).isDisabled(),
      ).toBe(true);
    if (place === 10) {
      await page.reload();
      await visitor.atQuestion(10);
      await visitor.think();
      await visitor.offline();
    }
    if (place === 18) await visitor.online();
    // A press on the empty page takes the focus from the question, and no key from the reader.
    if (place === 2) await page.mouse.click(2, 450);
    await page.keyboard.press(String(1 + (place % 6)));
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1);
    if (place === 4) {
      await page.keyboard.press('Backspace');
      await visitor.atQuestion(3);
      await page.keyboard.press('Enter');
      await visitor.atQuestion(4);
    }
    await page.keyboard.press('Enter');
  }

  await page.waitForURL('**/answer/submit/**');
  await tabToText(page, visitor.words('answer.submit.get'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/paying/scheme/**');
  await page.waitForLoadState('networkidle');
  await expectAtHeading(page);
  await tabTo(page, 'input[name="skuId"][value="iq-basic"]');
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tabToText(page, visitor.words('paying.scheme.get'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/paying/paypage/**');
  await page.waitForLoadState('networkidle');
  await expectAtHeading(page);
  await tabTo(page, 'input[type="email"]');
  await page.keyboard.type(email);
  await tabTo(page, 'input[type="radio"]');
  await expectVisibleFocus(page);
  await page.keyboard.press('Space');
  await tabTo(page, 'main button[type="submit"]');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/paying/success/**');
  await expectAtHeading(page);
  await tabToText(page, visitor.words('paying.success.stop'));
  await page.keyboard.press('Enter');
  // The button is gone, and the keyboard stands on what is left to do.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    visitor.words('paying.success.view'),
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/report/result/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAtHeading(page);
  await tabToText(page, visitor.words('report.tabs.files'));
  await page.keyboard.press('Enter');
  const named = visitor.words('report.files.downloadNamed', { name: visitor.words('report.files.report') });
  await page.getByRole('button', { name: named }).waitFor();
  const download = page.waitForEvent('download');
  await tabToText(page, named);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^[0-9A-Z]{38}\.pdf$/);
  await context.close();

  const elsewhere = await openBrowser('EN', desktop, site.url);
  const later = new Visitor(elsewhere, 'EN');
  await later.page.goto('/report/retrieve/DE-SUBS-1002?hl=EN');
  await later.page.waitForLoadState('networkidle');
  await tabTo(later.page, 'input[type="email"]');
  await later.page.keyboard.type(email);
  await later.page.keyboard.press('Enter');
  await later.page.getByText(later.words('report.retrieve.sent', { email })).waitFor();
  await later.page.goto(await newestLink(site.dataDir, email, 2));
  await later.page.waitForLoadState('networkidle');
  await tabToText(later.page, later.words('report.retrieve.open'));
  await later.page.keyboard.press('Enter');
  await later.page.waitForURL('**/report/result/**');
  await elsewhere.close();
});
