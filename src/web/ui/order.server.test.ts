import { describe, expect, it } from 'vitest';
import { ownAddress } from './order.server.ts';

describe('the address of an order', () => {
  const order = { countryCode: 'US', appExamId: 'SUBS-1002' };

  it('is that of its own market, with all that the address carries', () => {
    const url = new URL('http://x/paying/scheme/DE-SUBS-1002?orderNumber=1&hl=DE');
    expect(ownAddress(url, order)).toBe('/paying/scheme/US-SUBS-1002?orderNumber=1&hl=DE');
  });

  it('is left alone where it is right', () => {
    expect(ownAddress(new URL('http://x/report/result/US-SUBS-1002?orderNumber=1'), order)).toBeUndefined();
  });
});
