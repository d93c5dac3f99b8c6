import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { begin } from '#tests/support/builders.ts';
import { oneInTurn } from '#tests/support/form.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();

/** Every test that is finished and handed in; sets of practice are explained question by question, and need the network (decision 56). */
const taken = exams
  .filter(({ slug }) => slug !== 'practice')
  .flatMap(({ id, slug }, at) =>
    oneInTurn(['EN', 'JA', 'DE'] as const, at).map((locale) => ({ id, slug, locale })),
  );

/**
 * Takes the whole test inside the page, at a person's pace by its clock: an option of each question, and the one way on of
 * every moment between them. @returns how many questions were answered
 */
async function walkThrough(): Promise<number> {
  const rest = () => new Promise((next) => setTimeout(next, 25));
  const answered = new Set<string>();
  let last: string | undefined;
  for (let turn = 0; turn < 4_000; turn += 1) {
    if (location.pathname.startsWith('/answer/submit/')) return answered.size;
    const form = document.querySelector<HTMLFormElement>('main form[data-by-script]');
    if (form && form.dataset.byScript !== last) {
      last = form.dataset.byScript;
      const options = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      if (options.length > 0) {
        answered.add(options[0]?.name ?? '');
        window.passTime(7_000);
        options[Math.floor(Math.abs(Math.sin(15 * answered.size)) * 1000) % options.length]?.click();
        await rest();
      }
      form.requestSubmit();
    }
    await rest();
  }
  throw new Error(`It stopped after ${answered.size} questions.`);
}

const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('IQ-pages')).keys()).length);

it.each(taken)(
  'a whole sitting of $slug is taken without a network, and handed in later, in $locale',
  async ({ id, locale }) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] ?? (await context.newPage());
    const wish = { examId: id, countryCode: 'DE', hl: locale, consent: true } as const;
    const { sittingId, questions, stages } = await begin(callsOf(context, site.url), wish);
    await page.goto(`/answer/question/DE-${id}?hl=${locale}&sittingId=${sittingId}`);
    await page.locator('main form[data-by-script]').waitFor();
    await expect.poll(() => keptPages(page)).toBe(1);

    // Before that a form would be sent as without script.
    await context.setOffline(true);
    await page.reload();
    await page.locator('html[data-alive] main form[data-by-script]').waitFor();
    expect(await page.evaluate(walkThrough)).toBe(questions.length + (stages?.planned.length ?? 0));
    const count = questions.length + (stages?.planned.length ?? 0);
    await page.getByText(sentence(locale, 'answer.submit.all', { count })).waitFor();

    await context.setOffline(false);
    await page.getByRole('button', { name: sentence(locale, 'answer.submit.get'), exact: true }).click();
    await page.waitForURL('**/paying/scheme/**');
    await context.close();
  },
);
