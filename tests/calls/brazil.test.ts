import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';

/** The word alone: \b knows no letters with marks. */
const você = /(?<!\p{L})você(?!\p{L})/iu;

describe('the pages of a visitor who reads Portuguese', () => {
  const site = forSuite(openTimedSite);

  async function page(path: string, browser: string) {
    const answer = await fetch(site.url + path, { headers: { 'accept-language': browser } });
    const body = await answer.text();
    return { lang: /<html lang="([^"]*)"/.exec(body)?.[1], body };
  }

  it.each([
    ['/landing/home/BR-SUBS-1002?hl=PT', 'en-US'],
    ['/landing/home/PT-SUBS-1002?hl=PT', 'pt-BR,pt;q=0.9,en;q=0.8'],
    ['/answer/start/BR-SUBS-1004?hl=PT', 'pt-PT'],
    ['/report/retrieve/PT-SUBS-1002', 'pt-BR'],
  ])('are Brazil’s at %s with a browser in %s, in the same language', async (path, browser) => {
    const { lang, body } = await page(path, browser);
    expect(lang).toBe('pt-BR');
    expect(body).toMatch(você);
    expect(body).toContain('hl=PT');
    expect(body).not.toContain('hl=PT-BR');
  });

  it.each([
    ['/landing/home/PT-SUBS-1002?hl=PT', 'pt-PT,pt;q=0.9,pt-BR;q=0.1'],
    ['/answer/start/PT-SUBS-1004?hl=PT', 'en-US'],
    ['/report/retrieve/US-SUBS-1002?hl=PT', 'pt'],
  ])('are Portugal’s at %s with a browser in %s', async (path, browser) => {
    const { lang, body } = await page(path, browser);
    expect(lang).toBe('pt-PT');
    expect(body).not.toMatch(você);
  });

  it('say what the tests say of themselves in the same words', async () => {
    expect((await page('/answer/start/BR-SUBS-1004?hl=PT', 'en')).body).toContain(
      'como suas vinte escolhas se dividem',
    );
    expect((await page('/answer/start/PT-SUBS-1004?hl=PT', 'en')).body).toContain(
      'como se dividem as suas vinte escolhas',
    );
  });

  it('leave every other language alone', async () => {
    expect((await page('/landing/home/BR-SUBS-1002?hl=ES', 'pt-BR')).lang).toBe('es-ES');
  });
});

describe('the mails of a buyer who reads Portuguese', () => {
  const app = forSuite(() => openApp());

  async function mails(countryCode: string) {
    const email = `${countryCode.toLowerCase()}@example.org`;
    await receiveReport(app, app.browser(), { exam: { ...iq, countryCode, hl: 'PT' }, email });
    return readMailbox(app.dataDir, { to: email });
  }

  it('are Brazil’s in its market, with the price as Brazil writes it', async () => {
    const sent = await mails('BR');
    expect(sent.length).toBeGreaterThan(0);
    for (const { html, text } of sent) {
      expect(html).toContain('<html lang="pt-BR" ');
      expect(text).toMatch(você);
      expect(text).toMatch(/R\$\u00a0\d/u);
      expect(text).not.toContain('hl=PT-BR');
    }
  });

  it('are Portugal’s in its market', async () => {
    const sent = await mails('PT');
    expect(sent.length).toBeGreaterThan(0);
    for (const { html, text } of sent) {
      expect(html).toContain('<html lang="pt-PT" ');
      expect(text).not.toMatch(você);
    }
  });
});
