import { describe, expect, it } from 'vitest';
import { localeCookie, localeOf } from './locale.ts';

describe('localeOf', () => {
  const headers = { cookie: 'a=1; hl=JA; b=2', 'accept-language': 'fr-CA,de;q=0.5' };

  it('takes the address, then the cookie, then the browser, then English', () => {
    expect(localeOf({ url: '/x?a=1&hl=hk', headers })).toBe('HK');
    expect(localeOf({ url: '/x', headers })).toBe('JA');
    expect(localeOf({ url: '/x', headers: { 'accept-language': 'fr-CA,de;q=0.5' } })).toBe('FR');
    expect(localeOf({ url: '/x', headers: {} })).toBe('EN');
  });

  it('reads an unknown code as English', () => {
    expect(localeOf({ url: '/x?hl=IT', headers })).toBe('EN');
  });

  it('is not fooled by another name that ends alike', () => {
    expect(localeOf({ url: '/x?nohl=DE', headers: { cookie: 'xhl=DE' } })).toBe('EN');
  });
});

describe('localeCookie', () => {
  it('keeps the language for 365 days, and only when it is new', () => {
    expect(localeCookie('DE', 'hl=DE', false)).toBeUndefined();
    expect(localeCookie('DE', 'hl=FR', false)).toBe('hl=DE; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is this host’s alone under https, and takes the language along from before', () => {
    const own = '__Host-hl=DE; Max-Age=31536000; Path=/; SameSite=Lax; Secure';
    expect(localeCookie('DE', 'hl=DE', true)).toBe(own);
    expect(localeCookie('DE', '__Host-hl=FR; hl=DE', true)).toBe(own);
    expect(localeCookie('DE', 'hl=FR; __Host-hl=DE', true)).toBeUndefined();
    const languageBy = (cookie: string) => localeOf({ url: '/x', headers: { cookie } });
    expect(languageBy('hl=FR; __Host-hl=DE')).toBe('DE');
    expect(languageBy('a__Host-hl=DE; hl=FR')).toBe('FR');
  });
});
