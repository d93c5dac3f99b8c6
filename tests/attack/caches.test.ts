import { describe, expect, it } from 'vitest';
import { report } from '#tests/money/support/rows.ts';
import { forSuite } from '#tests/support/suite.ts';
import { ask } from './support/ask.ts';
import { pages } from './support/pages.ts';
import { openAttackedSite } from './support/site.ts';

/** What no address of a page holds, and what a page might write into itself. */
const unkeyed: Readonly<Record<string, string>> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
  'x-forwarded-for': '203.0.113.66',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/evil',
  forwarded: 'host=evil.example;proto=evil',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  'x-host': 'evil.example',
  'x-http-method-override': 'POST',
  via: '1.1 evil.example',
  referer: 'https://evil.example/',
  cookie: 'visit=evil; theme=evil; holder=evil',
  accept: 'application/evil',
  range: 'bytes=0-10',
  'if-none-match': '*',
  'user-agent': 'evil',
  'x-react-router': 'evil',
};

const landings = pages.filter((page) => page.startsWith('/landing/') && page.includes('SUBS'));

/** What is another at each rendering. */
const blurred = (body: string) =>
  body.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/\d[\d.,\u202f\u00a0]*/g, '0');

describe('what one visitor asks for', () => {
  const site = forSuite(() => openAttackedSite());
  let countries = 0;
  const markets = [
    'DE',
    'US',
    'FR',
    'JP',
    'KR',
    'BR',
    'ES',
    'IT',
    'PT',
    'GB',
    'CH',
    'AT',
    'PL',
    'SE',
    'NO',
    'DK',
    'NL',
    'BE',
    'MX',
    'CA',
    'AU',
    'IN',
    'TW',
    'HK',
  ];
  /** An address that nobody has asked for yet. */
  const fresh = (landing: string) => {
    const market = markets[countries % markets.length] as string;
    countries += 1;
    return landing.replace('/DE-', `/${market}-`);
  };

  it('leaves a landing as it is for the next', async () => {
    const spoilt: string[] = [];
    let asked = 0;
    for (const landing of landings) {
      for (const [name, value] of Object.entries(unkeyed)) {
        const page = fresh(landing);
        const headers = { [name]: value, 'accept-language': 'en' };
        await ask(site.url + page, { headers });
        const next = await ask(site.url + page, { headers: { 'accept-language': 'en' } });
        asked += 2;
        const where = `${page} after ${name}`;
        if (next.status !== 200 || !/<\/html>\s*$/.test(next.body)) spoilt.push(`${where}: ${next.status}`);
        if (/evil|203\.0\.113\.66/.test(next.body + JSON.stringify(next.headers)))
          spoilt.push(`${where}: evil`);
      }
    }
    expect(spoilt).toEqual([]);
    report(
      'no visitor spoils a landing for the next',
      '0',
      `${landings.length} landings × ${Object.keys(unkeyed).length} headers: 0 of ${asked} spoilt`,
    );
  });

  it.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'])('by %s leaves a landing whole', async (method) => {
    for (const landing of landings) {
      const page = landing.replace('/DE-', method === 'HEAD' ? '/NL-' : '/BE-');
      await ask(`${site.url}${page}?hl=EN`, { method });
      const next = await ask(`${site.url}${page}?hl=EN`);
      expect([page, next.status]).toEqual([page, 200]);
      expect(next.body).toMatch(/<\/html>\s*$/);
    }
  });

  it('is of no private page kept anywhere', async () => {
    for (const page of pages.filter((one) => !/^\/(?:landing|tests|$)/.test(one))) {
      const { headers } = await ask(site.url + page);
      expect([page, headers['cache-control']]).toEqual([page, expect.stringMatching(/no-store|private/)]);
    }
  });

  it('by a host that is not ours shows nothing of ours, nor writes it anywhere', async () => {
    for (const host of [
      'evil.example',
      'evil.example:1',
      '[::1]evil.example',
      '127.0.0.1.evil.example',
      'a b',
    ]) {
      for (const path of [
        '/metrics',
        '/dev/mailbox',
        '/',
        landings[0] as string,
        '/report/retrieve/DE-SUBS-1002',
      ]) {
        const answer = await ask(site.url + path, { headers: { host } });
        const where = `${path} for ${host}`;
        expect([where, answer.status]).toSatisfy(([, status]) => Number(status) < 500);
        if (/metrics|mailbox/.test(path))
          expect([where, answer.status]).toSatisfy(([, status]) => Number(status) >= 400);
        expect([where, answer.headers.location ?? '']).toSatisfy(([, to]) => !String(to).includes('evil'));
        expect([where, /evil/.test(blurred(answer.body))]).toEqual([where, false]);
      }
    }
  });
});
