import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { longestRun, longestRunTail, longestRunThreshold } from './long-string.ts';

describe('the long string', () => {
  it('is the longest run of one answer, which a missing answer ends', () => {
    expect(longestRun([1, 1, 2, 2, 2, 1])).toBe(3);
    expect(longestRun([3, 3, null, 3, 3, 3])).toBe(3);
    expect(longestRun([null, null])).toBe(0);
    expect(longestRun([0])).toBe(1);
  });

  it('does not depend on the direction or the names of the options', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 }), (answers) => {
        const longest = longestRun(answers);
        expect(longestRun([...answers].reverse())).toBe(longest);
        expect(longestRun(answers.map((answer) => 10 - answer))).toBe(longest);
      }),
    );
  });

  it('has the tail that counting all sequences gives', () => {
    const [questions, options] = [7, 3];
    const runs = Array.from({ length: options ** questions }, (_, code) =>
      longestRun(Array.from({ length: questions }, (__, at) => Math.floor(code / options ** at) % options)),
    );
    for (let run = 1; run <= questions + 1; run += 1) {
      const share = runs.filter((longest) => longest >= run).length / runs.length;
      expect(longestRunTail(run, questions, 1 / options)).toBeCloseTo(share, 12);
    }
  });

  it('reaches its threshold no more often than stated: 30,000 sitters of 30 questions and 6 options', () => {
    const threshold = longestRunThreshold(30, 1 / 6, 0.01) as number;
    expect(threshold).toBe(6);
    const random = randomOf('runs');
    const sitters = Array.from({ length: 30_000 }, () =>
      longestRun(Array.from({ length: 30 }, () => random.below(6))),
    );
    const share = sitters.filter((run) => run >= threshold).length / sitters.length;
    // Four standard errors around the exact 0.0027.
    expect(Math.abs(share - longestRunTail(threshold, 30, 1 / 6))).toBeLessThan(0.0012);
    expect(longestRunTail(threshold - 1, 30, 1 / 6)).toBeGreaterThan(0.01);
  });

  it('has no threshold where one answer throughout is common', () => {
    expect(longestRunThreshold(3, 0.5, 0.01)).toBeUndefined();
    expect(longestRunThreshold(10, 1, 0.01)).toBeUndefined();
    expect(longestRunThreshold(10, 0, 0.01)).toBe(2);
  });

  it('refuses what is no form', () => {
    expect(() => longestRun([])).toThrow(InvalidInputError);
    expect(() => longestRun([1, Number.NaN])).toThrow(InvalidInputError);
    for (const [run, questions, repeat] of [
      [0, 5, 0.5],
      [2, 0, 0.5],
      [1.5, 5, 0.5],
      [2, 5, 1.1],
      [2, 5, Number.NaN],
    ] as const)
      expect(() => longestRunTail(run, questions, repeat)).toThrow(InvalidInputError);
    expect(() => longestRunThreshold(5, 0.5, 0)).toThrow(InvalidInputError);
  });
});
