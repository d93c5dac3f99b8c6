import { describe, expect, it } from 'vitest';
import { figuresOf, sampleSales, smallestSales } from './sales-figures.ts';

const few = smallestSales - 1;

describe('the figures of sales', () => {
  it.each([
    ['nothing while they are few', { a: few, b: 3 }, { mostPopular: false, salesVolume: null }],
    [
      'the number from the smallest on',
      { a: smallestSales, b: 900 },
      { mostPopular: false, salesVolume: smallestSales },
    ],
    ['the most of several', { a: 41, b: 40, c: 0 }, { mostPopular: true, salesVolume: 41 }],
    ['no favourite among equals', { a: 40, b: 40 }, { mostPopular: false, salesVolume: 40 }],
    ['no favourite of one', { a: 400 }, { mostPopular: false, salesVolume: 400 }],
    ['nothing of what was never sold', { b: 400 }, { mostPopular: false, salesVolume: null }],
  ])('say %s', (_, sales, figures) => {
    expect(figuresOf('a', new Map(Object.entries(sales)))).toEqual(figures);
  });

  it.each([2, 3, 5])(
    'of a demonstration with %i packages name one favourite, and are none of those left out',
    (n) => {
      const skuIds = ['a', 'b', 'c', 'd', 'e'].slice(0, n);
      const all = skuIds.map((skuId) => figuresOf(skuId, sampleSales(skuIds)));
      expect(all.filter(({ mostPopular }) => mostPopular)).toEqual([all[1]]);
      expect(all.every(({ salesVolume }) => salesVolume !== null)).toBe(true);
    },
  );
});
