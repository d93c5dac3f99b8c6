import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { answersTo, begin, brain, confirm, iq, type TestWish } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { isFull } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { openSite } from './support/site.ts';
import { payButton, sentence } from './support/words.ts';

const site = openSite();
let context: BrowserContext;
beforeAll(async () => {
  context = await openBrowser('EN', phone, site.url);
});
afterAll(() => context.close());

const words = (path: string, values: Record<string, string> = {}) => sentence('EN', path, values);
const place = (path: string, query: Record<string, string> = {}, reference = 'DE-SUBS-1002') =>
  `${path}/${reference}?${new URLSearchParams({ hl: 'EN', ...query })}`;

interface PrimaryButton {
  /** Where it stands; what it needs is made beforehand. */
  open(calls: Browser): string | Promise<string>;
  button(page: Page): Locator;
  fill?(page: Page): Promise<void>;
  /** Resolves on what the press leads to. */
  arrived(page: Page): Promise<unknown>;
  /** It is no form that posts and no link: the press is kept until the scripts have come. */
  byScript?: true;
  /** Its page never comes alive: it has no script of the framework. */
  alone?: true;
}

const named = (page: Page, path: string) => page.getByRole('button', { name: words(path), exact: true });

const sittingAt = async (calls: Browser, examId: `SUBS-${number}`) => {
  const sitting = await begin(calls, { ...iq, examId, consent: true });
  return { sitting, query: { sittingId: sitting.sittingId } };
};

let mailbox = '';

const boughtWith = async (
  calls: Browser,
  skuId: string,
  email = 'reader@example.org',
  exam: TestWish = iq,
) => {
  const orderNumber = await confirm(calls, exam);
  await buy(calls, { orderNumber, skuId, email });
  return { orderNumber };
};

/** Every primary button of the way, and the parts of a report. */
const buttons: Record<string, PrimaryButton> = {
  start: {
    open: () => place('/answer/start'),
    button: (page) => named(page, 'start.begin'),
    arrived: (page) => page.waitForURL('**/answer/question/**', { waitUntil: 'commit' }),
    alone: true,
  },
  'pass a gate': {
    open: async (calls) =>
      place('/answer/question', (await sittingAt(calls, 'SUBS-1001')).query, 'DE-SUBS-1001'),
    button: (page) => named(page, 'gates.moment.enter'),
    arrived: (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }),
    byScript: true,
  },
  'next question': {
    open: async (calls) => place('/answer/question', (await sittingAt(calls, 'SUBS-1002')).query),
    fill: (page) => page.getByRole('radio').nth(2).check({ force: true }),
    // It still says that nothing is chosen.
    button: (page) => named(page, 'answer.question.skip'),
    arrived: (page) =>
      page
        .getByRole('heading', { name: sentence('EN', 'answer.question.title', { place: 2, count: 30 }) })
        .waitFor({ state: 'attached' }),
    byScript: true,
  },
  confirm: {
    async open(calls) {
      const { sitting, query } = await sittingAt(calls, 'SUBS-1002');
      await calls.data(saveAnswers, {
        body: { sittingId: sitting.sittingId, answers: answersTo(sitting) },
      });
      return place('/answer/submit', query);
    },
    button: (page) => named(page, 'answer.submit.get'),
    arrived: (page) => page.waitForURL('**/paying/scheme/**', { waitUntil: 'commit' }),
    byScript: true,
  },
  'choose a package': {
    open: async (calls) => place('/paying/scheme', { orderNumber: await confirm(calls, iq) }),
    fill: (page) => page.locator('[name="skuId"][value="iq-premium"]').check({ force: true }),
    button: (page) => named(page, 'paying.scheme.get'),
    arrived: (page) => page.waitForURL('**/paying/paypage/**skuId=iq-premium**', { waitUntil: 'commit' }),
  },
  pay: {
    open: async (calls) =>
      place('/paying/paypage', { orderNumber: await confirm(calls, iq), skuId: 'iq-basic' }),
    async fill(page) {
      await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
      await page.getByRole('radio', { name: words('paying.pay.cardSuccess') }).check({ force: true });
    },
    button: (page) => page.getByRole('button', { name: payButton(words) }),
    // Race: the second of two presses aborts the way that the first one led on, and may find the payment under way, or the
    // order paid: it leads on to either.
    arrived: (page) => expect.poll(() => page.url()).toMatch(/\/(paying\/(check|success)|report\/result)\//),
  },
  'leave a review': {
    open: async (calls) =>
      place('/report/result', { ...(await boughtWith(calls, 'iq-basic')), tab: 'files' }),
    button: (page) => page.locator('#review').getByRole('button'),
    arrived: (page) => page.locator('#review').getByText(words('store.review.nameMissing')).waitFor(),
  },
  'send the link': {
    async open(calls) {
      // A mailbox of its own: to one and the same, only so many mails go in an hour.
      mailbox = `${randomUUID()}@example.org`;
      await boughtWith(calls, 'iq-basic', mailbox);
      return place('/report/retrieve');
    },
    fill: (page) => page.getByLabel(words('report.retrieve.label')).fill(mailbox),
    button: (page) => named(page, 'report.retrieve.send'),
    arrived: (page) => page.getByRole('heading', { name: words('report.retrieve.sentTitle') }).waitFor(),
  },
  'buy a certificate': {
    // Beside a low score of the IQ test none is offered.
    open: async (calls) =>
      place(
        '/report/result',
        { ...(await boughtWith(calls, 'brain-basic', undefined, brain)), tab: 'files' },
        'DE-SUBS-1004',
      ),
    button: (page) => page.locator('#files form [type=submit]'),
    arrived: (page) => page.waitForURL('**/paying/paypage/**', { waitUntil: 'commit' }),
  },
  'make the certificate': {
    open: async (calls) => place('/report/result-download', await boughtWith(calls, 'iq-top')),
    fill: (page) => page.getByLabel(words('certificate.make.label')).fill('Ada Lovelace'),
    button: (page) => named(page, 'certificate.make.button'),
    arrived: (page) => page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor(),
    byScript: true,
  },
  'the last part of a report': {
    open: async (calls) => place('/report/result', await boughtWith(calls, 'iq-basic')),
    // It stands at the end of a strip, which is drawn along to it.
    button: (page) =>
      page
        .getByRole('navigation', { name: words('report.tabs.label') })
        .getByRole('link')
        .last(),
    arrived: (page) =>
      page.getByRole('heading', { level: 1, name: words('report.tabs.files'), exact: true }).waitFor(),
  },
};

/** A page whose scripts come only when `release` is called; `alive` resolves once they have brought it to life. */
async function heldPage({ open, fill, button }: PrimaryButton) {
  const page = await context.newPage();
  const address = await open(callsOf(context, site.url));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const control = button(page);
  await control.waitFor();
  // Stand-in letters: what is drawn along to its end in them lies beyond the screen's edge in the letters that come after them.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  );
  await fill?.(page);
  await control.scrollIntoViewIfNeeded();
  const alive = () => page.locator('html[data-alive]').waitFor();
  return { page, control, release, alive };
}

type Held = Awaited<ReturnType<typeof heldPage>>;

/** The middle of the button: where a finger would put itself, without looking whether it is still there. */
async function middle({ control }: Held): Promise<[number, number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses while the scripts are away; where they are needed, they come after it. */
async function pressed(held: Held, { byScript }: PrimaryButton, clickCount: number): Promise<void> {
  const press = held.page.mouse.click(...(await middle(held)), { clickCount });
  if (byScript) {
    await press;
    held.release();
  }
  // Race: a press that leads to another page may take away the one that would say that it was made.
  else press.catch(() => undefined);
}

/** Ways to press. What works without script is given none: its scripts stay away until it has done its work. */
const ways: Record<string, (held: Held, button: PrimaryButton) => Promise<void>> = {
  async 'before its scripts have come'(held, button) {
    await pressed(held, button, 1);
  },
  async 'twice before its scripts have come'(held, button) {
    await pressed(held, button, 2);
  },
  async 'by a finger that stays while the page comes alive'(held) {
    await held.page.mouse.move(...(await middle(held)));
    await held.page.mouse.down();
    held.release();
    await held.alive();
    await held.page.mouse.up();
  },
  async 'in the instant its scripts take over'(held) {
    await held.control.evaluate((button) => {
      const look = setInterval(() => {
        if (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) return;
        clearInterval(look);
        (button as HTMLElement).click();
      });
    });
    held.release();
  },
};

const waysOf = (place: number, { alone }: PrimaryButton) =>
  Object.entries(ways)
    .slice(0, alone && 2)
    .filter((_, way, all) => isFull || way === place % all.length);

// Each button is pressed in one of the ways, and in all of them in the full form.
describe.each(Object.entries(buttons).map(([name, button], place) => ({ name, button, place })))(
  'the button of "$name"',
  ({ button, place }) => {
    it.each(waysOf(place, button))('is not lost when pressed %s', async (_, press) => {
      const held = await heldPage(button);
      const pressIds = new Set<string>();
      held.page.on('request', (request) => {
        const pressId = /pressId[^A-Za-z0-9]+([0-9a-f]{32})/.exec(request.postData() ?? '')?.[1];
        if (pressId) pressIds.add(pressId);
      });
      await press(held, button);
      await button.arrived(held.page);
      // However often it was pressed, a payment is one.
      expect(pressIds.size).toBe(button === buttons.pay ? 1 : 0);
      held.release();
      // Race: who closes a page in the instant in which another document takes its place may never hear from Chromium that it is closed.
      await held.page.waitForLoadState();
      await held.page.close();
    });
  },
);
