import { expect, it } from 'vitest';
import { type Item, items } from '#exams/subconscious/items.ts';
import { wordsOf } from '#exams/subconscious/words/index.ts';
import type { Locale } from '#locale/locales.ts';
import { optionAt } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from './support/browser.ts';
import { openSite } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

declare global {
  interface Window {
    /** What the clock has shown, in its order. */
    timesShown: string[];
  }
}

const site = openSite();

/** Questions of each gate, in their order. */
const gates = { mirror: 4, labyrinth: 5, well: 4, insight: 5, bridge: 4, veil: 4 } as const;
type GateId = keyof typeof gates;
const count = 26;

/** Steps as somebody might choose them who is neither all of one mind nor careless. */
const stepOf = (place: number) => optionAt(place, 5);

/** One person on the way through the gates. */
class Walker extends Visitor {
  /** Opens the landing, reads what is asked, and agrees. */
  async setOut(reference: string): Promise<void> {
    const { page } = this;
    const { consent } = wordsOf(this.locale).test;
    await page.goto(`/landing/universe/${reference}?hl=${this.locale}`);
    await expectAccessible(page);
    await page.locator('main a[href*="/answer/start/"]').first().click();
    await page.waitForURL('**/answer/start/**');
    await page.waitForLoadState('networkidle');
    const begin = page.getByRole('button', { name: this.words('answer.start.begin') });
    const box = page.getByRole('checkbox', { name: consent.agree.replace('{age}', '16') });
    expect(await box.isChecked()).toBe(false);
    await begin.click();
    await page.getByText(consent.needed).waitFor();
    await expectAccessible(page);
    expect(page.url()).toContain('/answer/start/');
    await box.check();
    await begin.click();
    await page.waitForURL('**/answer/question/**');
    await page.waitForLoadState('networkidle');
  }

  /** Waits for a gate's moment and what is said in it. */
  async at(gate: GateId, moment: 'arrival' | 'leaving'): Promise<void> {
    const said = wordsOf(this.locale).gates[gate];
    await this.page.getByRole('heading', { level: 1, name: said.name }).waitFor();
    await this.page.getByText(said[moment]).waitFor();
  }

  /** Goes on by Enter, once the screen listens to keys. */
  async goOn(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses the picture's step by its digit and goes on by Enter. */
  async say(place: number): Promise<void> {
    await this.atQuestion(place);
    await this.think();
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.closest('fieldset') !== null))
      .toBe(true);
    await this.page.keyboard.press(String(1 + stepOf(place)));
    await expect.poll(() => this.page.getByRole('radio', { checked: true }).count()).toBe(1);
    await this.page.keyboard.press('Enter');
  }

  /** Writes down every time that the clock shows from now on. */
  async watchClock(): Promise<void> {
    await this.page.getByRole('timer').evaluate((clock) => {
      window.timesShown = [clock.textContent];
      new MutationObserver(() => window.timesShown.push(clock.textContent)).observe(clock, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  }

  /** The clock has shown several times, and never one that it took back. */
  async expectClockForwards(): Promise<void> {
    const shown = await this.page.evaluate(() => window.timesShown);
    const seconds = shown.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
    expect(new Set(seconds).size).toBeGreaterThan(2);
    expect(seconds).toEqual([...seconds].sort((one, other) => one - other));
  }

  /** The picture of the question in view has come, in a width of its own. */
  async expectPicture(): Promise<void> {
    const picture = this.page.locator('#scene-picture img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await picture.getAttribute('alt')).not.toBe('');
  }
}

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
      await expectAccessible(page);
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

it('goes on without a network once a picture is in view', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const walker = new Walker(context, 'EN', count);
  await walker.setOut('US-SUBS-1001');
  await walker.at('mirror', 'arrival');
  await walker.goOn();
  await walker.atQuestion(1);
  await walker.page.waitForLoadState('networkidle');
  await walker.offline();
  for (let place = 1; place <= 4; place += 1) {
    await walker.atQuestion(place);
    await walker.expectPicture();
    await walker.say(place);
  }
  await walker.at('mirror', 'leaving');
  await walker.online();
  await context.close();
});
