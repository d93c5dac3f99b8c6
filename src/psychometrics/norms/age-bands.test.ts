import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { years } from '../units.ts';
import { type BandedNorm, bandedNorm, bandOfAge, percentileInBand, requireBandedNorm } from './age-bands.ts';

const identity = { id: 'test', version: '1', kind: 'provisional' } as const;
const edges = [20, 30, 40].map(years);
const sample = [
  ...[5, 3, 4, 4].map((score) => ({ age: years(25), score })),
  ...[9, 7].map((score) => ({ age: years(30), score })),
  { age: years(50), score: 100 },
];
const norm = bandedNorm(identity, sample, { edges, least: 2 });

describe('a norm by age bands', () => {
  it('ranks a person among those of one age', () => {
    expect(norm).toEqual({
      ...identity,
      bands: [
        { from: 20, to: 30, scores: [3, 4, 4, 5] },
        { from: 30, to: 40, scores: [7, 9] },
      ],
    });
    expect(percentileInBand(norm, { age: years(29.9), score: 4 }, 'mid-rank')).toBe(50);
    expect(percentileInBand(norm, { age: years(29.9), score: 4 }, 'at-or-below')).toBe(75);
    expect(percentileInBand(norm, { age: years(30), score: 4 }, 'at-or-below')).toBe(0);
    expect(bandOfAge(norm, years(40))).toBeUndefined();
  });

  it('survives being stored', () => {
    const stored = JSON.parse(JSON.stringify(norm)) as BandedNorm;
    expect(() => requireBandedNorm(stored)).not.toThrow();
    expect(stored).toEqual(norm);
  });

  it('never ranks a higher score lower', () => {
    const score = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(score, score, fc.double({ min: 20, max: 39.9, noNaN: true }), (one, other, at) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          percentileInBand(norm, { age: years(at), score: value }, 'mid-rank'),
        );
        expect(low).toBeLessThanOrEqual(high as number);
      }),
    );
  });

  it('refuses too small bands, edges that fall, ages without a band, and broken files', () => {
    const make = (values: readonly number[], least: number) => () =>
      bandedNorm(identity, sample, { edges: values.map(years), least });
    expect(make([20, 30, 40], 3)).toThrow(InvalidInputError);
    expect(make([20, 30, 40], 0)).toThrow(InvalidInputError);
    expect(make([30, 20], 1)).toThrow(InvalidInputError);
    expect(make([20], 1)).toThrow(InvalidInputError);
    expect(() => bandedNorm(identity, [], { edges, least: 1 })).toThrow(InvalidInputError);
    const broken = [
      { age: years(-1), score: 1 },
      { age: years(25), score: Number.NaN },
    ];
    for (const one of broken)
      expect(() => bandedNorm(identity, [one], { edges, least: 1 })).toThrow(InvalidInputError);
    expect(() => percentileInBand(norm, { age: years(60), score: 4 }, 'mid-rank')).toThrow(InvalidInputError);
    expect(() => bandOfAge(norm, years(Number.NaN))).toThrow(InvalidInputError);
    const [first, second] = norm.bands;
    for (const bands of [[], [second, first], [{ ...first, scores: [2, 1] }], [{ ...first, scores: [] }]])
      expect(() => requireBandedNorm({ ...norm, bands: bands as BandedNorm['bands'] })).toThrow(
        InvalidInputError,
      );
  });
});
