import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { isMadeFor, landingNamed, landings, pathOf } from '#web/landings.ts';
import { desktop, openBrowser, phone, type Viewport } from './support/browser.ts';
import { inPieces } from './support/in-pieces.ts';
import { openSite } from './support/site.ts';

const site = openSite();

declare global {
  interface Window {
    /** What `data-late` was, one after the other. */
    waits?: string[];
    moved?: string[];
  }
}

/** Of the standard Layout Instability, which has no types yet. */
interface Shift {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A landing that keeps what was put off, and which of the things that were seen have moved. */
async function openWatched(url = site.url, viewport: Viewport = phone): Promise<Page> {
  const context = await openBrowser('EN', viewport, url);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(() => {
    window.moved = [];
    window.waits = [];
    new MutationObserver(() => {
      const { late } = document.documentElement.dataset;
      if (late !== undefined) window.waits?.push(late);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-late'] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as readonly Shift[])
        for (const { node } of shift.sources) window.moved?.push(`${node?.nodeName} ${node?.textContent}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

const landing = '/landing/world/US-SUBS-1002?hl=EN';

const partsOf = (page: Page) =>
  page
    .locator('main > section ~ section, .site-footer')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));

it('what lies below the first view of a landing is laid out a little later, whole, and moves nothing', async () => {
  const page = await openWatched();
  await page.goto(landing);
  await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.waits?.length)).toBeGreaterThan(0);
  const parts = await partsOf(page);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.every((how) => how === 'visible')).toBe(true);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
  await page.context().close();
});

it('whoever comes for a place further down has all of it at once', async () => {
  const page = await openWatched();
  await page.goto(`${landing}#faq`);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => window.waits)).toEqual([]);
  expect((await partsOf(page)).every((how) => how === 'visible')).toBe(true);
  await page.reload();
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => window.waits)).toEqual([]);
  await page.context().close();
});

it.each([
  ['its title', desktop, '</h1>'],
  ['its way in', phone, 'data-go-on'],
  ['its way in', desktop, 'data-go-on'],
])(
  'a landing that comes in two pieces, the first of which ends after %s, moves nothing',
  async (_, viewport, cut) => {
    const line = await inPieces(site.url);
    const page = await openWatched(line.url, viewport);
    await page.goto(`${line.url}${landing}&cut=${encodeURIComponent(cut)}`);
    await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.moved?.filter((what) => /^(?:H1|P|UL) /.test(what)))).toEqual([]);
    await page.context().close();
    await line.close();
  },
);

it.each(landings.map(({ name }) => name))(
  'a telephone that comes to %s for the first time asks for nothing but the page before its words are drawn',
  async (name) => {
    const context = await openBrowser('EN', phone, site.url);
    const page = context.pages()[0] ?? (await context.newPage());
    const sold = exams.find(({ face }) => isMadeFor(landingNamed(name), face.landing));
    await page.goto(`${pathOf(landingNamed(name))}/US-${sold?.id}?hl=EN`);
    await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
    const { before, after } = await page.evaluate(() => {
      const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const asked = performance.getEntriesByType('resource');
      const names = (some: readonly PerformanceEntry[]) => some.map((one) => one.name);
      return {
        before: names(asked.filter(({ startTime }) => startTime < drawn)),
        after: names(asked.filter(({ startTime }) => startTime >= drawn)),
      };
    });
    expect(before).toEqual([]);
    expect(after.filter((file) => /newsreader-display-/.test(file))).toHaveLength(1);
    await context.close();
  },
);

it('whoever was here before is given the face of titles with the words', async () => {
  const page = await openWatched();
  await page.goto(landing);
  await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.waits)).toContain('all');
  await page.goto(landing.replace('world', 'home'));
  await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
  const waits = await page.evaluate(() => window.waits);
  expect(waits).toContain('');
  expect(waits).not.toContain('all');
  await page.context().close();
});
