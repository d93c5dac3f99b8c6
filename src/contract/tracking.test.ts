import { describe, expect, it } from 'vitest';
import { trackingOf } from './tracking.ts';

describe('what is kept of an address', () => {
  it('is what advertisements put there, and nothing else', () => {
    const search = new URLSearchParams('gclid=abc&hl=DE&email=a%40b.c&logid=visit-0001&epik=&ScCid=x');
    expect(trackingOf(search)).toEqual({ logid: 'visit-0001', gclid: 'abc', ScCid: 'x' });
  });

  it('is nothing that no click’s id could be', () => {
    expect(trackingOf(new URLSearchParams({ fbclid: 'x'.repeat(301) }))).toEqual({});
  });
});
