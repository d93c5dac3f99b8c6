import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInTime, lastMoment, type Matter, obstacleTo } from './withdrawal-right.ts';

const day = 24 * 3600 * 1000;
const contractAt = new Date('2026-11-21T22:30:00Z');
const later = (days: number) => new Date(contractAt.getTime() + days * day);

function matter(changes: Partial<Omit<Matter, 'order'>> & { order?: Partial<Matter['order']> } = {}): Matter {
  const order = { kind: 'report', state: 'paid', waivedAt: null, openedAt: null, ...changes.order } as const;
  return { contractAt, over: false, refundable: 990, ...changes, order };
}

describe('the right of withdrawal', () => {
  it('is told to end with the fourteenth day', () => {
    expect(lastMoment(contractAt).toISOString()).toBe('2026-12-05T23:59:59.999Z');
  });

  it('lasts to the end of the fourteenth day wherever the buyer is, and no day longer', () => {
    const moments = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2036-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: -12, max: 14 }), (paid, offsetHours) => {
        const shift = offsetHours * 3600 * 1000;
        const localDay = Math.floor((paid.getTime() + shift) / day);
        const ends = (localDay + 15) * day - shift;
        expect(isInTime(paid, new Date(ends - 1))).toBe(true);
        expect(isInTime(paid, lastMoment(paid))).toBe(true);
        expect(isInTime(paid, new Date(paid.getTime() + 15 * day))).toBe(false);
      }),
    );
  });

  it.each([
    ['is there while nothing was waived', matter(), 14, null],
    ['is there after reading without a waiver', matter({ order: { openedAt: later(1) } }), 2, null],
    ['is there with a waiver before reading', matter({ order: { waivedAt: contractAt } }), 2, null],
    [
      'ends with reading after a waiver',
      matter({ order: { waivedAt: contractAt, openedAt: later(1) } }),
      2,
      'waived',
    ],
    ['ends after fourteen days', matter(), 15, 'tooLate'],
    ['is not there before payment', matter({ order: { state: 'pending' }, contractAt: null }), 0, 'notPaid'],
    ['is not there while the day of the contract is not known', matter({ contractAt: null }), 1, 'notPaid'],
    ['is not there while a payment waits', matter({ order: { state: 'pending' } }), 1, 'notPaid'],
    ['is there on the last day', matter(), 14.999, null],
    ['is over after it was used', matter({ over: true }), 1, 'over'],
    ['is over when the money is back', matter({ order: { state: 'refunded' } }), 1, 'over'],
    ['waits for a dispute', matter({ order: { state: 'disputed' } }), 1, 'over'],
    ['is over while all of it is under way', matter({ refundable: 0 }), 1, 'over'],
    [
      'cannot be waived with a gift',
      matter({ order: { kind: 'gift', waivedAt: contractAt, openedAt: later(1) } }),
      2,
      null,
    ],
    [
      'cannot be waived with a membership',
      matter({ order: { kind: 'membership', waivedAt: contractAt, openedAt: later(1) } }),
      2,
      null,
    ],
  ] as const)('%s', (_, given, days, obstacle) => {
    expect(obstacleTo(given, later(days))).toBe(obstacle);
  });
});
