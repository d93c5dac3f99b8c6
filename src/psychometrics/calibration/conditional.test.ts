import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import type { AnswerMatrix } from './answers.ts';
import { calibrateRasch, type RaschCalibration } from './conditional.ts';
import { simulated } from './simulated.ts';

/** Section 6 of the Law School Admission Test, 1,000 sitters: frequencies of 00000, 00001 … 11111. */
const lsat6: AnswerMatrix = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61,
  28, 298,
].flatMap((count, pattern) =>
  Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0))),
);

const slopes = [0.8, 1.2, 1.6, 1, 2, 0.7];
const places = [-1.5, -0.5, 0.2, 1, 0.5, -0.3];
const missingAnswers = simulated({
  seed: 'optim',
  items: places.map((b, at) => ({ a: slopes[at] as number, b, c: 0.2, residual: 0 })),
  persons: 600,
  missing: 0.15,
}).answers;

function expectClose(found: readonly number[], wanted: readonly number[], tolerance: number) {
  expect(found).toHaveLength(wanted.length);
  found.forEach((value, at) => {
    expect(Math.abs(value - (wanted[at] as number))).toBeLessThan(tolerance);
  });
}

describe('Rasch difficulties by conditional maximum likelihood', () => {
  // R's survival 3.5.3, `clogit(y ~ item + strata(person), method = 'exact')`, which is the same likelihood, with its contrasts
  // centred. eRm 1.0.2, `RM(sum0 = TRUE)`, stops 6e-6 short of it here, at a likelihood lower by 3e-9.
  it('agrees with conditional logistic regression: LSAT-6', () => {
    const fitted = calibrateRasch(lsat6);
    expect(fitted.conditionalLogLikelihood).toBeCloseTo(-1091.5696899806728, 9);
    expectClose(
      fitted.difficulties,
      [
        -1.2561284559508212, 0.47490600343078609, 1.2359841522872346, 0.16841057581277213,
        -0.62317227557997157,
      ],
      1e-10,
    );
    expectClose(
      fitted.standardErrors,
      [
        0.10440986422733355, 0.069916900021191858, 0.068778609920708819, 0.072618848479711756,
        0.085915680448847079,
      ],
      1e-10,
    );
  });

  it('agrees with conditional logistic regression: missing answers', () => {
    const fitted = calibrateRasch(missingAnswers);
    expect(fitted.conditionalLogLikelihood).toBeCloseTo(-945.32375509216092, 9);
    expectClose(
      fitted.difficulties,
      [
        -1.0711044245833377, -0.45487615511207635, 0.30973003131622184, 0.76077375421838012,
        0.61155257656626016, -0.15607578240544728,
      ],
      1e-10,
    );
    expectClose(
      fitted.standardErrors,
      [
        0.10747360960351707, 0.094623039098403666, 0.09048956231028768, 0.090105343640808369,
        0.089544047119175491, 0.09283146994080281,
      ],
      1e-10,
    );
  });

  it('gives the closed form of two items: the logit of who solved one of them alone', () => {
    const one = (row: readonly (0 | 1)[], count: number) => Array.from({ length: count }, () => row);
    const answers = [...one([1, 0], 30), ...one([0, 1], 10), ...one([1, 1], 7), ...one([0, 0], 5)];
    const { difficulties, standardErrors } = calibrateRasch(answers);
    expectClose(difficulties, [-Math.log(3) / 2, Math.log(3) / 2], 1e-12);
    expectClose(standardErrors, Array(2).fill(Math.sqrt(1 / 30 + 1 / 10) / 2), 1e-12);
  });

  it('finds the difficulties that made the answers', () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ a: 1, b: (at - 9.5) / 5, c: 0, residual: 0 }));
    const { difficulties, standardErrors } = calibrateRasch(
      simulated({ seed: 'rasch', items, persons: 2000 }).answers,
    );
    items.forEach(({ b }, at) => {
      expect(Math.abs((difficulties[at] as number) - b)).toBeLessThan(4 * (standardErrors[at] as number));
    });
  });

  it('does not depend on the order of items or persons, or on who solved all or none', () => {
    const columns = randomOf('columns').shuffle([0, 1, 2, 3, 4]);
    const turned = randomOf('rows')
      .shuffle(lsat6)
      .map((row) => columns.map((column) => row[column] as 0 | 1));
    const [one, other] = [
      calibrateRasch(lsat6),
      calibrateRasch([...turned, Array(5).fill(1), Array(5).fill(0)]),
    ];
    expectClose(
      other.difficulties,
      columns.map((column) => one.difficulties[column] as number),
      1e-10,
    );
    expectClose(
      other.standardErrors,
      columns.map((column) => one.standardErrors[column] as number),
      1e-10,
    );
  });

  it('gives numbers or a named error for any answers', () => {
    const cell = fc.constantFrom<0 | 1 | null>(0, 1, null);
    const matrices = fc
      .integer({ min: 1, max: 5 })
      .chain((items) => fc.array(fc.array(cell, { minLength: items, maxLength: items }), { maxLength: 14 }));
    let fitted = 0;
    fc.assert(
      fc.property(matrices, (answers) => {
        let result: RaschCalibration;
        try {
          result = calibrateRasch(answers);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInputError);
          return;
        }
        fitted += 1;
        expect([...result.difficulties, ...result.standardErrors].every(Number.isFinite)).toBe(true);
        expect(result.difficulties.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
      }),
      { numRuns: 400 },
    );
    expect(fitted).toBeGreaterThan(5);
  });

  it('refuses what has no finite estimate', () => {
    const wrong: AnswerMatrix[] = [
      [],
      [[1], [0]],
      [[0, 1], [1]],
      [
        [1, 1, 1],
        [0, 0, 0],
      ],
      // Everybody who failed the first failed the second.
      [
        [1, 0],
        [1, 1],
        [0, 0],
      ],
      // Two blocks that nobody answered both of.
      [
        [1, 0, null, null],
        [0, 1, null, null],
        [null, null, 1, 0],
        [null, null, 0, 1],
      ],
    ];
    for (const answers of wrong) expect(() => calibrateRasch(answers)).toThrow(InvalidInputError);
  });
});
