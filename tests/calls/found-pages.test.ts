import { NoopLogger } from 'drizzle-orm/logger';
import { describe, expect, it, vi } from 'vitest';
import { languageTags, locales } from '#locale/locales.ts';
import { foundTests } from '#server/found-tests.ts';
import { foundPaths } from '#server/site/sitemap.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { inTurn } from '#tests/support/form.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { rawWords } from '#words/index.ts';

const site = forSuite(() => openTimedSite({ RATE_LIMITS: 'off' }));
const paths = foundPaths(foundTests());

const plain = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '',
  );

/** The one value of a pattern on a page. */
function only(page: string, pattern: RegExp): string {
  const found = [...page.matchAll(pattern)].map(([, value = '']) => plain(value));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
}

const meta = (page: string, name: string) =>
  only(page, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

interface Thing {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  itemListElement?: { item: string }[];
  offers?: { price: string; priceCurrency: string; name: string }[];
}

const thingsOf = (page: string): Thing[] =>
  [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, text = '']) => JSON.parse(text)['@graph'] as Thing[],
  );

/** What people read of a page, without its tags. */
const readOf = (page: string) =>
  plain(page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--.*?-->|<[^>]+>/g, ''));

describe.each(locales)('every page that search may find, in %s', (hl) => {
  it('names itself, its other languages, its card, and what stands on it', async () => {
    const titles = new Map<string, string>();
    const turn = paths.filter((_, at) => inTurn(locales, at).includes(hl));
    expect(turn.length).toBeGreaterThan(3);
    for (const path of turn) {
      const answer = await fetch(`${site.url}${path}?hl=${hl}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('x-robots-tag'), path).toBeNull();
      const page = await answer.text();
      const address = `${site.url}${path}?hl=${hl}`;
      const title = only(page, /<title>([^<]*)<\/title>/g);
      const description = meta(page, 'description');
      expect([titles.get(title), title.length > 5], `${path} ${title}`).toEqual([undefined, true]);
      titles.set(title, path);
      expect(description.length, path).toBeGreaterThan(15);
      expect(page, path).toContain(`<html lang="${languageTags[hl]}"`);
      expect(only(page, /<link rel="canonical" href="([^"]*)"/g)).toBe(address);
      const others = [...page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
      expect(others.map(([, tag, href = '']) => `${tag} ${plain(href)}`).sort()).toEqual(
        [
          ...locales.map((other) => `${languageTags[other]} ${site.url}${path}?hl=${other}`),
          `x-default ${site.url}${path}`,
        ].sort(),
      );
      expect(meta(page, 'og:title')).toBe(title);
      expect(meta(page, 'og:description')).toBe(description);
      expect(meta(page, 'og:url')).toBe(address);
      expect(meta(page, 'og:image')).toMatch(/^https?:\/\/.+\.jpg$/);
      expectTrue(page, path, address);
    }
  });
});

/** The links of a part of a page, by what they say: `['Home', '/landing/…']`. */
const linksIn = (page: string, part: RegExp) =>
  [...only(page, part).matchAll(/<a (?:class="[^"]*" )?href="([^"?]*)[^>]*>([^<]+)<\/a>/g)].map(
    ([, to = '', said = '']) => [plain(said), to],
  );

it.each(locales)(
  'leads from anywhere to all that the specification’s navigation names, in %s',
  async (hl) => {
    const page = await (await fetch(`${site.url}/methods/DE-SUBS-1002?hl=${hl}`)).text();
    const { nav } = rawWords(hl, 'shell');
    const to = (said: string, path: string) => [said, `${path}/DE-SUBS-1002`];
    const lists = [to(nav.types, '/tests/types'), to(nav.professional, '/tests/professional')];
    const named = [
      ...lists,
      to(nav.retrieve, '/report/retrieve'),
      to(nav.login, '/user/login'),
      to(nav.member, '/member'),
      to(nav.store, '/store'),
    ];
    const menu = linksIn(page, /<details class="menu">([\s\S]*?)<details class="tongues">/g);
    expect(menu[0]?.[0]).toBe(nav.home);
    expect(menu[0]?.[1]).toMatch(/^\/landing\/[a-z]+\/DE-SUBS-\d{4}$/);
    expect(menu.slice(1).filter(([, path]) => path !== '/tests/DE-SUBS-1002')).toEqual(named);
    const header = linksIn(page, /<nav class="site-nav" [^>]*>([\s\S]*?)<details class="tongues">/g);
    expect(header).toEqual(menu.slice(1));
    expect(linksIn(page, /<footer class="site-footer">([\s\S]*?)<\/footer>/g)).toEqual(
      expect.arrayContaining(lists),
    );
  },
);

it('says beside a price what of the report an account has for nothing', async () => {
  const read = async (path: string) => readOf(await (await fetch(`${site.url}${path}?hl=EN`)).text());
  const work = await read('/tests/professional/US-SUBS-1006');
  const whole = /Report free with an account, otherwise \$\d/;
  const basic = /Report free with an account, except “Occupations that fit”; full report \$\d/;
  for (const said of [whole, basic]) expect(work).toMatch(said);
  expect(await read('/landing/home/US-SUBS-1007')).toMatch(whole);
  expect(await read('/landing/home/US-SUBS-1006')).toMatch(basic);
  expect(await read('/tests/types/US-SUBS-1006')).not.toContain('with an account');
});

/** How often `work` reads who is logged in. */
async function sessionsReadBy(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
  await work();
  const texts = asked.mock.calls.map(([query = '']) => String(query));
  asked.mockRestore();
  return texts.filter((text) => /from "account_sessions"/.test(text)).length;
}

describe('the header', () => {
  const [guest, reader] = [newBrowser(overNetwork(() => site.url)), newBrowser(overNetwork(() => site.url))];
  const { login, account } = rawWords('EN', 'shell').nav;
  /** Where the header leads somebody to what is theirs. */
  const wayOf = async (browser: typeof guest, path: string) => {
    const { body } = await browser.request({ method: 'GET', url: `${path}/DE-SUBS-1002?hl=EN` });
    const links = linksIn(body, /<nav class="site-nav" [^>]*>([\s\S]*?)<details class="tongues">/g);
    return links.filter(([said]) => said === login || said === account);
  };
  const toLogin = [[login, '/user/login/DE-SUBS-1002']];
  const toAccount = [[account, '/user/info/DE-SUBS-1002']];
  const own = ['/member', '/store', '/user/resources', '/report/retrieve', '/support'];
  const kept = ['/landing/home', '/tests', '/methods/answers', '/protocol/privacy'];

  it('leads whoever is logged in to their account, and everybody else to the login', async () => {
    const mails = { dataDir: site.dataDir, worker: { drain: site.drain } };
    await openAccount(mails, reader, 'header@example.org');
    for (const path of own) {
      expect(await wayOf(reader, path), path).toEqual(toAccount);
      expect(await wayOf(guest, path), path).toEqual(toLogin);
    }
  });

  it('reads once who that is, however much the page asks, and for a guest never', async () => {
    expect(await sessionsReadBy(() => wayOf(reader, '/store'))).toBe(1);
    expect(await sessionsReadBy(() => wayOf(guest, '/store'))).toBe(0);
  });

  it('says the same to everybody on a page that is kept, and the login leads on whoever is logged in', async () => {
    for (const path of kept) {
      expect(await sessionsReadBy(() => wayOf(reader, path)), path).toBe(0);
      expect(await wayOf(reader, path), path).toEqual(toLogin);
    }
    const { statusCode, headers } = await reader.request({
      method: 'GET',
      url: '/user/login/DE-SUBS-1002?hl=EN',
    });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/user/info/DE-SUBS-1002?hl=EN');
  });
});

/** What machines are told is what people read. */
function expectTrue(page: string, path: string, address: string): void {
  const things = thingsOf(page);
  const read = readOf(page);
  const types = things.map((thing) => thing['@type']);
  expect(types.slice(0, 2), path).toEqual(['Organization', 'WebSite']);
  expect(types.filter((type) => type === 'BreadcrumbList').length, path).toBe(
    /^\/tests\/US/.test(path) ? 0 : 1,
  );
  expect(new Set(types).size, path).toBe(types.length);
  for (const { mainEntity = [], itemListElement, offers = [] } of things) {
    if (itemListElement) expect(itemListElement.at(-1)?.item).toBe(address);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(read, path).toContain(name);
      expect(read, path).toContain(acceptedAnswer.text);
    }
    for (const { name, price, priceCurrency } of offers) {
      expect(read, path).toContain(name);
      expect(priceCurrency).toBe('USD');
      expect(read.replace(/[^\d.,]/g, ' ').replaceAll(',', '.'), path).toContain(price);
    }
  }
  const isLandingOfATest = path.startsWith('/landing/') && !path.includes('/free/');
  if (isLandingOfATest) expect(types, path).toContain('Product');
  if (path.startsWith('/landing/boy/')) expect(types, path).toContain('FAQPage');
}
