import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from './random.ts';

const draw = (seed: string, count: number) => {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('a stream of random numbers', () => {
  it('depends on its seed alone', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(draw(seed, 5)).toEqual(draw(seed, 5));
      }),
    );
    expect(draw('one', 5)).not.toEqual(draw('two', 5));
  });

  it('is uniform: chi-square of 6 cells over 60,000 draws stays under the 0.1 % point (20.5, 5 degrees)', () => {
    const random = randomOf('uniform');
    const cells = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 60_000; at += 1) {
      const cell = random.below(6);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const chiSquare = cells.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('draws normally: mean, variance and tails within four standard errors', () => {
    const random = randomOf('normal');
    const drawn = Array.from({ length: 100_000 }, () => random.normal());
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    const beyond = drawn.filter((value) => Math.abs(value) > 1.959964).length / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(1 / 100_000));
    expect(Math.abs(variance - 1)).toBeLessThan(4 * Math.sqrt(2 / 100_000));
    expect(Math.abs(beyond - 0.05)).toBeLessThan(4 * Math.sqrt((0.05 * 0.95) / 100_000));
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const order = (values: number[]) => [...values].sort((one, other) => one - other);
        expect(order(randomOf(seed).shuffle(items))).toEqual(order(items));
      }),
    );
  });

  it('refuses a limit that is no positive integer', () => {
    for (const limit of [0, -1, 1.5, Number.NaN])
      expect(() => randomOf('x').below(limit)).toThrow(RangeError);
  });
});
