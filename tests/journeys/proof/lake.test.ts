import sharp from 'sharp';
import { expect, it } from 'vitest';
import { desktop, openBrowser, phone, type Viewport } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

/** Pixels one below the other in which there is nothing but night: every row as dark as the darkest, from edge to edge. */
async function longestNight(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isNight = (row: number) =>
    data.subarray(row * info.width, (row + 1) * info.width).every((light) => light < 26);
  let [longest, run] = [0, 0];
  for (let row = 0; row < info.height; row += 1) {
    run = isNight(row) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

it.each<[string, string, Viewport]>([
  ['universe', 'on a phone', phone],
  ['universe', 'on a wide screen', desktop],
  ['universe copy', 'on a phone', phone],
])(
  'a test without doors has the lake in its first view on landing-%s, and no empty night, %s',
  async (landing, _, window) => {
    const context = await openBrowser('EN', window, site.url);
    const [page] = context.pages();
    if (!page) throw new Error('No page.');
    await page.goto(`/landing/${encodeURIComponent(landing)}/US-SUBS-1002?hl=EN`);
    await page.locator('[data-consent=no]').click();
    await page
      .locator('main picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const first = await page.locator('main > section').first().screenshot();
    expect(await longestNight(first)).toBeLessThan(100);
    await context.close();
  },
);
