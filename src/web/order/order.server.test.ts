import { describe, expect, it } from 'vitest';
import { ownAddress } from './order.server.ts';

describe('the address of an order', () => {
  const order = { countryCode: 'US', appExamId: 'SUBS-1002' };

  it('is that of its own market, with all that the address carries', () => {
    const url = new URL('http://x/paying/scheme/DE-SUBS-1002?orderNumber=1&hl=DE');
    expect(ownAddress(url, order)).toBe('/paying/scheme/US-SUBS-1002?orderNumber=1&hl=DE');
  });

  it('is the page’s own, also where the router of the browser asks', () => {
    const asked = (ref: string) => new URL(`http://x/paying/scheme/${ref}.data?orderNumber=1&_routes=a%2Fb`);
    expect(ownAddress(asked('US-SUBS-1002'), order)).toBeUndefined();
    expect(ownAddress(asked('DE-SUBS-1002'), order)).toBe('/paying/scheme/US-SUBS-1002?orderNumber=1');
  });

  it('is left alone where it is right', () => {
    expect(ownAddress(new URL('http://x/report/result/US-SUBS-1002?orderNumber=1'), order)).toBeUndefined();
  });
});
