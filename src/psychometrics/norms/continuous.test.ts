import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { years } from '../units.ts';
import { type ContinuousNorm, fitContinuousNorm, momentsAtAge, thetaAtAge } from './continuous.ts';
import type { Observation } from './norm.ts';

const identity = { id: 'test', version: '1', kind: 'calibrated' } as const;
const truth = (age: number) => ({ mean: 22 - 0.004 * (age - 30) ** 2, standardDeviation: 4 + 0.03 * age });

const random = randomOf('ages');
const sample: readonly Observation[] = Array.from({ length: 1_500 }, () => {
  const age = 16 + 54 * random.next();
  const { mean, standardDeviation } = truth(age);
  return { age: years(age), score: mean + standardDeviation * random.normal() };
});
const norm = fitContinuousNorm(identity, sample);

describe('a continuous norm', () => {
  it('agrees with R 4.2.2: lm(score ~ x + I(x^2)), lm(abs(resid) ~ x), scaled to mean square 1', () => {
    const close = (found: readonly number[], expected: readonly number[]) => {
      for (const [at, value] of expected.entries())
        expect(Math.abs((found[at] as number) - value)).toBeLessThan(1e-11);
    };
    close(norm.mean, [21.29682584126782, -2.5242179882931444, -3.029192818415]);
    close(norm.standardDeviation, [5.192480220111911, 0.8169501535152071]);
    expect(norm.size).toBe(1_500);
  });

  it('finds the moments that the sample was drawn from, within three standard errors', () => {
    for (const age of [20, 35, 50, 65]) {
      const found = momentsAtAge(norm, years(age));
      expect(Math.abs(found.mean - truth(age).mean)).toBeLessThan(0.8);
      expect(Math.abs(found.standardDeviation - truth(age).standardDeviation)).toBeLessThan(0.5);
    }
  });

  it('gives its own sample mean 0 and mean square 1', () => {
    const thetas = sample.map((person) => thetaAtAge(norm, person));
    const mean = thetas.reduce((sum, value) => sum + value, 0) / thetas.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(thetas.reduce((sum, value) => sum + value ** 2, 0) / thetas.length).toBeCloseTo(1, 10);
  });

  it('does not depend on the scale or zero of the score', () => {
    const whole = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(whole, whole, (by, times) => {
        const changed = sample.map(({ age, score }) => ({ age, score: by + times * score }));
        const other = fitContinuousNorm(identity, changed);
        const [here, there] = [sample[7] as Observation, changed[7] as Observation];
        expect(thetaAtAge(other, there)).toBeCloseTo(thetaAtAge(norm, here), 9);
      }),
      { numRuns: 5 },
    );
  });

  it('counts a person as many times as they weigh', () => {
    const few = sample.slice(0, 200).map((person, at) => ({ ...person, weight: 1 + (at % 3) }));
    const [weighed, repeated] = [
      few,
      few.flatMap(({ age, score, weight }) => Array<Observation>(weight).fill({ age, score })),
    ].map((people) => fitContinuousNorm(identity, people));
    for (const moment of ['mean', 'standardDeviation'] as const)
      for (const [at, value] of (weighed?.[moment] ?? []).entries())
        expect(value).toBeCloseTo(repeated?.[moment][at] as number, 9);
    const weightless = sample.map((person) => ({ ...person, weight: 0 }));
    expect(() => fitContinuousNorm(identity, weightless)).toThrow(InvalidInputError);
  });

  it('survives being stored', () => {
    const stored = JSON.parse(JSON.stringify(norm)) as ContinuousNorm;
    const person = { age: years(41), score: 25 };
    expect(thetaAtAge(stored, person)).toBe(thetaAtAge(norm, person));
  });

  it('refuses ages outside its own', () => {
    for (const age of [15, 71, Number.NaN])
      expect(() => thetaAtAge(norm, { age: years(age), score: 20 })).toThrow(InvalidInputError);
    expect(() => thetaAtAge(norm, { age: years(30), score: Number.NaN })).toThrow(InvalidInputError);
  });

  it('refuses samples that are too small, of one age or score, and degrees that are none', () => {
    const bad: (readonly Observation[])[] = [
      [],
      sample.slice(0, 49),
      sample.map(({ score }) => ({ age: years(30), score })),
      sample.map(({ age }) => ({ age, score: 3 })),
      sample.map(({ age }, at) => ({ age: years(20 + (at % 2) * 10), score: age })),
    ];
    for (const observations of bad)
      expect(() => fitContinuousNorm(identity, observations)).toThrow(InvalidInputError);
    for (const mean of [-1, 5, 1.5, Number.NaN])
      expect(() => fitContinuousNorm(identity, sample, { mean, standardDeviation: 1 })).toThrow(
        InvalidInputError,
      );
  });

  it('refuses a standard deviation that would fall to 0 within the ages', () => {
    const narrowing = Array.from({ length: 200 }, (_, at) => {
      const age = 20 + (at % 40);
      const apart = age < 40 ? 40 - age : 0.01;
      return { age: years(age), score: (at % 3) * apart };
    });
    expect(() => fitContinuousNorm(identity, narrowing)).toThrow(InvalidInputError);
  });
});
