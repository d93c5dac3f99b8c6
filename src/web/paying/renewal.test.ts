import { describe, expect, it } from 'vitest';
import { firstRenewal } from './renewal.ts';

const renews = (day: string, every: 'month' | 'year') =>
  firstRenewal(new Date(`${day}T13:00:00Z`), every)
    .toISOString()
    .slice(0, 10);

describe('the first renewal', () => {
  it('is the same day of the next month or year', () => {
    expect(renews('2026-11-21', 'month')).toBe('2026-12-21');
    expect(renews('2026-12-05', 'month')).toBe('2027-01-05');
    expect(renews('2026-11-21', 'year')).toBe('2027-11-21');
  });

  it('is the last day of a month that is too short', () => {
    expect(renews('2026-01-31', 'month')).toBe('2026-02-28');
    expect(renews('2028-01-31', 'month')).toBe('2028-02-29');
    expect(renews('2028-02-29', 'year')).toBe('2029-02-28');
  });
});
