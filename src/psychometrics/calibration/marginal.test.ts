import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { marginalProbability } from '../irt/uncertain-item.ts';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import type { AnswerMatrix } from './answers.ts';
import { curveOf } from './curve.ts';
import { type Calibration, calibrate } from './marginal.ts';
import { simulated } from './simulated.ts';

/** Sections 6 and 7 of the Law School Admission Test, 1,000 sitters: frequencies of 00000, 00001 … 11111. */
const lsat6 = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61,
  28, 298,
];
const lsat7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136,
  32, 308,
];
const rowsOf = (frequencies: readonly number[]): AnswerMatrix =>
  frequencies.flatMap((count, pattern) =>
    Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0))),
  );

const missingAnswers = simulated({
  seed: 'optim',
  items: [
    [0.8, -1.5],
    [1.2, -0.5],
    [1.6, 0.2],
    [1, 1],
    [2, 0.5],
    [0.7, -0.3],
  ].map(([a, b]) => ({ a: a as number, b: b as number, c: 0.2, residual: 0 })),
  persons: 600,
  missing: 0.15,
}).answers;

const readers = {
  slopes: ({ items }: Calibration) => items.map(({ a }) => a),
  difficulties: ({ items }: Calibration) => items.map(({ b }) => b),
  slopeErrors: ({ items }: Calibration) => items.map(({ standardError }) => standardError?.a as number),
  difficultyErrors: ({ items }: Calibration) => items.map(({ standardError }) => standardError?.b as number),
};
const { slopes, difficulties, difficultyErrors } = readers;

function expectClose(found: readonly number[], wanted: readonly number[], tolerance: number) {
  expect(found).toHaveLength(wanted.length);
  found.forEach((value, at) => {
    expect(Math.abs(value - (wanted[at] as number))).toBeLessThan(tolerance);
  });
}

function expectFit(
  fitted: Calibration,
  tolerance: number,
  wanted: Partial<Record<keyof typeof readers, readonly number[]>>,
) {
  for (const [name, values] of Object.entries(wanted)) {
    expectClose(readers[name as keyof typeof readers](fitted), values, tolerance);
  }
}

describe('marginal maximum likelihood', () => {
  it('gives the published values of LSAT-6 (Bock & Lieberman 1970)', () => {
    const fitted = calibrate(rowsOf(lsat6));
    expect(fitted.converged).toBe(true);
    expect(fitted.logLikelihood).toBeCloseTo(-2466.653, 3);
    expectClose(slopes(fitted), [0.83, 0.72, 0.89, 0.69, 0.66], 0.005);
    expectClose(difficulties(fitted), [-3.36, -1.37, -0.28, -1.87, -3.12], 0.01);
    // R 4.2.2, as below.
    expectFit(fitted, 1e-7, {
      slopes: [0.8256595213, 0.7227441978, 0.8908745339, 0.688367971, 0.6568559384],
      slopeErrors: [0.25811493, 0.18667967, 0.23276384, 0.18514293, 0.20990918],
    });
    expectFit(fitted, 1e-6, {
      difficultyErrors: [0.8664721, 0.30749067, 0.09962283, 0.43431735, 0.87122192],
    });
  });

  it('gives the published values of LSAT-7 (Bock & Aitkin 1981)', () => {
    const fitted = calibrate(rowsOf(lsat7));
    expect(fitted.logLikelihood).toBeCloseTo(-2658.805, 3);
    expectClose(slopes(fitted), [0.988, 1.081, 1.707, 0.765, 0.736], 0.001);
    const common = calibrate(rowsOf(lsat7), { slopes: 'common' });
    expect(common.logLikelihood).toBeCloseTo(-2664.901, 3);
    expectClose(slopes(common), Array(5).fill(1.011), 0.001);
  });

  // R 4.2.2: the marginal likelihood over 421 points on [−7, 7], `optim` (BFGS), three Newton steps, and standard errors by
  // `numDeriv::hessian`.
  it('agrees with an independent fit: guessing 0.2, missing answers', () => {
    const fitted = calibrate(missingAnswers, { guessing: 0.2 });
    expect(fitted.logLikelihood).toBeCloseTo(-1927.477760767, 6);
    expectFit(fitted, 1e-7, {
      slopes: [1.2484739061, 0.8784902815, 1.2372520372, 0.9262975329, 1.7252116113, 0.8144523384],
      difficulties: [-1.1328073599, -0.6785834302, 0.3244041211, 1.0771675589, 0.5826541772, -0.2438327544],
      slopeErrors: [0.39539974, 0.25519486, 0.3766937, 0.30737612, 0.66391231, 0.26306143],
      difficultyErrors: [0.26078448, 0.21290444, 0.12558964, 0.2907221, 0.13605443, 0.16662174],
    });
  });

  it('agrees with an independent fit: one slope for all', () => {
    const fitted = calibrate(missingAnswers, { guessing: 0.2, slopes: 'common' });
    expect(fitted.logLikelihood).toBeCloseTo(-1928.8940766534, 6);
    expectFit(fitted, 1e-7, {
      slopes: Array(6).fill(1.0837378734),
      slopeErrors: Array(6).fill(0.10704964),
      difficulties: [-1.2455866725, -0.57611454, 0.3458925581, 0.9685412553, 0.7407550256, -0.1962764466],
      difficultyErrors: [0.15963743, 0.12977376, 0.12871786, 0.15368978, 0.14178833, 0.12537736],
    });
  });

  it('agrees with an independent fit: residual 1, a prior of log slopes', () => {
    const slopePrior = { mean: Math.log(1.3), deviation: 0.3 };
    const fitted = calibrate(missingAnswers, { guessing: 1 / 6, residual: 1, slopePrior });
    // R took the residual over 121 points on [−6, 6]; 41 points on [−5, 5] move the sixth digit.
    expect(Math.abs(fitted.logLikelihood + 1928.0991597939)).toBeLessThan(1e-5);
    expectFit(fitted, 2e-6, {
      slopes: [1.3336702873, 1.2051831488, 1.4036796693, 1.2569824978, 1.4915391533, 1.2234027711],
      difficulties: [-1.3576779749, -0.712938356, 0.2459055997, 0.8808577545, 0.6177943495, -0.3045241767],
      slopeErrors: [0.33832384, 0.2970081, 0.35366666, 0.31983359, 0.37791023, 0.30633748],
    });
  });

  it('takes a finer grid where steep items leave narrow posteriors', () => {
    const steep = Array.from({ length: 16 }, (_, at) => ({ a: 4, b: (at - 7.5) / 15, c: 0, residual: 0 }));
    const { answers } = simulated({ seed: 'steep', items: steep, persons: 400 });
    const fitted = calibrate(answers);
    expect(fitted.converged).toBe(true);
    expect(Math.max(...slopes(fitted))).toBeGreaterThan(4);
    const points = Array.from({ length: 4001 }, (_, at) => -8 + at * 0.004);
    const curves = fitted.items.map((item) => points.map((point) => marginalProbability(item, theta(point))));
    const sum = answers.reduce((total, row) => {
      const likelihood = points.reduce(
        (area, point, at) =>
          row.reduce<number>(
            (product, cell, item) => {
              const p = curves[item]?.[at] as number;
              return product * (cell === 1 ? p : 1 - p);
            },
            Math.exp(-(point ** 2) / 2),
          ) + area,
        0,
      );
      return total + Math.log((likelihood * 0.004) / Math.sqrt(2 * Math.PI));
    }, 0);
    expect(fitted.logLikelihood).toBeCloseTo(sum, 5);
  });

  it('fits the curve that scores are made with', () => {
    const grid = Float64Array.from({ length: 25 }, (_, at) => -6 + at / 2);
    for (const residual of [0, 0.4, 1.2]) {
      const item = { a: 1.4, b: 0.3, c: 1 / 6, residual };
      const { right } = curveOf({ guessing: item.c, residual }, item.a, -item.a * item.b, grid);
      grid.forEach((point, at) => {
        expect(right[at]).toBeCloseTo(marginalProbability(item, theta(point)), 12);
      });
    }
  });

  it('does not depend on the order of items or persons', () => {
    const random = randomOf('order');
    const columns = random.shuffle([0, 1, 2, 3, 4, 5]);
    const turned = random
      .shuffle(missingAnswers)
      .map((row) => columns.map((column) => row[column] as 0 | 1 | null));
    const [one, other] = [calibrate(missingAnswers), calibrate(turned)];
    expect(other.logLikelihood).toBeCloseTo(one.logLikelihood, 8);
    expectClose(
      slopes(other),
      columns.map((column) => slopes(one)[column] as number),
      1e-7,
    );
    expectClose(
      difficultyErrors(other),
      columns.map((column) => difficultyErrors(one)[column] as number),
      1e-7,
    );
  });

  it('gives numbers for any answers that have estimates, and says where it came to no rest', () => {
    const cell = fc.constantFrom<0 | 1 | null>(0, 1, null);
    const matrices = fc
      .integer({ min: 1, max: 5 })
      .chain((items) => fc.array(fc.array(cell, { minLength: items, maxLength: items }), { maxLength: 12 }));
    fc.assert(
      fc.property(matrices, fc.double({ min: 0, max: 0.5, noNaN: true }), (answers, guessing) => {
        let fitted: Calibration;
        try {
          fitted = calibrate(answers, { guessing, maximumIterations: 60 });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInputError);
          return;
        }
        expect(Number.isFinite(fitted.logLikelihood)).toBe(true);
        for (const { a, b, standardError } of fitted.items) {
          expect(Number.isFinite(a) && Number.isFinite(b)).toBe(true);
          if (standardError) expect(standardError.a > 0 && standardError.b > 0).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('refuses what cannot be calibrated', () => {
    const wrong: AnswerMatrix[] = [
      [],
      [[]],
      [[0, 1], [1]],
      [
        [0, 1],
        [1, 1],
      ],
      [
        [null, 1],
        [null, 0],
      ],
      [
        [0, 2 as 1],
        [1, 0],
      ],
    ];
    for (const answers of wrong) expect(() => calibrate(answers)).toThrow(InvalidInputError);
    const answers: AnswerMatrix = [
      [0, 1],
      [1, 0],
    ];
    for (const options of [
      { guessing: 1 },
      { guessing: [0, 0, 0] },
      { guessing: Number.NaN },
      { residual: -1 },
      { slopePrior: { mean: 0, deviation: 0 } },
      { maximumIterations: 0 },
    ]) {
      expect(() => calibrate(answers, options)).toThrow(InvalidInputError);
    }
  });
});
