import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { type LogisticDif, logisticDif } from './logistic.ts';
import { persons, sample, swapped, unlessRefused } from './sample.ts';

/** Any observations, matched at the given values. */
const observedAt = (matching: fc.Arbitrary<number>) =>
  fc.array(fc.record({ focal: fc.boolean(), correct: fc.boolean(), matching }), { maxLength: 60 });
const observations = observedAt(fc.integer({ min: 0, max: 5 }));

describe('logistic regression', () => {
  it("agrees with R's glm 4.2.2", () => {
    const found = logisticDif(sample);
    const wanted = {
      matching: {
        coefficients: [-2.5589998775636569, 0.5892038519155367],
        standardErrors: [0.20519774286840251, 0.041049883541504836],
        logLikelihood: -395.25988404610348,
        rSquared: 0.43308613805526525,
      },
      group: {
        coefficients: [-2.3766949352090307, 0.5863896230460689, -0.39294973096500424],
        standardErrors: [0.2199240178716933, 0.041488502714628055, 0.17805102573449949],
        logLikelihood: -392.81945943034117,
        rSquared: 0.43857929339612639,
      },
      interaction: {
        coefficients: [-1.847365109711415, 0.46968350621535787, -1.9447543411545583, 0.33886555088780196],
        standardErrors: [0.24822269877628014, 0.0484738877432047, 0.47506627783719146, 0.094458786130868846],
        logLikelihood: -385.67326177715239,
        rSquared: 0.4544732615425543,
      },
    } as const;
    for (const model of ['matching', 'group', 'interaction'] as const) {
      const { coefficients, standardErrors, logLikelihood, rSquared } = wanted[model];
      coefficients.forEach((value, at) => {
        expect(found[model]?.coefficients[at]).toBeCloseTo(value, 9);
        expect(found[model]?.standardErrors[at]).toBeCloseTo(standardErrors[at] as number, 8);
      });
      expect(found[model]?.logLikelihood).toBeCloseTo(logLikelihood, 9);
      expect(found[model]?.rSquared).toBeCloseTo(rSquared, 11);
    }
    expect(found.uniform?.chiSquare).toBeCloseTo(4.8808492315246212, 9);
    expect(found.nonUniform?.chiSquare).toBeCloseTo(14.292395306377557, 9);
    expect(found.either?.chiSquare).toBeCloseTo(19.173244537902178, 9);
    expect(found.uniform?.pValue).toBeCloseTo(0.027156255161806069, 10);
    expect(found.nonUniform?.pValue).toBeCloseTo(0.00015649583885410528, 10);
    expect(found.either?.pValue).toBeCloseTo(6.8640880919982719e-5, 10);
    expect(found.separated).toEqual([]);
  });

  it('reports what is separated instead of fitting it', () => {
    const overlapping = [
      ...persons(4, false, true, 1),
      ...persons(3, false, false, 2),
      ...persons(4, false, true, 3),
      ...persons(3, false, false, 0),
    ];
    // The focal group parts at 2: only its own slope is without an estimate, also where a tie stands at the threshold.
    for (const tie of [0, 1]) {
      const found = logisticDif([
        ...overlapping,
        ...persons(3, true, true, 3),
        ...persons(3, true, false, 1),
        ...persons(tie, true, true, 2),
        ...persons(tie, true, false, 2),
      ]);
      expect(found.separated).toEqual(['interaction']);
      expect(found.interaction).toBeNull();
      expect(found.nonUniform).toBeNull();
      expect(found.uniform?.chiSquare).toBeGreaterThan(0);
    }
    const allRight = logisticDif([
      ...overlapping,
      ...persons(3, true, true, 3),
      ...persons(3, true, true, 1),
    ]);
    expect(allRight.separated).toEqual(['group', 'interaction']);
    const parted = logisticDif(
      [false, true].flatMap((group) => [...persons(3, group, false, 1), ...persons(3, group, true, 2)]),
    );
    expect(parted.separated).toEqual(['matching', 'group', 'interaction']);
    expect(parted).toMatchObject({ matching: null, group: null, uniform: null, either: null });
  });

  it('keeps its tests when the groups change places, the order of persons or the unit of matching', () => {
    fc.assert(
      fc.property(observations, fc.string(), (given, seed) => {
        const one = unlessRefused(() => logisticDif(given));
        const other = unlessRefused(() =>
          logisticDif(
            swapped(randomOf(seed).shuffle(given)).map((each) => ({ ...each, matching: each.matching * 8 })),
          ),
        );
        expect(other === undefined).toBe(one === undefined);
        if (!(one && other)) return;
        expect(other.separated).toEqual(one.separated);
        for (const test of ['uniform', 'nonUniform', 'either'] as const) {
          expect(other[test] === null).toBe(one[test] === null);
          expect(other[test]?.chiSquare ?? 0).toBeCloseTo(one[test]?.chiSquare ?? 0, 6);
        }
      }),
    );
  });

  it('gives numbers or a named error at any matching values', () => {
    fc.assert(
      fc.property(observedAt(fc.oneof(fc.double(), fc.integer({ min: 0, max: 2 }))), (given) => {
        const found = unlessRefused(() => logisticDif(given));
        if (found) expect(numbersOf(found).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('refuses what cannot be fitted', () => {
    const one = persons(1, false, true, 1);
    for (const given of [
      [],
      persons(3, true, true, 1),
      sample.filter((each) => !each.focal),
      sample.filter(({ correct }) => correct),
      [...one, ...persons(1, false, false, 2), ...persons(2, true, true, 1), ...persons(2, true, false, 1)],
      [...sample, { focal: true, correct: true, matching: Infinity }],
    ]) {
      expect(() => logisticDif(given)).toThrow(InvalidInputError);
    }
  });
});

const numbersOf = ({ matching, group, interaction, uniform, nonUniform, either }: LogisticDif) => [
  ...[matching, group, interaction].flatMap((model) =>
    model ? [...model.coefficients, ...model.standardErrors, model.logLikelihood, model.rSquared] : [],
  ),
  ...[uniform, nonUniform, either].flatMap((test) =>
    test ? [test.chiSquare, test.pValue, test.rSquaredDifference] : [],
  ),
];
