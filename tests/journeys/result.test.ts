import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import type { Locale } from '#locale/locales.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { isFull } from '#tests/support/form.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport, withMotion } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { openSite } from './support/site.ts';
import { pickPackage, Visitor } from './support/visitor.ts';

declare global {
  interface Window {
    /** How often the result was revealed on this page. */
    reveals: number;
  }
}

const site = openSite();

interface Case {
  locale: Locale;
  examId: `SUBS-${number}`;
  window: Viewport;
}

const people: readonly Case[] = [
  { locale: 'EN', examId: 'SUBS-1002', window: desktop },
  { locale: 'DE', examId: 'SUBS-1001', window: phone },
  { locale: 'JA', examId: 'SUBS-1004', window: phone },
];

const wishOf = ({ locale, examId }: Case) =>
  ({ examId, hl: locale, countryCode: 'DE', consent: true }) as const;

/** Counts how often arches are put before the result. */
function countReveals(): void {
  window.reveals = 0;
  let shown = false;
  new MutationObserver(() => {
    const showing = document.querySelector('[data-revealing]') !== null;
    if (showing && !shown) window.reveals += 1;
    shown = showing;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Everything is answered and kept by the server; the press that asks for the result is made. */
async function askForResult(context: BrowserContext, wanted: Case, moves = true): Promise<Page> {
  const visitor = new Visitor(context, wanted.locale);
  const { page } = visitor;
  if (moves) await withMotion(page);
  await page.addInitScript(countReveals);
  const calls = callsOf(context, site.url);
  const sitting = await begin(calls, wishOf(wanted));
  const { sittingId } = sitting;
  await calls.data(saveAnswers, { body: { sittingId, answers: answersTo(sitting) } });
  await page.goto(`/answer/submit/DE-${wanted.examId}?hl=${wanted.locale}&sittingId=${sittingId}`);
  await page.getByRole('button', { name: visitor.words('answer.submit.get'), exact: true }).click();
  await page.waitForURL('**/paying/scheme/**');
  await page.getByRole('heading', { level: 1, name: visitor.words('paying.scheme.freeTitle') }).waitFor();
  return page;
}

const revealsOf = (page: Page) => page.evaluate(() => window.reveals);
const over = (page: Page) => page.locator('[data-revealing]').waitFor({ state: 'detached' });

/** One person each; in the full form each behaviour with all of them. */
const inTurn = (at: number) => (isFull ? people : people.slice(at, at + 1));

describe('a result', () => {
  it('keeps its curve and the names of its ends off the edges of a phone', async () => {
    const wanted = { locale: 'EN', examId: 'SUBS-1007', window: phone } as const;
    const page = await askForResult(await openBrowser('EN', phone, site.url), wanted, false);
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const curve = await page.locator('[data-interval]').locator('xpath=ancestor::div[1]').boundingBox();
    expect(curve?.x).toBe(words?.x);
    expect((curve?.x ?? 0) + (curve?.width ?? 0)).toBe(phone.width - (words?.x ?? 0));
  });

  it.each(inTurn(0))(
    'opens by itself after the arches, once, and stands alone in the first view: $examId in $locale',
    async (wanted) => {
      const context = await openBrowser(wanted.locale, wanted.window, site.url);
      const page = await askForResult(context, wanted);
      await over(page);
      expect(await revealsOf(page)).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const first = await page.locator('#rest').boundingBox();
      expect(first?.y).toBeGreaterThanOrEqual(wanted.window.height);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expectAccessible(page);

      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await revealsOf(page)).toBe(0);
      await context.close();
    },
  );

  it.each(inTurn(1))('gives way to any press: $examId in $locale', async (wanted) => {
    const context = await openBrowser(wanted.locale, wanted.window, site.url);
    // A stage whose clock stands still: only the press can end it.
    await context.addInitScript(() => {
      const real = Element.prototype.getAnimations;
      Element.prototype.getAnimations = function (options) {
        const running = real.call(this, options);
        for (const animation of running) animation.pause();
        return running;
      };
    });
    const page = await askForResult(context, wanted);
    await page.locator('[data-revealing]').waitFor();
    await page.mouse.click(200, 300);
    await over(page);
    expect(new URL(page.url()).pathname).toContain('/paying/scheme/');
    await context.close();
  });

  it.each(inTurn(2))('stands at once where motion is reduced: $examId in $locale', async (wanted) => {
    const context = await openBrowser(wanted.locale, wanted.window, site.url);
    const page = await askForResult(context, wanted, false);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await over(page);
    await context.close();
  });

  it.each(inTurn(1))(
    'stands at once without script, and leads to the package that is chosen: $examId in $locale',
    async (wanted) => {
      const context = await openBrowser(wanted.locale, wanted.window, site.url, false);
      const { page, words } = new Visitor(context, wanted.locale);
      const orderNumber = await confirm(callsOf(context, site.url), wishOf(wanted));
      await page.goto(
        `/paying/scheme/DE-${wanted.examId}?hl=${wanted.locale}&gclid=ad-1&orderNumber=${orderNumber}`,
      );
      await page.getByRole('heading', { level: 1, name: words('paying.scheme.freeTitle') }).waitFor();
      const choices = page.getByRole('radio');
      const last = (await choices.count()) - 1;
      expect(await choices.first().isChecked()).toBe(true);
      const skuId = (await choices.nth(last).getAttribute('value')) ?? '';
      const price = await page.locator(`#price-${skuId} b`).textContent();
      await choices.nth(last).check({ force: true });
      // One total, that of the chosen one.
      expect(await page.getByRole('status').locator('p:visible b').allTextContents()).toEqual([price]);
      await pickPackage(page, skuId);
      await page.waitForURL('**/paying/paypage/**');
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({
        hl: wanted.locale,
        gclid: 'ad-1',
        orderNumber,
        skuId,
      });
      await context.close();
    },
  );
});
