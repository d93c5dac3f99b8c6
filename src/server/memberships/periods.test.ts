import { describe, expect, it } from 'vitest';
import type { ProviderSubscription } from '#server/providers/provider.ts';
import { paidPeriods, planOf, runningPeriod } from './periods.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);

function payment(start: string, end: string, amount = 990) {
  return {
    reference: `paid-${start}`,
    amount,
    currency: 'EUR',
    periodStart: at(start),
    periodEnd: at(end),
    paidAt: at(start),
  };
}

const month = payment('2027-01-31', '2027-02-28');
const said: ProviderSubscription = {
  reference: 'one',
  orderNumber: '01',
  state: 'active',
  skuId: 'vip-month',
  periodStart: at('2027-01-31'),
  periodEnd: at('2027-02-28'),
  cancelAtPeriodEnd: false,
  payments: [month],
};
const known = { skuId: 'vip-month', nextSkuId: null };

describe('the period that runs', () => {
  it('is the latest that was paid, not one that is owed', () => {
    const owed = {
      ...said,
      state: 'past_due' as const,
      periodStart: at('2027-02-28'),
      periodEnd: at('2027-03-31'),
    };
    expect(runningPeriod(owed, known)).toMatchObject({ periodEnd: at('2027-02-28'), skuId: 'vip-month' });
  });

  it('is the provider’s own where nothing was paid', () => {
    expect(runningPeriod({ ...said, payments: [] }, known)).toMatchObject({ periodEnd: at('2027-02-28') });
  });

  it('keeps its plan while another waits, also where we did not hear of the switch', () => {
    const switched = { ...said, skuId: 'vip-year' };
    const waiting = { skuId: 'vip-month', nextSkuId: 'vip-year' };
    expect(runningPeriod(switched, known)).toMatchObject(waiting);
    expect(runningPeriod(switched, waiting)).toMatchObject(waiting);
  });

  it('has the other plan once it was charged for', () => {
    const payments = [month, payment('2027-02-28', '2028-02-28', 7900)];
    const renewed = { ...said, skuId: 'vip-year', payments };
    for (const before of [known, { skuId: 'vip-month', nextSkuId: 'vip-year' }]) {
      expect(runningPeriod(renewed, before)).toMatchObject({ skuId: 'vip-year', nextSkuId: null });
    }
  });

  it('has the plan that waited and was charged for, also where the first one waits again', () => {
    const payments = [month, payment('2027-02-28', '2028-02-28', 7900)];
    const waiting = { skuId: 'vip-month', nextSkuId: 'vip-year' };
    const backAgain = { skuId: 'vip-year', nextSkuId: 'vip-month' };
    expect(runningPeriod({ ...said, payments }, waiting)).toMatchObject(backAgain);
  });
});

it('leaves out what was free, and sorts by time', () => {
  const later = payment('2027-02-28', '2027-03-31');
  const free = payment('2027-02-01', '2027-02-28', 0);
  expect(paidPeriods({ payments: [later, free, month] })).toEqual([month, later]);
});

it('takes the likeliest plan where the length tells nothing', () => {
  expect(planOf(month, ['gone', null])).toBe('gone');
  expect(planOf(month, ['vip-year', 'vip-month'])).toBe('vip-month');
});

it('takes a period of up to forty-five days for a month, and a longer one for a year', () => {
  const plans = ['vip-year', 'vip-month'] as const;
  const lasting = (days: number) => ({
    periodStart: at('2027-01-31'),
    periodEnd: new Date(at('2027-01-31').getTime() + days * 24 * 3600 * 1000),
  });
  expect(planOf(lasting(45), plans)).toBe('vip-month');
  expect(planOf(lasting(46), ['vip-month', null, 'vip-year'])).toBe('vip-year');
  expect(planOf(lasting(365), ['gone', null])).toBe('gone');
});
