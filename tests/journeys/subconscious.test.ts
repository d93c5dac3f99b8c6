import { expect, it } from 'vitest';
import { type Item, items } from '#exams/subconscious/items.ts';
import { wordsOf } from '#exams/subconscious/words/index.ts';
import type { Locale } from '#locale/locales.ts';
import { inForm, isFull } from '#tests/support/form.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from './support/browser.ts';
import { openSite } from './support/site.ts';
import { count, type GateId, gates, stepOf, Walker } from './support/walker.ts';

const site = openSite();

/** Every place of the way with its gate, and whether the gate begins or ends there. */
const way = Object.entries(gates).flatMap(([gate, length]) =>
  Array.from({ length }, (_, at) => ({ gate: gate as GateId, first: at === 0, last: at === length - 1 })),
);

/** The whole way is walked in one language; in the full form in three. */
const walkers: readonly (readonly [Locale, string, Viewport])[] = inForm([
  ['DE', 'DE-SUBS-1001', phone],
  ['EN', 'US-SUBS-1001', desktop],
  ['JA', 'JP-SUBS-1001', phone],
]);

it.each(walkers)('walks through the six gates in %s', async (locale, reference, viewport) => {
  const context = await openBrowser(locale, viewport, site.url);
  const walker = new Walker(context, locale, count);
  const { page } = walker;
  await walker.setOut(reference);

  for (const [at, { gate, first, last }] of way.entries()) {
    const place = at + 1;
    if (first) {
      await walker.at(gate, 'arrival');
      if (place === 1) await expectAccessible(page);
      await walker.goOn();
    }
    await walker.atQuestion(place);
    if (first) {
      await walker.expectPicture();
      // Gates are built alike; of their colours the full form asks at each.
      if (place === 1 || isFull) await expectAccessible(page);
    }
    if (place === 1) await walker.watchClock();
    if (place === 5) await walker.expectClockForwards();
    if (place === 7) {
      // In the middle of a gate: it opens where it was left, and does not arrive again.
      await page.reload();
      await page.waitForLoadState('networkidle');
      await walker.atQuestion(7);
      await page.keyboard.press('Backspace');
      await walker.atQuestion(6);
      await page.keyboard.press('Enter');
      await walker.atQuestion(7);
    }
    await walker.say(place);
    if (last) {
      await walker.at(gate, 'leaving');
      if (place === 13) {
        // A moment is kept as well as an answer.
        await page.reload();
        await page.waitForLoadState('networkidle');
        await walker.at(gate, 'leaving');
      }
      await walker.goOn();
    }
  }

  await page.waitForURL('**/answer/submit/**');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const said = wordsOf(locale);
  const { reading } = said.items[(items[2] as Item).id];
  const third = { place: 3, step: said.test.steps[stepOf(3)] as string };
  const name = `${reading} ${walker.words('gates.answers.chosen', third)}`;
  await page.getByRole('link', { name, exact: true }).click();
  await walker.atQuestion(3);
  await page.goBack();
  await page.waitForURL('**/answer/submit/**');
  await expect.poll(() => page.locator('main img').count()).toBe(count);

  const orderNumber = await walker.confirm();
  await page.goto(`/answer/question/${reference}?hl=${locale}`);
  await page
    .getByRole('heading', { name: walker.words('answer.locked.title') })
    .or(page.getByRole('heading', { name: walker.words('answer.missing.title') }))
    .waitFor();
  await page.goto(`/report/result-free-test/${reference}?orderNumber=${orderNumber}&hl=${locale}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await context.close();
});
