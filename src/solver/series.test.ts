import { describe, expect, it } from 'vitest';
import { UnreadableDrawingError } from './errors.ts';
import { explainSeries, solveSeries, termsOf } from './series.ts';

const drawing = (texts: readonly [number, number, string | number][]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><g fill="currentColor" font-size="32">${texts
    .map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`)
    .join('')}</g></svg>`;
const stem = (...terms: (number | string)[]) =>
  drawing(terms.map((term, at) => [50 + (at % 4) * 100, at < 4 ? 50 : 150, term]));
const options = (...values: number[]) => values.map((value) => drawing([[50, 50, value]]));

describe('termsOf', () => {
  it('reads line by line, whatever the order of painting', () => {
    expect(
      termsOf(
        drawing([
          [50, 150, 5],
          [150, 50.4, 2],
          [50, 50, 1],
          [150, 150, '?'],
          [250, 50, '−3'],
        ]),
      ),
    ).toEqual([1, 2, -3, 5]);
  });

  it('says that it cannot read what is no numeral', () => {
    expect(() => termsOf(drawing([[50, 50, 'seven']]))).toThrow(UnreadableDrawingError);
    expect(() => solveSeries(stem(1, 2, 3, 4), [drawing([])])).toThrow(UnreadableDrawingError);
  });
});

describe('explainSeries', () => {
  it.each<[string, number[], number]>([
    ['adds the same', [7, 11, 15, 19, 23], 27],
    ['multiplies by the same', [3, 6, 12, 24, 48], 96],
    ['multiplies by the same', [96, 48, 24, 12, 6], 3],
    ['adds a growing number', [4, 5, 8, 13, 20, 29], 40],
    ['multiplies and adds', [2, 7, 22, 67, 202], 607],
    ['sum of the two before and a constant', [1, 4, 7, 13, 22, 37], 61],
    ['by turns adds and multiplies', [3, 6, 10, 20, 24, 48], 52],
    ['adds the sum of its digits', [38, 49, 62, 70, 77], 91],
    ['in turns: adds the same; adds the same', [5, 90, 9, 83, 13, 76, 17], 69],
    ['what it adds: multiplies by the same', [5, 8, 14, 26, 50, 98], 194],
    ['what it adds: in turns: adds the same; adds the same', [5, 8, 15, 20, 29, 36, 47], 56],
  ])('%s: %j goes on with %i', (name, terms, next) => {
    const { names, next: found } = explainSeries(terms);
    expect(found).toEqual([next]);
    expect(names).toContain(name);
  });

  it('wants more terms than settle a rule', () => {
    expect(explainSeries([1, 2]).next).toEqual([]);
    expect(explainSeries([3, 141, 59, 26, 535]).next).toEqual([]);
    // Last digits 5, 4, 4, 4: only one term would say what a last digit adds.
    expect(explainSeries([65, 74, 84, 94, 104]).next).toEqual([]);
  });
});

describe('solveSeries', () => {
  it('gives the place of the option that goes on', () => {
    expect(solveSeries(stem(7, 11, 15, 19, 23, '?'), options(26, 28, 27, 31, 23, 25))).toEqual([2]);
  });

  it('gives every option that an equally simple explanation leads to', () => {
    // Adds 3 and 6 by turns, or adds the sum of its digits.
    expect(solveSeries(stem(21, 24, 30, 33, 39), options(41, 42, 45, 48, 51, 54))).toEqual([1, 4]);
  });

  it('sees differences that take turns beside a sum of digits', () => {
    // Adds the sum of its digits and 1; or +8 +14 +20 and +16 +19 +22 by turns.
    const shown = [1420, 1428, 1444, 1458, 1477, 1497, 1519];
    expect(solveSeries(stem(...shown, '?'), options(1530, 1536, 1541, 1545, 1550, 1556))).toEqual([1, 3]);
  });

  it('gives none where no option goes on', () => {
    expect(solveSeries(stem(7, 11, 15, 19, 23), options(26, 28, 29, 31, 23, 25))).toEqual([]);
  });
});
