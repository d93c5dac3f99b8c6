import { describe, expect, it } from 'vitest';
import { fromLanding, logidOf, visitCookieOf } from './visit.ts';

const origin = 'https://sixgates.example';
const start = '/answer/start/DE-SUBS-1002?hl=DE';

describe('the id of a visit', () => {
  it('is read off the address', () => {
    expect(logidOf('/landing/home/DE-SUBS-1002?gclid=x&logid=visit-0001')).toBe('visit-0001');
    expect(logidOf('/landing/home/DE-SUBS-1002?logid=short')).toBeUndefined();
    expect(logidOf('/landing/home/DE-SUBS-1002?xlogid=visit-0001')).toBeUndefined();
  });

  it('is kept until the browser is closed, once', () => {
    const url = `${start}&logid=visit-0001`;
    expect(visitCookieOf({ url, headers: {} }, true)).toBe(
      '__Host-logid=visit-0001; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(
      visitCookieOf({ url, headers: { cookie: 'hl=DE; __Host-logid=visit-0001' } }, true),
    ).toBeUndefined();
    expect(visitCookieOf({ url, headers: { cookie: 'logid=visit-0002' } }, false)).toContain('visit-0001');
    expect(visitCookieOf({ url: start, headers: {} }, true)).toBeUndefined();
  });
});

describe('what an advertisement named', () => {
  const landing = `${origin}/landing/home/DE-SUBS-1002?gclid=ad&logid=visit-0001&email=a%40b.c`;

  it('goes on from a landing whose links carry nothing', () => {
    const [path, query] = fromLanding({ url: start, headers: { referer: landing } }, origin).split('?');
    expect(path).toBe('/answer/start/DE-SUBS-1002');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      hl: 'DE',
      gclid: 'ad',
      logid: 'visit-0001',
    });
  });

  it('stays where another site, another screen or nobody says it, and where the address says its own', () => {
    const same = (url: string, referer?: string) =>
      expect(fromLanding({ url, headers: { referer } }, origin)).toBe(url);
    same(start);
    same(start, 'not an address');
    same(start, landing.replace('sixgates', 'other'));
    same(start, landing.replace('/landing/', '/report/'));
    same(`${start}&fbclid=mine`, landing);
  });
});
