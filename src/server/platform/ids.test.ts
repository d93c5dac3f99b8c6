import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

const at = (milliseconds: number) => newId({ now: () => new Date(milliseconds) });

describe('newId', () => {
  it('is 38 characters that the contract takes for an order number', () => {
    expect(at(1_790_000_000_000)).toMatch(/^[0-9A-HJKMNP-TV-Z]{38}$/);
  });

  it('sorts by time', () => {
    const moment = fc.integer({ min: 0, max: 8_000_000_000_000 });
    fc.assert(
      fc.property(moment, moment, (a, b) => fc.pre(a !== b) === undefined && at(a) < at(b) === a < b),
    );
  });

  it('does not repeat within a millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => at(1))).size).toBe(10_000);
  });
});
