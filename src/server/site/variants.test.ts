import { describe, expect, it } from 'vitest';
import { asksForAssignment, assigned, knownVisit } from './variants.ts';

const path = '/landing/home/DE-SUBS-1002';
const to = (visit: string, url = `${path}?hl=DE&variant=assign&gclid=x`) => assigned(url, path, visit);

describe('the assignment of a variant', () => {
  it('is only for whom it is asked', () => {
    expect(asksForAssignment(`${path}?hl=DE`)).toBe(false);
    expect(to('a', `${path}?hl=DE`)).toBeUndefined();
  });

  it('is the same for the same visit, and keeps the rest of the address', () => {
    for (const visit of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(to(visit)).toBe(to(visit));
      expect(to(visit)).toMatch(/^\/landing\/home(%20copy)?\/DE-SUBS-1002\?hl=DE&gclid=x$/);
    }
    expect(to('a', `${path}?variant=assign`)).toMatch(/SUBS-1002$/);
  });

  it('shares visits out evenly', () => {
    const copies = Array.from({ length: 2000 }, (_, at) => to(`visit-${at}`)).filter((one) =>
      one?.includes('copy'),
    );
    expect(Math.abs(copies.length - 1000)).toBeLessThan(100);
  });

  it('leaves a landing without a copy where it is', () => {
    expect(assigned('/landing/boy/DE-SUBS-1003?variant=assign', '/landing/boy/DE-SUBS-1003', 'a')).toBe(
      '/landing/boy/DE-SUBS-1003',
    );
  });

  it('knows the visit by its address before its cookie', () => {
    expect(knownVisit('/x?logid=from-address-0001', 'logid=from-cookie-0001')).toBe('from-address-0001');
    expect(knownVisit('/x', 'a=b; logid=from-cookie-0001')).toBe('from-cookie-0001');
    expect(knownVisit('/x', undefined)).toBeUndefined();
  });
});
