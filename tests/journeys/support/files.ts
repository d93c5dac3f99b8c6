import type { BrowserContext, Page } from 'playwright-core';
import type { Locale } from '#locale/locales.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { callsOf } from './calls.ts';

/** Buys a report by a person's own browser and opens its files, on the screen. */
export async function openFiles(context: BrowserContext, locale: Locale, url: string) {
  const calls = callsOf(context, url);
  const orderNumber = await confirm(calls, { ...iq, hl: locale });
  await buy(calls, { orderNumber, skuId: 'iq-premium' });
  const page = context.pages()[0] as Page;
  await page.goto(`/report/result/DE-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}&tab=files`);
  return { page, files: page.locator('#files'), orderNumber };
}
