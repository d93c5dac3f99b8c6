import { describe, expect, it } from 'vitest';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';

const path = '/landing/home/US-SUBS-1002';

/** The path's letters of another case or percent-encoded by the bits of a number, its slashes doubled by the last ones. */
function spelled(number: number): string {
  let bits = number;
  const next = () => {
    const bit = bits & 1;
    bits >>= 1;
    return bit === 1;
  };
  return [...path]
    .reverse()
    .map((character) => {
      if (/[A-Z]/.test(character) && next()) return character.toLowerCase();
      if (/[a-z]/.test(character) && next()) return `%${character.charCodeAt(0).toString(16)}`;
      return character === '/' && next() ? '//' : character;
    })
    .reverse()
    .join('');
}

describe('the address of a landing', () => {
  const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off' }));

  const ask = (address: string) => fetch(site.url + address, { redirect: 'manual' });
  const held = async () => Number(/^landings_held (\d+)$/m.exec(await (await ask('/metrics')).text())?.[1]);

  it('is one, and takes one place in memory, however it is spelled', async () => {
    expect(await held()).toBe(0);
    const etag = (await ask(`${path}?hl=EN`)).headers.get('etag');
    expect(etag).not.toBeNull();
    for (let number = 1; number <= 1_000; number += 1) {
      const answer = await ask(`${spelled(number)}?hl=EN&gclid=a${number}`);
      await answer.arrayBuffer();
      expect(answer.status, spelled(number)).toBe(301);
      expect(answer.headers.get('location')).toBe(`${path}?hl=EN&gclid=a${number}`);
    }
    for (let number = 1; number <= 100; number += 1) {
      const answer = await ask(`${path}?n${number}=${number}&hl=${number % 2 ? 'en' : 'EN'}`);
      await answer.arrayBuffer();
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect(await held()).toBe(1);
  });

  it.each([`${path}/`, `${path}/.`, '/LANDING/home/US-SUBS-1002', `/${path}`])('is not %s', async (other) => {
    const answer = await ask(`${other}?hl=FR`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${path}?hl=FR`);
  });

  it.each(['/landing/home/US-SUBS-9999', '/landing/home/QQ-SUBS-1002', '/landing/elsewhere'])(
    'holds no place for %s, which does not exist',
    async (missing) => {
      const before = await held();
      expect((await ask(missing)).status).toBe(404);
      expect(await held()).toBe(before);
    },
  );

  it('never leads to another host', async () => {
    const answer = await ask(`//elsewhere.example${path}`);
    expect(answer.status).toBe(404);
  });
});

describe('who comes from a landing without script', () => {
  const site = forSuite(() => openTimedSite());

  it('begins the test at an address that says what the advertisement named', async () => {
    const named = 'hl=EN&fbclid=click-0001&logid=logid-0001';
    const start = `${site.url}/answer/start/US-SUBS-1002?hl=EN`;
    const page = await fetch(start, { headers: { referer: `${site.url}${path}?${named}` } });
    const action = /<form[^>]* action="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const search = new URL(action.replaceAll('&amp;', '&'), site.url).searchParams;
    expect(Object.fromEntries(search)).toEqual({ hl: 'EN', fbclid: 'click-0001', logid: 'logid-0001' });
  });
});
