import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { payButton, sentence } from './words.ts';

/** Milliseconds over each question: an honest pace, far above what counts as hasty. */
const thinking = 7000;

/** Chooses a package of the scheme and presses its button; with and without script. */
export async function pickPackage(page: Page, skuId: string): Promise<void> {
  await page.locator(`input[name="skuId"][value="${skuId}"]`).check({ force: true });
  await page.locator('main form:has([name="skuId"]) [type="submit"]').click();
}

/** One person at the screen, doing what people do; every step waits until the screen shows that it was done. */
export class Visitor {
  readonly page: Page;
  readonly locale: Locale;
  /** Questions of the test that is taken. */
  readonly count: number;
  readonly #context: BrowserContext;

  constructor(context: BrowserContext, locale: Locale, count = 30, page = context.pages()[0] as Page) {
    this.count = count;
    this.#context = context;
    this.page = page;
    this.locale = locale;
  }

  /** A sentence in this person's language. */
  readonly words = (path: string, values: Record<string, string | number> = {}): string =>
    sentence(this.locale, path, values);

  private press(path: string, values: Record<string, string | number> = {}) {
    const name = this.words(path, values);
    return this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('link', { name, exact: true }));
  }

  async land(reference: string): Promise<void> {
    await this.page.goto(`/landing/home/${reference}?hl=${this.locale}`);
    await expectAccessible(this.page);
    await this.page.locator('a[href*="/answer/start/"]').first().click();
    await this.page.waitForURL('**/answer/start/**');
  }

  async begin(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(this.page);
    await this.press('start.begin').click();
    await this.page.waitForURL('**/answer/question/**');
    await this.atQuestion(1);
    await expectAccessible(this.page);
  }

  async atQuestion(place: number): Promise<void> {
    const title = this.words('answer.question.title', { place, count: this.count });
    await this.page.getByRole('heading', { name: title }).waitFor({ state: 'attached' });
  }

  /** Chooses one of the six options of the question on the screen and goes on. */
  async answer(place: number, option: number, milliseconds = thinking): Promise<void> {
    await this.atQuestion(place);
    await this.think(milliseconds);
    await this.page
      .getByRole('radio')
      .nth(option - 1)
      .check({ force: true });
    await (place === this.count
      ? this.press('answer.question.submit')
      : this.press('answer.question.next')
    ).click();
  }

  /**
   * The time that a person takes over a question, without the waiting. Race: what went by before the page was alive would
   * not count; with one answer too quick for any hand, a sitting that guesses is not scored.
   */
  async think(milliseconds = thinking): Promise<void> {
    await this.page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await this.page.evaluate((passed) => window.passTime(passed), milliseconds);
  }

  /** Opens the question whether all answers shall go, looks at it, and keeps them. */
  async keepAnswers(): Promise<void> {
    // Its name tells from which question on, where earlier ones are closed.
    await this.page.locator('main button:has(+ dialog)').click();
    await this.page.getByRole('dialog').waitFor();
    await expectAccessible(this.page);
    await this.press('answer.clear.cancel').click();
  }

  async answerFrom(first: number, last: number): Promise<void> {
    for (let place = first; place <= last; place += 1) await this.answer(place, 1 + ((place * 7) % 6));
  }

  async offline(): Promise<void> {
    await this.#context.setOffline(true);
  }

  async online(): Promise<void> {
    await this.#context.setOffline(false);
  }

  async confirm(): Promise<string> {
    await this.page.getByRole('heading', { name: this.words('answer.submit.title') }).waitFor();
    await expectAccessible(this.page);
    await this.press('answer.submit.get').click();
    await this.page.waitForURL('**/paying/scheme/**');
    await this.skipReveal();
    const orderNumber = new URL(this.page.url()).searchParams.get('orderNumber');
    expect(orderNumber).toMatch(/^[0-9A-Z]{38}$/);
    return orderNumber as string;
  }

  /** The result opens after two seconds, or at once when a key is pressed. */
  async skipReveal(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.words('paying.scheme.freeTitle') }).waitFor();
    await this.page.keyboard.press('Escape');
    await this.page.locator('[data-revealing]').waitFor({ state: 'detached' });
  }

  async readFreeResult(): Promise<void> {
    await this.press('paying.scheme.freeLink').first().click();
    await this.page.waitForURL('**/report/result-free-test/**');
    await this.page.getByRole('heading', { level: 1, name: this.words('report.free.title') }).waitFor();
    await expectAccessible(this.page);
    await this.page.goBack();
    await this.page.waitForURL('**/paying/scheme/**');
  }

  async choosePackage(skuId: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.words('paying.scheme.freeTitle') }).waitFor();
    await expectAccessible(this.page);
    await pickPackage(this.page, skuId);
    await this.page.waitForURL('**/paying/paypage/**');
  }

  async pay(
    email: string,
    card: 'cardSuccess' | 'cardDecline' | 'cardAuthentication' | 'cardTimeout' = 'cardSuccess',
  ): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.words('paying.pay.title') }).waitFor();
    await expectAccessible(this.page);
    await this.page.getByLabel(this.words('paying.pay.emailLabel')).fill(email);
    await this.page.getByRole('radio', { name: this.words(`paying.pay.${card}`) }).check({ force: true });
    await this.page.getByRole('button', { name: payButton(this.words) }).click();
  }

  async openReportFromSuccess(email: string): Promise<void> {
    await this.page.waitForURL('**/paying/success/**', { waitUntil: 'commit' });
    await this.page.getByText(this.words('paying.success.sent', { email })).waitFor();
    await expectAccessible(this.page);
    await this.page.waitForURL('**/report/result/**');
  }

  async readReport(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(this.page);
  }

  /** Downloads the PDF on the files part of the report and gives its bytes and its name. */
  async downloadReport(): Promise<{ name: string; path: string }> {
    await this.page
      .getByRole('link', { name: this.words('report.tabs.files') })
      .first()
      .click();
    const download = this.page.waitForEvent('download');
    await this.page
      .getByRole('button', {
        name: this.words('report.files.downloadNamed', { name: this.words('report.files.report') }),
      })
      .click();
    await expectAccessible(this.page);
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  }

  async retrieve(reference: string, email: string): Promise<void> {
    await this.page.goto(`/report/retrieve/${reference}?hl=${this.locale}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(this.page);
    await this.page.getByLabel(this.words('report.retrieve.label')).fill(email);
    await this.press('report.retrieve.send').click();
  }

  async openMailedLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.press('report.retrieve.open').waitFor();
    await expectAccessible(this.page);
    await this.press('report.retrieve.open').click();
    await this.page.waitForURL('**/report/result/**');
  }
}
