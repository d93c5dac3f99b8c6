import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { begin, brain, types } from '#tests/support/builders.ts';
import { hardest } from '#tests/support/form.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { linesOf } from '../support/lines.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const phones = [{ width: 360, height: 780 }, phone];

/** Words of the names of the steps that a line ends within; Chinese and Japanese have no words that a line may not end within. */
const wordsCut = (page: Page): Promise<string[]> =>
  page.locator('label:has([type=radio]) > span:not(:lang(zh), :lang(ja))').evaluateAll((spans) =>
    spans.flatMap((span) => {
      const text = span.firstChild as Text;
      return [...text.data.matchAll(/[^\s\u200b\u2060-]+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

/** Lines of one sign in the names of the steps, of which Chinese and Japanese are written. */
const lonely = async (page: Page): Promise<string[]> => {
  const names = await linesOf(page.locator('label:has([type=radio]) > span:is(:lang(zh), :lang(ja))'));
  return names.flatMap((lines) => (lines.length > 1 ? lines.filter((line) => line.length === 1) : []));
};

/** How high the names of the steps are, in order. */
const heights = (page: Page): Promise<number[]> =>
  page
    .locator('label:has([type=radio])')
    .evaluateAll((steps) => steps.map(({ clientHeight }) => clientHeight));

it.each(hardest(locales, ['EN', 'ES', 'JA', 'CN']))(
  'cuts no word of a step on a phone, and breaks none anew where it is chosen, in %s',
  { timeout: 120_000 },
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] as Page;
    const calls = callsOf(context, site.url);
    for (const examId of ['SUBS-1001', 'SUBS-1005', 'SUBS-1006', 'SUBS-1007'] as const) {
      const { sittingId } = await begin(calls, { examId, countryCode: 'DE', hl: locale, consent: true });
      await page.goto(`/answer/question/DE-${examId}?hl=${locale}&sittingId=${sittingId}`);
      // A way through gates begins by arriving at the first of them.
      if (examId === 'SUBS-1001') await page.locator('main form [type=submit]').click();
      const steps = page.getByRole('radio');
      await steps.nth(4).waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const window of phones) {
        await page.setViewportSize(window);
        const where = `${examId} at ${window.width} px`;
        expect(await wordsCut(page), where).toEqual([]);
        expect(await lonely(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(window.width);
        const before = await heights(page);
        for (const at of [1, 2, 3]) {
          await steps.nth(at).check({ force: true });
          expect(await heights(page), where).toEqual(before);
        }
        expect(await wordsCut(page), where).toEqual([]);
      }
    }
    await context.close();
  },
);

it('gives what has no answer room to all sides, and in two columns to both the same height', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const page = context.pages()[0] as Page;
  const { sittingId } = await begin(callsOf(context, site.url), brain);
  await page.goto(`/answer/submit/DE-SUBS-1004?hl=EN&sittingId=${sittingId}`);
  const rows = page.getByRole('list', { name: sentence('EN', 'answer.submit.list') }).locator('li > a');
  await rows.first().waitFor();
  const boxes = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom, left, right } = row.getBoundingClientRect();
        const place = row.querySelector('.figures')?.getBoundingClientRect();
        const ends = [...row.children].map((child) => child.getBoundingClientRect().right);
        return { top, bottom, before: (place?.left ?? 0) - left, after: right - Math.max(...ends) };
      }),
    );
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    const all = await boxes();
    for (const { before, after } of all) {
      expect(before, `at ${window.width} px`).toBeGreaterThanOrEqual(8);
      expect(after, `at ${window.width} px`).toBeGreaterThanOrEqual(8);
    }
    if (window === desktop) {
      const pairs = all.filter((_, at) => at % 2 === 0).map((one, at) => [one, all[2 * at + 1]] as const);
      for (const [one, other] of pairs) {
        expect(other?.top).toBeCloseTo(one.top, 0);
        expect(other?.bottom).toBeCloseTo(one.bottom, 0);
      }
    }
  }
  await context.close();
});

it.each(hardest(locales, ['EN', 'DE']))(
  'shows the doors of the sixteen types whole beside what is said, or not at all, in %s',
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] as Page;
    await page.goto(`/landing/boy/DE-${types.examId}?hl=${locale}`);
    const [title, doors] = [page.locator('main h1'), page.locator('main svg[viewBox="0 0 400 400"]')];
    for (const window of [phone, { width: 430, height: 932 }, { width: 1024, height: 768 }, desktop]) {
      await page.setViewportSize(window);
      const where = `at ${window.width} px`;
      const drawn = await doors.boundingBox();
      const words = await title.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
      });
      if (window.width > 768) expect(words, where).toBeLessThan(drawn?.x ?? 0);
      // A door is a fourth of what is drawn of them across, and no smaller than a finger.
      else if (drawn && drawn.height > 0) expect(drawn.height, where).toBeGreaterThanOrEqual(drawn.width / 5);
    }
    await context.close();
  },
);

it('parts an address only where it is wider than its line, and says when another code was sent to it', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const page = context.pages()[0] as Page;
  /** The box that keeps it in a line, with the sign that closes its sentence. */
  const held = (email: string) => page.locator('.unbroken').filter({ hasText: email }).first();
  const ask = async (email: string) => {
    await page.goto('/user/forgot-password/US-SUBS-1002?hl=EN');
    await page.getByLabel(sentence('EN', 'user.form.email')).fill(email);
    await page.getByRole('button', { name: sentence('EN', 'user.forgot.submit') }).click();
    await held(email).waitFor();
  };
  const lines = async (email: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    return held(email).evaluate(
      (shown) => shown.clientHeight / Number.parseFloat(getComputedStyle(shown).lineHeight),
    );
  };
  const email = 'anna-maria@ueber-den-bergen.example';
  await ask(email);
  expect(await lines(email)).toBeCloseTo(1, 1);
  await page.getByRole('button', { name: sentence('EN', 'user.form.again') }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  const wide = `${'anna-maria'.repeat(5)}@ueber-den-bergen.example`;
  await ask(wide);
  expect(await lines(wide)).toBeGreaterThan(1.5);
  await context.close();
});
