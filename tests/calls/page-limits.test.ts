import { describe, expect, it } from 'vitest';
import { isFull } from '#tests/support/form.ts';
import { forSuite, holdTheMinute } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';

const landing = '/landing/home/US-SUBS-1002?hl=EN';
const page = '/no/such/page?hl=DE';
/** Leads elsewhere, which costs little, and counts as any page. */
const elsewhere = '/?hl=DE';
const script = '/assets/none.js';

function openSite(env: Record<string, string>) {
  const site = forSuite(() => openTimedSite(env));

  const ask = async (path: string, client: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': client };
    const answer = await fetch(site.url + path, { method, headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

  /** How often each status was the answer to so many requests, without the bodies. */
  async function statuses(path: string, client: string, times: number): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    const lane = async (share: number) => {
      for (let asked = 0; asked < share; asked += 1) {
        const { status } = await ask(path, client, 'HEAD');
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 10 }, () => lane(times / 10)));
    return counts;
  }

  return { ask, statuses };
}

describe('the limit of pages', () => {
  const { ask, statuses } = openSite({ TRUST_PROXY: 'loopback' });

  it('answers the six hundred and first in a minute with a page of its own, and others as ever', async () => {
    holdTheMinute();
    const client = '203.0.113.7';
    expect(await statuses(elsewhere, client, 620)).toEqual({ 302: 600, 429: 20 });

    const refused = await ask(page, client);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
    const policy = refused.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'none'; style-src 'sha256-[^']+';/);
    expect(refused.body).toContain('<html lang="de-DE">');
    expect(refused.body).toContain('Das waren zu viele Versuche in kurzer Zeit.');

    const uncounted = await Promise.all(
      ['/healthz', '/robots.txt', '/build.json', landing].map((path) => ask(path, client)),
    );
    expect(uncounted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ask(page, '203.0.113.8')).status).toBe(404);

    const call = await ask('/ads/nothing/here', client);
    expect(JSON.parse(call.body)).toMatchObject({ name: 'tooMany' });
  });

  // In the full form, a busy machine takes longer over six thousand answers than the five minutes of a test.
  const enough = { timeout: isFull ? 1_800_000 : 300_000 };
  it('lets ten times as many landings through, by the client and not by its proxy', enough, async () => {
    holdTheMinute();
    const client = '2001:db8::7';
    expect((await ask(landing, '203.0.113.10')).status).toBe(200);
    if (!isFull) {
      expect(await statuses(landing, client, 620), 'more than of other pages').toEqual({ 200: 620 });
      return;
    }
    expect(await statuses(landing, client, 6_020)).toEqual({ 200: 6_000, 429: 20 });
    const refused = await ask(landing, '2001:db8::8');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(refused.body).toContain('Too many attempts in a short time.');
    const neighbour = await ask(landing, '2001:db8:0:1::8');
    expect(neighbour.status).toBe(200);
    expect(neighbour.headers.get('x-ratelimit-remaining')).toBeNull();
  });

  it('does not count what never changes', async () => {
    expect(await statuses(script, '203.0.113.9', 620)).toEqual({ 404: 620 });
    expect(await statuses('/healthz', '203.0.113.9', 620)).toEqual({ 200: 620 });
  });
});

// A site of its own, which takes long to start.
if (isFull) {
  describe('pages without limits', () => {
    const { statuses } = openSite({ RATE_LIMITS: 'off' });

    it('are sent however often they are asked for', async () => {
      expect(await statuses(elsewhere, '203.0.113.7', 620)).toEqual({ 302: 620 });
    });
  });
}
