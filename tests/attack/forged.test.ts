import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { addressesOf } from '#server/platform/http/serve.ts';
import { report } from '#tests/money/support/rows.ts';
import { forSuite } from '#tests/support/suite.ts';
import { ask } from './support/ask.ts';
import { pages } from './support/pages.ts';
import { openAttackedSite } from './support/site.ts';

/** From where, and by which type of body, another site can have a browser post. */
const origins = (url: string): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'another site': { origin: 'https://evil.example' },
  'an origin that is kept secret': { origin: 'null' },
  'another port': { origin: url.replace(/:\d+$/, ':1') },
  'https for http': { origin: url.replace('http:', 'https:') },
  'another site, as the browser says': { 'sec-fetch-site': 'cross-site' },
  'a neighbour, as the browser says': { 'sec-fetch-site': 'same-site' },
  'another site that claims our host': { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
});
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

describe('posts that another site forges', () => {
  const site = forSuite(() => openAttackedSite());

  it('are refused by every call and page', async () => {
    const posts = calls.filter(({ method }) => method === 'POST');
    const addresses = [
      ...posts.flatMap((call) => addressesOf(call)).map((path) => path.replace(/:\w+/g, 'x')),
      ...pages,
    ];
    const taken: string[] = [];
    let sent = 0;
    for (const address of addresses) {
      for (const [from, headers] of Object.entries(origins(site.url))) {
        for (const type of types) {
          const body = type === 'application/json' ? '{}' : 'a=b';
          const answer = await ask(site.url + address, {
            method: 'POST',
            headers: { ...headers, 'content-type': type },
            body,
          });
          sent += 1;
          if (answer.status !== 403) taken.push(`${address} from ${from} as ${type}: ${answer.status}`);
          if (answer.headers['access-control-allow-origin']) taken.push(`${address} invites ${from}`);
        }
      }
    }
    expect(taken).toEqual([]);
    report(
      'forged posts are refused',
      '0 taken',
      `${sent} posts from elsewhere to ${addresses.length} addresses: ${sent} × 403`,
    );
  });
});
