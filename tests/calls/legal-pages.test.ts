import { describe, expect, it } from 'vitest';
import { protocolIds } from '#contract/protocol-ids.ts';
import { locales } from '#locale/locales.ts';
import { inTurn, isFull } from '#tests/support/form.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';

const market = { 'commerce-jp': 'JP', 'commerce-kr': 'KR' } as Partial<Record<string, string>>;

describe('the pages of legal documents', () => {
  const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off' }));
  const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

  it.each(protocolIds)(
    '%s is open in its language, from memory, and without the framework’s script',
    async (id) => {
      for (const hl of inTurn(locales, protocolIds.indexOf(id))) {
        const answer = await ask(`/protocol/${id}/${market[id] ?? 'DE'}-SUBS-1002?hl=${hl}`);
        const page = await answer.text();
        expect(answer.status).toBe(200);
        expect(answer.headers.get('etag')).not.toBeNull();
        expect(answer.headers.get('x-robots-tag')).toBeNull();
        expect(page).not.toContain('type="module"');
        expect(page).toContain(`hrefLang="${hl === 'EN' ? 'en-US' : 'de-DE'}"`);
      }
    },
  );

  it('and all others that the sitemap names are there, and name the same address', async () => {
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const map = await (await ask('/sitemap.xml')).text();
    const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const english = named.filter((address) => address.endsWith('hl=EN'));
    expect(english.length).toBeGreaterThan(30);
    // Each of them is read in `found-pages`.
    for (const address of isFull ? english : english.filter((_, at) => at % 7 === 0)) {
      const answer = await ask(address.slice(site.url.length));
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('x-robots-tag'), address).toBeNull();
      expect(await answer.text()).toContain(`rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
    }
  });

  it('the imprint of a demonstration says plainly that nothing is sold', async () => {
    const page = await (await ask('/protocol/imprint/US-SUBS-1002?hl=EN')).text();
    expect(page).toContain('This site is a demonstration. Nothing is sold here');
  });

  it('a document of another market, or of none, is not found', async () => {
    expect((await ask('/protocol/commerce-jp/US-SUBS-1002')).status).toBe(404);
    expect((await ask('/protocol/elsewhere/US-SUBS-1002')).status).toBe(404);
  });

  it('the foot of a page leads to them, in Japan also to its own notice', async () => {
    const page = await (await ask('/landing/home/JP-SUBS-1002?hl=JA')).text();
    for (const id of ['terms', 'privacy', 'refunds', 'cookies', 'imprint', 'commerce-jp'])
      expect(page).toContain(`href="/protocol/${id}/JP-SUBS-1002?hl=JA"`);
    expect(page).not.toContain('/protocol/commerce-kr/');
  });
});
