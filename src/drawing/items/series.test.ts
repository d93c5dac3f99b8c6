import { describe, expect, it } from 'vitest';
import { drawNumber, drawSeries } from './series.ts';

const numerals = (svg: string) => [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, value]) => Number(value));

describe('drawSeries', () => {
  it.each([[[3, 8, 13, 18, 23]], [[1, 1, 2, 3, 5, 8, 1300]]])('shows %j and one empty place', (terms) => {
    const svg = drawSeries(terms);
    expect(numerals(svg)).toEqual(terms);
    expect(svg.match(/<rect /g)).toHaveLength(terms.length + 1);
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it('is at most 1.6 times as wide as high', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawSeries([1, 2, 3, 4, 5, 6, 7])) ?? [];
    expect(Number(width) / Number(height)).toBeLessThanOrEqual(1.62);
  });
});

it('draws an option as its numeral alone', () => {
  expect(numerals(drawNumber(4071))).toEqual([4071]);
});
