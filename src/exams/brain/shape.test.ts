import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartOf, chanceOf } from './shape.ts';

const of = (...rights: readonly number[]) => rights.map((right) => ({ left: 5 - right, right }));
const named = (planning: number, perceiving: number, deciding: number, expressing: number) => {
  const [a, b, c, d] = of(planning, perceiving, deciding, expressing);
  return apartOf({ planning: a ?? none, perceiving: b ?? none, deciding: c ?? none, expressing: d ?? none });
};
const none = { left: 0, right: 0 };

describe('the chance of sides so far apart', () => {
  it('is that of the hypergeometric distribution, counted by hand for two sides', () => {
    // Two of four choices for the right: both of one side in 2 of the 6 ways to pick two of four.
    const two = (right: number) => ({ left: 2 - right, right });
    expect(chanceOf([two(2), two(0)])).toBeCloseTo(2 / 6, 12);
    expect(chanceOf([two(1), two(1)])).toBeCloseTo(1, 12);
  });

  it('is a probability, the same from either pole', () => {
    const count = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(fc.tuple(count, count, count, count), (rights) => {
        const chance = chanceOf(of(...rights));
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
        expect(chanceOf(of(...rights.map((right) => 5 - right)))).toBeCloseTo(chance, 9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a side that goes its own way', () => {
  it('is the one far from the rest, by the pole that it is drawn to', () => {
    expect(named(5, 0, 0, 0)).toEqual({ side: 'planning', towards: 'right' });
    expect(named(5, 5, 0, 5)).toEqual({ side: 'deciding', towards: 'left' });
  });

  it('is none where all are alike, where two lie as far out, and where nothing was answered', () => {
    expect(named(3, 3, 2, 3)).toBeNull();
    expect(named(5, 0, 5, 0)).toBeNull();
    expect(apartOf({ planning: none, perceiving: none, deciding: none, expressing: none })).toBeNull();
  });
});
