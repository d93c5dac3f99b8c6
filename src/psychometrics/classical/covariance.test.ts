import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { correlation, correlationOfCovariance, covariance } from './covariance.ts';
import { answersTo, completeCases } from './responses.ts';
import { sampleOneFactor } from './sample.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);

function firstRow(matrix: number[][], expected: readonly number[]) {
  for (const [column, value] of expected.entries()) {
    expect(Math.abs((matrix[0]?.[column] as number) - value)).toBeLessThan(1e-13);
    expect(matrix[column]?.[0]).toBe(matrix[0]?.[column]);
  }
}

describe('covariances and correlations', () => {
  it("agree with R 4.2.2's cov() by complete and by pairwise cases", () => {
    firstRow(
      covariance(steps, 'complete'),
      [
        1.6406055900621117, 0.9538819875776398, 0.553804347826087, 0.7619953416149068, -0.4879270186335404,
        0.28024068322981366, 0.7125776397515527,
      ],
    );
    firstRow(
      covariance(steps, 'available'),
      [
        1.6428571428571428, 0.9966555183946488, 0.6166155704199182, 0.757213608957795, -0.47232406331038185,
        0.3113207547169811, 0.6613517583488352,
      ],
    );
  });

  it("agree with R 4.2.2's cor(), and by available cases differ from its cov2cor(cov())", () => {
    firstRow(
      correlation(steps, 'complete'),
      [
        1, 0.5936699110657021, 0.37152595569384156, 0.4704078323208479, -0.33861296441647165,
        0.18185174551352817, 0.45240458342177126,
      ],
    );
    firstRow(
      correlation(steps, 'available'),
      [
        1, 0.6143023292599923, 0.40222007422355704, 0.48208064224880165, -0.31754287254337316,
        0.20133249551318708, 0.4231320853295059,
      ],
    );
    firstRow(
      correlationOfCovariance(covariance(steps, 'available')),
      [
        1, 0.6089291714508449, 0.40243232574625665, 0.46992261061908175, -0.3103208315591218,
        0.2060849699139168, 0.41713970536676737,
      ],
    );
  });

  it('know who answered what', () => {
    expect(completeCases(steps)).toHaveLength(161);
    expect(answersTo(steps, 1)).toHaveLength(220);
    expect(() => answersTo(steps, 7)).toThrow(InvalidInputError);
  });

  it('refuse empty, ragged, infinite and constant answers', () => {
    for (const bad of [
      [],
      [[]],
      [[1, 2], [1]],
      [
        [1, Number.NaN],
        [2, 3],
      ],
      [[1, 2]],
      [
        [null, 1],
        [1, null],
      ],
    ])
      expect(() => covariance(bad, 'available')).toThrow(InvalidInputError);
    const constant = [
      [1, 2],
      [1, 3],
    ];
    expect(covariance(constant, 'complete')).toEqual([
      [0, 0],
      [0, 0.5],
    ]);
    expect(() => correlation(constant, 'complete')).toThrow(InvalidInputError);
    expect(() => correlationOfCovariance(covariance(constant, 'complete'))).toThrow(InvalidInputError);
  });
});
