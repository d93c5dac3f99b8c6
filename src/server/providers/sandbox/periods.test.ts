import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsAfter, periodEndAfter } from './periods.ts';

const anchors = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const daysIn = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

describe('periods', () => {
  it('come back to the 31st after a short month', () => {
    const anchor = new Date('2027-01-31T09:30:00Z');
    const ends = [1, 2, 3, 13].map((months) => monthsAfter(anchor, months).toISOString());
    expect(ends).toEqual([
      '2027-02-28T09:30:00.000Z',
      '2027-03-31T09:30:00.000Z',
      '2027-04-30T09:30:00.000Z',
      '2028-02-29T09:30:00.000Z',
    ]);
  });

  it('are a whole year from the 29th of February to the 28th', () => {
    const anchor = new Date('2028-02-29T23:59:59.999Z');
    const end = periodEndAfter(anchor, anchor, 'year');
    expect(end.toISOString()).toBe('2029-02-28T23:59:59.999Z');
    expect(periodEndAfter(anchor, monthsAfter(anchor, 36), 'year').toISOString()).toBe(
      '2032-02-29T23:59:59.999Z',
    );
  });

  it('fall on the anchor’s day and time, or on the last day of a month that has no such day', () => {
    fc.assert(
      fc.property(anchors, fc.integer({ min: 0, max: 400 }), (anchor, months) => {
        const moved = monthsAfter(anchor, months);
        expect(moved.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
        expect(moved.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), daysIn(moved)));
        const counted =
          (moved.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
          moved.getUTCMonth() -
          anchor.getUTCMonth();
        expect(counted).toBe(months);
      }),
      { numRuns: 2000 },
    );
  });

  it('follow one another without a gap or a drift, whatever plans are taken', () => {
    fc.assert(
      fc.property(
        anchors,
        fc.array(fc.constantFrom('month' as const, 'year' as const), { minLength: 1, maxLength: 40 }),
        (anchor, plans) => {
          let start = anchor;
          let months = 0;
          for (const every of plans) {
            const end = periodEndAfter(anchor, start, every);
            months += every === 'month' ? 1 : 12;
            expect(end).toEqual(monthsAfter(anchor, months));
            expect(end.getTime()).toBeGreaterThan(start.getTime());
            start = end;
          }
        },
      ),
    );
  });
});
