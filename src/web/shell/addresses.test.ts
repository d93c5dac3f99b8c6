import { describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { homeAddress } from './home.ts';

describe('addressOf', () => {
  const kept = new URLSearchParams('gclid=abc&utm_source=x&email=a%40b.c');

  it('keeps the tracking parameters of the specification and nothing else', () => {
    const query = { hl: 'EN', orderNumber: 'O1', skuId: undefined };
    expect(addressOf('/paying/scheme', 'US-SUBS-1002', query, kept)).toBe(
      '/paying/scheme/US-SUBS-1002?hl=EN&orderNumber=O1&gclid=abc',
    );
  });
});

describe('homeAddress', () => {
  const first = { defaultExam: 'SUBS-1001', defaultLanding: 'universe' } as const;

  it('stays in the market that the address names', () => {
    expect(homeAddress('/report/result/JP-SUBS-1002', 'EN', first)).toBe(
      '/landing/universe/JP-SUBS-1001?hl=EN',
    );
  });

  it('takes the region of the language where the address names none, and never an unknown exam', () => {
    expect(homeAddress('/nowhere', 'HK', first)).toBe('/landing/universe/HK-SUBS-1001?hl=HK');
    expect(homeAddress('/landing/home/DE-SUBS-9', 'FR', first)).toBe('/landing/universe/DE-SUBS-1001?hl=FR');
  });

  it('is the landing of the default test, or the first where it has none', () => {
    const second = { defaultExam: 'SUBS-1004', defaultLanding: null } as const;
    expect(homeAddress('/', 'JA', second)).toBe('/landing/home/JP-SUBS-1004?hl=JA');
  });
});
