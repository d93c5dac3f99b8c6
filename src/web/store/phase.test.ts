import { describe, expect, it } from 'vitest';
import { isPaying, lasts, phaseOf } from './phase.ts';

const phase = (state: Parameters<typeof phaseOf>[0]['state'], cancelAtPeriodEnd = false) =>
  phaseOf({ state, cancelAtPeriodEnd });

describe('where a membership stands', () => {
  it('lasts while a period is paid for, also while a switch waits', () => {
    expect([phase('active'), phase('trialing')]).toEqual(['active', 'active']);
    expect(phase('active', true)).toBe('ending');
    expect(phase('past_due')).toBe('pastDue');
    expect(['active', 'ending', 'pastDue'].every((name) => lasts(name as 'active'))).toBe(true);
  });

  it('does not last before its first payment, nor after its end', () => {
    for (const over of ['incomplete', 'canceled'] as const) {
      expect(phase(over, true)).toBe(over);
      expect(lasts(phase(over))).toBe(false);
    }
  });

  it('is being paid only where its provider says so', () => {
    const overdue = { amount: 1290, currency: 'EUR', underWay: false };
    expect([isPaying(null), isPaying('unknown'), isPaying(overdue)]).toEqual([false, false, false]);
    expect(isPaying({ ...overdue, underWay: true })).toBe(true);
  });
});
