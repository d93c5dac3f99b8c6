import { expect } from 'vitest';
import { wordsOf } from '#exams/subconscious/words/index.ts';
import { optionAt } from '#tests/support/builders.ts';
import { expectAccessible } from './accessibility.ts';
import { Visitor } from './visitor.ts';

declare global {
  interface Window {
    /** What the clock has shown, in its order. */
    timesShown: string[];
  }
}

/** Questions of each gate, in their order. */
export const gates = { mirror: 4, labyrinth: 5, well: 4, insight: 5, bridge: 4, veil: 4 } as const;
export type GateId = keyof typeof gates;
/** How many there are in all. */
export const count = 26;

/** Steps as somebody might choose them who is neither all of one mind nor careless. */
export const stepOf = (place: number) => optionAt(place, 5);

/** One person on the way through the gates. */
export class Walker extends Visitor {
  /** Opens the landing, reads what is asked, and agrees. */
  async setOut(reference: string): Promise<void> {
    const { page } = this;
    const { consent } = wordsOf(this.locale).test;
    await page.goto(`/landing/universe/${reference}?hl=${this.locale}`);
    await expectAccessible(page);
    await page.locator('main a[href*="/answer/start/"]').first().click();
    await page.waitForURL('**/answer/start/**');
    await page.waitForLoadState('networkidle');
    const begin = page.getByRole('button', { name: this.words('start.begin') });
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
