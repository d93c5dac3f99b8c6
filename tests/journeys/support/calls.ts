import type { BrowserContext } from 'playwright-core';
import { type Browser, newBrowser } from '#tests/support/calls.ts';

/** The calls of the contract by a person's own browser: what they bring is there when its pages are opened. */
export function callsOf(context: BrowserContext, url: string): Browser {
  return newBrowser(async ({ method, url: path, headers = {}, payload }) => {
    const { cookie: _, ...others } = headers;
    const answer = await context.request.fetch(new URL(path, url).href, {
      method,
      headers: { ...others, origin: new URL(url).origin },
      ...(payload !== undefined && { data: payload }),
    });
    const rawPayload = await answer.body();
    return {
      statusCode: answer.status(),
      headers: answer.headers(),
      body: rawPayload.toString('utf8'),
      rawPayload,
    };
  });
}
