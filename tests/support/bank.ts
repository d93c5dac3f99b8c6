import type { Browser, Received } from './calls.ts';

/** What a buyer decides on the page of the sandbox's bank. */
export function decideAtBank(
  browser: Browser,
  actionUrl: string,
  decision: 'confirm' | 'refuse' = 'confirm',
): Promise<Received> {
  return browser.request({
    method: 'POST',
    url: actionUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}
