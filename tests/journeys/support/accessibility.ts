import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFull } from '#tests/support/form.ts';
import { isChecked, rememberChecked } from './checked-screens.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Everything axe knows, on the whole page: no rule and no element is left out. A screen in a state that axe has found
 * nothing on in this run is not asked again; in the full form every visit is.
 *
 * @param options.colours only what can be found of colours, where all else of the same state was asked before
 */
export async function expectAccessible(page: Page, { colours = false } = {}): Promise<void> {
  await atRest(page);
  const state = await fingerprint(page);
  if (!isFull && isChecked(state)) return;
  const { violations } = await axeOn(page, colours);
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
  if (!colours) rememberChecked(state);
}

/**
 * Asked in one piece, within the page: pages here have no frames of other origins, for which it is asked in parts and put
 * together on a page of its own. What has passed is not listed, which would name a way to each element.
 */
const axeOn = (page: Page, colours: boolean) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(colours && { runOnly: { type: 'tag', values: ['cat.color'] } }),
    })
    .analyze();

/**
 * Until nothing fades or moves any more that will come to an end: half faded in, any text is too pale. And until all of a landing is
 * laid out (shell/boot.js): a part that is not has another's ground.
 */
async function atRest(page: Page): Promise<void> {
  await page.locator(':root:not([data-late])').waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows the scrolling ends only with it.
        .filter(
          ({ timeline, playState, effect }) =>
            timeline instanceof DocumentTimeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  );
}
