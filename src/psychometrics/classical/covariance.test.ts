import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { correlation, covariance } from './covariance.ts';
import { completeCases } from './responses.ts';
import { sampleOneFactor } from './simulated.ts';

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
        1.631992337164751, 0.9779693486590039, 0.6481800766283525, 0.5422413793103448, -0.3629789272030651,
        0.24238505747126438, 0.8182950191570881,
      ],
    );
    firstRow(
      covariance(steps, 'available'),
      [
        1.6058738065587381, 1.0014774166314901, 0.8051016924352534, 0.6352824806772175, -0.4114749348015068,
        0.3209566658773384, 0.8737864077669902,
      ],
    );
  });

  it("agree with R 4.2.2's cor()", () => {
    firstRow(
      correlation(steps, 'complete'),
      [
        1, 0.6093093344581016, 0.42466847128070356, 0.3322670581034637, -0.22313606974456265,
        0.15587625136501543, 0.5159202730357673,
      ],
    );
    firstRow(
      correlation(steps, 'available'),
      [
        1, 0.6193358957007618, 0.4952729178961139, 0.383439061235794, -0.25682617287963583,
        0.21080474905833876, 0.5484215068374477,
      ],
    );
  });

  it('know who answered what', () => {
    expect(completeCases(steps)).toHaveLength(145);
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
  });
});
