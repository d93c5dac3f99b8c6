import { describe, expect, it } from 'vitest';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';

/** To which market `/` leads a visitor whose browser asks for German. */
async function marketOf(url: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-language': 'de', ...headers },
  });
  expect([301, 302, 303, 307, 308]).toContain(answer.status);
  return /\/([A-Z]{2})-SUBS-\d+/.exec(answer.headers.get('location') ?? '')?.[1];
}

describe('the header in which a CDN names the country', () => {
  const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off', COUNTRY_HEADER: 'CF-IPCountry' }));

  it.each([
    ['JP', 'JP'],
    ['ch', 'CH'],
    // A country without a price list of its own is one too.
    ['AQ', 'AQ'],
    // A hidden network, an unknown one, and what is no country at all: the language counts.
    ['T1', 'DE'],
    ['XX', 'DE'],
    ['', 'DE'],
    ['../..', 'DE'],
  ])('leads %s to the market of %s', async (named, market) => {
    expect(await marketOf(site.url, { 'cf-ipcountry': named })).toBe(market);
  });

  it('is another than what the setting names, and so none', async () => {
    expect(await marketOf(site.url, { 'x-country': 'JP' })).toBe('DE');
  });
});

describe('without the setting', () => {
  const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off' }));

  it('no header names a country', async () => {
    expect(await marketOf(site.url, { 'cf-ipcountry': 'JP' })).toBe('DE');
  });
});
