import type { SandboxCard } from '#contract/catalogue.ts';
import { checkSubscription, payOverdue } from '#contract/privileges.ts';
import type { Browser, Received } from './calls.ts';

/** Opens the page on which a declined renewal is paid with another card, at the price that the screen shows. */
export async function openCardPage(browser: Browser, orderNumber: string): Promise<string> {
  const { membership, overdue } = await browser.data(checkSubscription, { body: { orderNumber } });
  const { amount, currency } = overdue ?? membership.price;
  const shown = { amount, currency };
  return (await browser.data(payOverdue, { body: { orderNumber, shown } })).actionUrl;
}

/** What a member does on that page of the sandbox. */
export function chooseOnPage(
  browser: Browser,
  actionUrl: string,
  choice: SandboxCard | 'confirm' | 'refuse',
): Promise<Received> {
  const field = choice === 'confirm' || choice === 'refuse' ? 'decision' : 'card';
  return browser.request({
    method: 'POST',
    url: actionUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${field}=${choice}`,
  });
}
