import { describe, expect, it } from 'vitest';
import { differenceOf, wilson } from './proportions.ts';

describe('intervals of proportions', () => {
  // Newcombe 1998, Statistics in Medicine 17, table I: 81 of 263, by the score method.
  it('are those of the literature for one', () => {
    const { low, high } = wilson({ successes: 81, of: 263 });
    expect([low, high].map((end) => end.toFixed(4))).toEqual(['0.2553', '0.3662']);
  });

  // Newcombe 1998, Statistics in Medicine 17, 873–890, table II: 56 of 70 and 48 of 80, method 10.
  it('are those of the literature for a difference', () => {
    const { value, low, high } = differenceOf({ successes: 56, of: 70 }, { successes: 48, of: 80 });
    expect([value, low, high].map((end) => end.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
  });

  it('stay within what there can be', () => {
    expect(wilson({ successes: 0, of: 10 }).low).toBe(0);
    expect(wilson({ successes: 10, of: 10 }).high).toBe(1);
    expect(() => wilson({ successes: 1, of: 0 })).toThrow(RangeError);
  });
});
