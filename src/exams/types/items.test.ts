import { describe, expect, it } from 'vitest';
import { categoryProbabilities, expectedCategory } from '#psychometrics/irt/graded.ts';
import { theta } from '#psychometrics/units.ts';
import { axes, type Side } from './axes.ts';
import { designItem, items, scoredItem, stepCount, towardsHigh } from './items.ts';

describe('the statements', () => {
  it('are sixty, fifteen an axis, half of them for either pole', () => {
    expect(items).toHaveLength(60);
    expect(new Set(items.map(({ id }) => id)).size).toBe(60);
    const count = (side: Side, axis?: string) =>
      items.filter((item) => item.side === side && (axis === undefined || item.axis === axis)).length;
    for (const axis of axes) expect([count('low', axis), count('high', axis)].toSorted()).toEqual([7, 8]);
    expect([count('low'), count('high')]).toEqual([30, 30]);
  });

  it('let axes take turns, and no pole speak four times in a row', () => {
    for (const [at, { axis }] of items.entries()) expect(axis).toBe(axes[at % axes.length]);
    const keys = items.map(({ side }) => side.at(0)).join('');
    expect(keys).not.toMatch(/l{6}|h{6}/);
    for (const axis of axes) {
      const own = items.filter((item) => item.axis === axis).map(({ side }) => side.at(0));
      expect(own.join('')).not.toMatch(/l{3}|h{3}/);
    }
  });

  it('are turned round where they speak for the low pole', () => {
    for (const item of items) {
      expect(towardsHigh(item, 6)).toBe(item.side === 'high' ? 6 : 0);
      expect(towardsHigh(item, 3)).toBe(3);
    }
  });

  it('have a middle that is the middle, and ends that a tenth of people take', () => {
    for (const one of [designItem, scoredItem]) {
      expect(expectedCategory(one, theta(0))).toBeCloseTo((stepCount - 1) / 2, 10);
      const shares = categoryProbabilities(one, theta(0));
      expect(shares).toHaveLength(stepCount);
      for (const [at, share] of shares.entries()) expect(share).toBeCloseTo(shares[6 - at] as number, 10);
    }
  });
});
