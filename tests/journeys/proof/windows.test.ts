import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { confirm } from '#tests/support/builders.ts';
import { desktop, openBrowser, phone, type Viewport } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

const tablet: Viewport = { width: 820, height: 1180 };
/** A phone on its side, and the window of a small laptop at 200 %. */
const low: readonly Viewport[] = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

/** Opens the first question of a test. */
async function firstQuestion(visitor: Visitor, reference: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`/answer/start/${reference}?hl=${visitor.locale}`);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.locator('main form button').click();
  await page.waitForURL('**/answer/question/**');
  // A way through gates begins by arriving at the first of them.
  if (reference.endsWith('1001')) {
    const enter = page.locator('main form [type=submit]');
    await enter.waitFor();
    expect(await endOfAnswering(page), 'the way through the gate').toBeLessThan(
      page.viewportSize()?.height ?? 0,
    );
    await enter.click();
  }
  await visitor.atQuestion(1);
}

/** How far, in pixels, the drawings of the answers stand out of their boxes at most; below nought where none does. */
const furthestOut = (page: Page): Promise<number> =>
  page.locator('label:has([type=radio])').evaluateAll((boxes) =>
    Math.max(
      ...boxes.map((box) => {
        const drawing = box.querySelector('svg');
        if (!drawing) throw new Error('A box without a drawing.');
        const outer = box.getBoundingClientRect();
        const inner = drawing.getBoundingClientRect();
        return Math.max(
          outer.left - inner.left,
          outer.top - inner.top,
          inner.right - outer.right,
          inner.bottom - outer.bottom,
        );
      }),
    ),
  );

/** Where the last thing that is needed to answer ends: the answers and the way on. */
const endOfAnswering = (page: Page): Promise<number> =>
  page
    .locator('label:has([type=radio]), button[type=submit]')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)));

it('draws every answer of the IQ test inside its box and in the first view', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE');
  const { page } = visitor;
  await firstQuestion(visitor, 'DE-SUBS-1002');
  for (const place of [1, 2]) {
    if (place === 2) await visitor.answer(1, 3);
    await visitor.atQuestion(place);
    for (const window of [phone, tablet, ...low]) {
      const where = `question ${place} at ${window.width} px`;
      await page.setViewportSize(window);
      expect(await furthestOut(page), where).toBeLessThan(0);
      expect(await endOfAnswering(page), where).toBeLessThan(window.height);
    }
  }
  await context.close();
});

it.each(['DE-SUBS-1001', 'DE-SUBS-1004'])(
  'shows what %s asks and every answer in a low window without scrolling',
  async (reference) => {
    const context = await openBrowser('DE', low[0] as Viewport, site.url);
    const visitor = new Visitor(context, 'DE', reference.endsWith('1001') ? 26 : 20);
    const { page } = visitor;
    await firstQuestion(visitor, reference);
    for (const window of low) {
      await page.setViewportSize(window);
      expect(await endOfAnswering(page), `at ${window.width} px`).toBeLessThan(window.height);
      const start = await page.locator('legend').evaluate((legend) => legend.getBoundingClientRect().left);
      const picture = await page.locator('#scene-picture').count();
      // Words stand beside a picture, and over the whole width where there is none.
      expect(start > window.width / 3, `at ${window.width} px`).toBe(picture === 1);
    }
    await context.close();
  },
);

it('never moves sideways on a phone whose letters are at twice their size', async () => {
  // To a page, 200 % on a phone of 390 px is a window of half its width.
  const context = await openBrowser('DE', { width: 195, height: 422 }, site.url);
  const { page } = new Visitor(context, 'DE');
  const exam = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'DE' } as const;
  const orderNumber = await confirm(callsOf(context, site.url), exam);
  const screens = [
    '/landing/home/DE-SUBS-1002?hl=DE',
    '/landing/universe/DE-SUBS-1001?hl=DE',
    '/tests/DE-SUBS-1002?hl=DE',
    '/answer/start/DE-SUBS-1001?hl=DE',
    `/paying/scheme/DE-SUBS-1002?hl=DE&orderNumber=${orderNumber}`,
    `/paying/paypage/DE-SUBS-1002?hl=DE&skuId=iq-premium&orderNumber=${orderNumber}`,
    `/report/result-free-test/DE-SUBS-1002?hl=DE&orderNumber=${orderNumber}`,
    '/report/retrieve/DE-SUBS-1002?hl=DE',
    '/store/DE-SUBS-1002?hl=DE',
    '/store/gift/DE-SUBS-1002?hl=DE',
    '/member/DE-SUBS-1002?hl=DE',
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(195);
  }
  await context.close();
});

it('keeps what is asked and why off the edge of a night before it', async () => {
  const context = await openBrowser('DE', desktop, site.url);
  const { page } = new Visitor(context, 'DE');
  const gaps: number[] = [];
  for (const landing of ['universe%20copy/DE-SUBS-1001', 'home%20copy/DE-SUBS-1002']) {
    await page.goto(`/landing/${landing}?hl=DE`);
    await page.locator('#asked').waitFor();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-scheme=dark] + section > h2')].map(
        (title) =>
          title.getBoundingClientRect().top - (title.parentElement as Element).getBoundingClientRect().top,
      ),
    );
    gaps.push(...found);
  }
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(48);
  await context.close();
});

it('shows what has the focus above the notice about cookies', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const { page } = new Visitor(context, 'DE');
  await page.goto('/landing/home/DE-SUBS-1002?hl=DE');
  await page.locator('aside').waitFor();
  let reached = 0;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const gap = await page.evaluate(() => {
      const [focused, notice] = [document.activeElement, document.querySelector('aside')];
      if (!focused || !notice || focused === document.body || notice.contains(focused)) return null;
      return notice.getBoundingClientRect().top - focused.getBoundingClientRect().bottom;
    });
    if (gap === null) continue;
    reached += 1;
    expect(gap, `after ${presses + 1} presses of Tab`).toBeGreaterThanOrEqual(0);
  }
  expect(reached).toBeGreaterThan(10);
  await context.close();
});

it.each(['DE', 'PT', 'JA', 'EN', 'ES', 'FR', 'KR'] as const)(
  'says in %s how far one has come between mark and clock, over neither',
  async (locale) => {
    const context = await openBrowser(locale, { width: 360, height: 740 }, site.url);
    const visitor = new Visitor(context, locale);
    const { page } = visitor;
    await firstQuestion(visitor, 'DE-SUBS-1002');
    for (const text of ['answer.question.tip50', 'answer.question.tip75', 'answer.question.tip90'] as const) {
      const boxes = await page.evaluate((said) => {
        const [tip, mark, clock] = ['[role=status]', 'header .brand svg', 'header p:has([role=timer])'].map(
          (of) => document.querySelector<HTMLElement>(of),
        );
        if (!tip || !mark || !clock) throw new Error('No tip, mark or clock.');
        tip.textContent = said;
        const [over, home, time] = [tip, mark, clock].map((part) => part.getBoundingClientRect());
        const bar = document.querySelector('header progress')?.getBoundingClientRect();
        return {
          before: (over?.left ?? 0) - (home?.right ?? 0),
          after: (time?.left ?? 0) - (over?.right ?? 0),
          below: (bar?.top ?? 0) - (over?.bottom ?? 0),
          cut: tip.scrollHeight - tip.clientHeight,
        };
      }, visitor.words(text));
      expect(boxes.before, `${text} and the mark`).toBeGreaterThanOrEqual(0);
      expect(boxes.after, `${text} and the clock`).toBeGreaterThanOrEqual(0);
      expect(boxes.below, `${text} and the line of progress`).toBeGreaterThanOrEqual(0);
      expect(boxes.cut, `${text} in its box`).toBeLessThanOrEqual(0);
    }
    await context.close();
  },
);

it.each(['EN', 'DE', 'JA'] as const)(
  'keeps the way in above the notice on a phone on its side, in %s, and their answers in the window',
  async (locale) => {
    const context = await openBrowser(locale, low[0] as Viewport, site.url);
    const { page, words } = new Visitor(context, locale);
    for (const landing of ['/landing/universe/DE-SUBS-1001', '/landing/home/DE-SUBS-1002']) {
      await page.goto(`${landing}?hl=${locale}`);
      await page.locator('aside').waitFor();
      const start = page.getByRole('link', { name: words('landing.hero.start'), exact: true }).first();
      const edges = await start.evaluate((link) => ({
        end: link.getBoundingClientRect().bottom,
        notice: document.querySelector('aside')?.getBoundingClientRect().top ?? 0,
      }));
      expect(edges.end, landing).toBeLessThanOrEqual(edges.notice);
    }
    // Letters at twice their size: the words have the whole width, and both answers stand in the window.
    await page.setViewportSize({ width: 195, height: 422 });
    const aside = page.locator('aside');
    const [text, notice] = [await aside.locator('p').boundingBox(), await aside.boundingBox()];
    expect(text?.width).toBeGreaterThan((notice?.width ?? 0) * 0.75);
    for (const answer of await aside.getByRole('button').all()) await answer.click({ trial: true });
    await context.close();
  },
);
