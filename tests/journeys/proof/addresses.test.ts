import { describe, expect, it } from 'vitest';
import { pageView } from '#contract/visits.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

describe('addresses', () => {
  it.each([
    '/no/such/page',
    '/landing/home/US-SUBS-9999',
    '/landing/home/QQ-SUBS-1002',
    '/answer/start/nonsense',
  ])('%s is a page that is not found, and leads home', async (path) => {
    const context = await openBrowser('EN', desktop, site.url);
    const page = context.pages()[0];
    if (!page) throw new Error('The browser has no page.');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByText(`Page Not Found: ${path}`).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: 'Go back home' })
      .or(page.getByRole('button', { name: 'Go back home' }))
      .click();
    await page.waitForURL('**/landing/universe/**');
    await context.close();
  });

  it('writes the canonical form of an address', async () => {
    const response = await fetch(`${site.url}/landing/home/us-subs-1002?hl=FR&gclid=a1`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toContain('/landing/home/US-SUBS-1002');
    expect(response.headers.get('location')).toContain('hl=FR');
    expect(response.headers.get('location')).toContain('gclid=a1');
  });
});

describe('the language', () => {
  async function languageOf(path: string, headers: Record<string, string>): Promise<string | undefined> {
    const page = await fetch(`${site.url}${path}`, { headers });
    return /<html[^>]*lang="([^"]+)"/.exec(await page.text())?.[1];
  }

  it('follows the query, then what is stored, then the browser, then English', async () => {
    const path = '/landing/home/US-SUBS-1002';
    const all = { cookie: 'hl=JA', 'accept-language': 'ko-KR' };
    expect(await languageOf(`${path}?hl=fr`, all)).toBe('fr-FR');
    expect(await languageOf(path, all)).toBe('ja-JP');
    expect(await languageOf(path, { 'accept-language': 'zh-TW,en;q=0.5' })).toBe('zh-HK');
    expect(await languageOf(path, { 'accept-language': 'nl-NL' })).toBe('en-US');
    expect(await languageOf(`${path}?hl=xx`, all)).toBe('en-US');
  });

  it('is written to the query, to a cookie of 365 days and to the store', async () => {
    const context = await openBrowser('PT', desktop, site.url);
    const page = context.pages()[0];
    if (!page) throw new Error('The browser has no page.');
    await page.goto('/landing/home/PT-SUBS-1002');
    await expect.poll(() => new URL(page.url()).searchParams.get('hl')).toBe('PT');
    const cookie = (await context.cookies()).find(({ name }) => name === 'hl');
    expect(cookie?.value).toBe('PT');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('PT');
    await context.close();
  });
});

describe('the landing', () => {
  it('ships no framework script and loads nothing from elsewhere', async () => {
    const html = await (await fetch(`${site.url}/landing/home/US-SUBS-1002?hl=EN`)).text();
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    const context = await openBrowser('EN', desktop, site.url);
    const page = context.pages()[0];
    if (!page) throw new Error('The browser has no page.');
    const hosts = new Set<string>();
    const told: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      hosts.add(host);
      told.push(pathname);
    });
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto('/landing/home/US-SUBS-1002?hl=EN');
    // The last thing that a landing does is to tell that it was seen.
    await expect.poll(() => told.some((path) => path.endsWith(pageView.path))).toBe(true);
    expect([...hosts]).toEqual([new URL(site.url).host]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
