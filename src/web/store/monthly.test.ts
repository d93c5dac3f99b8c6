import { expect, it } from 'vitest';
import { monthlyOf } from './monthly.ts';

it('is a twelfth of a year, rounded up to what its currency shows', () => {
  expect(monthlyOf({ amount: 8990, currency: 'USD' })).toEqual({ amount: 750, currency: 'USD' });
  expect(monthlyOf({ amount: 1_180_000, currency: 'JPY' })).toEqual({ amount: 98_400, currency: 'JPY' });
  expect(monthlyOf({ amount: 12_000, currency: 'EUR' })).toEqual({ amount: 1000, currency: 'EUR' });
});
