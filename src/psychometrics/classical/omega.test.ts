import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { dot } from '../numerics/matrix.ts';
import { correlation, covariance } from './covariance.ts';
import { omegaTotal } from './omega.ts';
import { sampleOneFactor } from './simulated.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);

const ofModel = (loadings: readonly number[], uniquenesses: readonly number[]) =>
  loadings.map((one, i) =>
    loadings.map((other, j) => one * other + (i === j ? (uniquenesses[i] as number) : 0)),
  );

describe('omega total', () => {
  it('agrees with lavaan 0.6.14 cfa(std.lv = TRUE), whose own optimizer stops within 1e-6', () => {
    const { omega, fit } = omegaTotal(covariance(steps, 'complete'));
    expect(Math.abs(omega - 0.7046753193337485)).toBeLessThan(1e-6);
    expect(Math.abs(fit.discrepancy - 0.16579853056685145)).toBeLessThan(1e-9);
    expect(fit.admissible).toBe(true);
    expect(Math.abs(omegaTotal(covariance(steps, 'available')).omega - 0.7184371015562783)).toBeLessThan(
      1e-6,
    );
    expect(Math.abs(omegaTotal(correlation(steps, 'complete')).omega - 0.7061979013631307)).toBeLessThan(
      1e-6,
    );
  });

  it('finds the loadings of a covariance matrix that one factor made, whatever the order of items', () => {
    const loading = fc.double({ min: 0.2, max: 3, noNaN: true });
    const unique = fc.double({ min: 0.2, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(loading, unique), { minLength: 4, maxLength: 8 }), (items) => {
        const of = (order: typeof items) =>
          omegaTotal(
            ofModel(
              order.map(([one]) => one),
              order.map(([, own]) => own),
            ),
          );
        const { omega, fit } = of(items);
        const common = items.reduce((sum, [one]) => sum + one, 0) ** 2;
        const rest = items.reduce((sum, [, own]) => sum + own, 0);
        expect(Math.abs(omega - common / (common + rest))).toBeLessThan(1e-7);
        expect(fit.discrepancy).toBeLessThan(1e-9);
        expect(Math.abs(of([...items].reverse()).omega - omega)).toBeLessThan(1e-7);
      }),
      { numRuns: 40 },
    );
  });

  it('takes the better of two minima, and tells of the other', () => {
    const two = [0, 1, 2, 3, 4, 5].map((i) =>
      [0, 1, 2, 3, 4, 5].map((j) => (i === j ? 1 : i < 3 && j < 3 ? 0.6 : i >= 3 && j >= 3 ? 0.5 : 0.05)),
    );
    const { fit, others } = omegaTotal(two);
    expect(fit.loadings[0]).toBeCloseTo(Math.sqrt(0.6), 1);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other.fit.discrepancy).toBeGreaterThan(fit.discrepancy);
    expect(others.some((other) => (other.fit.loadings[3] as number) > 0.6)).toBe(true);
  });

  it('says where a variance is negative', () => {
    const heywood = [
      [1, 0.8, 0.8],
      [0.8, 1, 0.5],
      [0.8, 0.5, 1],
    ];
    const { fit } = omegaTotal(heywood);
    expect(fit.admissible).toBe(false);
    expect(fit.uniquenesses[0]).toBeCloseTo(1 - (0.8 * 0.8) / 0.5, 9);
  });

  it('gives a share or a named error, never NaN, for any covariances', () => {
    const cells = fc.array(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 }),
      {
        minLength: 4,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(cells, fc.constantFrom(0, 1e-6, 0.5), (rows, own) => {
        const product = rows.map((row, i) => rows.map((other, j) => dot(row, other) + (i === j ? own : 0)));
        try {
          const { omega } = omegaTotal(product);
          expect(omega).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(omega)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInputError);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('refuses items that share nothing, since nothing identifies their factor', () => {
    const apart = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => Number(i === j)));
    expect(() => omegaTotal(apart)).toThrow(InvalidInputError);
  });

  it('refuses two items, and matrices that are not positive definite', () => {
    expect(() =>
      omegaTotal([
        [1, 0.5],
        [0.5, 1],
      ]),
    ).toThrow(InvalidInputError);
    expect(() =>
      omegaTotal([
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ]),
    ).toThrow(InvalidInputError);
    expect(() =>
      omegaTotal([
        [1, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
      ]),
    ).toThrow(InvalidInputError);
    expect(() => omegaTotal([])).toThrow(InvalidInputError);
  });
});
