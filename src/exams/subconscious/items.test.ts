import { describe, expect, it } from 'vitest';
import { cholesky } from '#psychometrics/numerics/symmetric.ts';
import { dimensions, prior } from './dimensions.ts';
import { gates, items, scoredItems, stepCount } from './items.ts';
import { abilitiesOf, scoresOf } from './score.ts';

const loadingOn = (dimension: (typeof dimensions)[number]) =>
  items.flatMap(({ gate, loadings }) => {
    const slope = loadings[dimension];
    return slope === undefined ? [] : [{ gate, slope }];
  });

describe('the twenty-six pictures', () => {
  it('stand gate by gate, each named once', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(26);
    expect(gates.map((gate) => items.filter((item) => item.gate === gate).length)).toEqual([
      4, 5, 4, 5, 4, 4,
    ]);
    const order = items.map(({ gate }) => gates.indexOf(gate));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('speak for one or two dimensions each, in five steps', () => {
    for (const { id, loadings } of items) {
      expect(Object.keys(loadings).length, id).toBeGreaterThanOrEqual(1);
      expect(Object.keys(loadings).length, id).toBeLessThanOrEqual(2);
    }
    for (const { thresholds } of scoredItems) expect(thresholds).toHaveLength(stepCount - 1);
  });

  it.each(dimensions)(
    'load on %s at least five times, in both directions, from three gates or more',
    (one) => {
      const loadings = loadingOn(one);
      expect(loadings.length).toBeGreaterThanOrEqual(5);
      expect(loadings.filter(({ slope }) => slope > 0).length).toBeGreaterThanOrEqual(2);
      expect(loadings.filter(({ slope }) => slope < 0).length).toBeGreaterThanOrEqual(2);
      expect(new Set(loadings.map(({ gate }) => gate)).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('have a population whose correlations can be', () => {
    expect(() => cholesky(prior)).not.toThrow();
  });
});

describe('the scores', () => {
  const keyed = (sign: number) => (dimension: (typeof dimensions)[number]) => {
    const steps = items.map(({ loadings }) => {
      const slope = loadings[dimension];
      return slope === undefined ? null : sign * slope > 0 ? 4 : 0;
    });
    return scoresOf(abilitiesOf(steps))[dimensions.indexOf(dimension)];
  };

  it.each(dimensions)('of %s rise with its key and fall against it', (dimension) => {
    expect(keyed(1)(dimension)?.value).toBeGreaterThan(73);
    expect(keyed(-1)(dimension)?.value).toBeLessThan(27);
  });

  it('are the middle, and as unsure as can be, where nothing was answered', () => {
    for (const { value, low, high } of scoresOf(abilitiesOf(items.map(() => null))))
      expect([value, low, high]).toEqual([50, 20, 80]);
  });

  it('stay within a level of the middle for one who always takes the same step', () => {
    for (let step = 0; step < stepCount; step += 1)
      for (const { value } of scoresOf(abilitiesOf(items.map(() => step))))
        expect(Math.abs(value - 50)).toBeLessThan(20);
  });
});
