import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFull } from '#tests/support/form.ts';
import { isChecked, rememberChecked } from './checked-screens.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Everything axe knows, on the whole page: no rule and no element is left out. A screen in a state that axe has found
 * nothing on in this run is not asked again; in the full form every visit is.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const state = await fingerprint(page);
  if (!isFull && isChecked(state)) return;
  const { violations } = await axeOn(page);
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
  rememberChecked(state);
}

/**
 * Asked in one piece, within the page: pages here have no frames of other origins, for which it is asked in parts and put
 * together on a page of its own. What has passed is not listed, which would name a way to each element.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();

/** Until nothing fades or moves any more that will come to an end: half faded in, any text is too pale. */
async function atRest(page: Page): Promise<void> {
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
