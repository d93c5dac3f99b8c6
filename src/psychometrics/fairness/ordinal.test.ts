import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { categoryProbabilities } from '../irt/graded.ts';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import { logisticDif } from './logistic.ts';
import { type GradedObservation, ordinalDif } from './ordinal.ts';
import { fitOrdinal } from './ordinal-fit.ts';

/**
 * Satisfaction with housing (Madsen 1976; R's MASS::housing): numbers of people by low, medium and high satisfaction, within low,
 * medium and high influence, within tower, apartment, atrium and terrace, within low and high contact.
 */
const housing = [
  21, 21, 28, 34, 22, 36, 10, 11, 36, 61, 23, 17, 43, 35, 40, 26, 18, 54, 13, 9, 10, 8, 8, 12, 6, 7, 9, 18, 6,
  7, 15, 13, 13, 7, 5, 11, 14, 19, 37, 17, 23, 40, 3, 5, 23, 78, 46, 43, 48, 45, 86, 15, 25, 62, 20, 23, 20,
  10, 22, 24, 7, 10, 21, 57, 23, 13, 31, 21, 13, 5, 6, 13,
];

describe('proportional-odds regression', () => {
  it('gives what MASS::polr prints of Sat ~ Infl + Type + Cont', () => {
    const rows = Array.from({ length: 24 }, (_, at) => {
      const [contact, type, influence] = [Math.floor(at / 12), Math.floor(at / 3) % 4, at % 3];
      const flags = (count: number, value: number) =>
        Array.from({ length: count }, (__, level) => Number(value === level + 1));
      return {
        predictors: [...flags(2, influence), ...flags(3, type), contact],
        counts: housing.slice(3 * at, 3 * at + 3),
      };
    });
    const fit = fitOrdinal(rows);
    const polr = [0.566393738890106, 1.28881906381232, -0.572350146429611];
    const others = [-0.366186566153346, -1.09101490767244, 0.360284149947385];
    // polr stops a little before the maximum.
    [...polr, ...others].forEach((value, at) => {
      expect(fit?.coefficients[at]).toBeCloseTo(value, 4);
    });
    expect(fit?.thresholds[0]).toBeCloseTo(-0.4961353438375, 4);
    expect(fit?.thresholds[1]).toBeCloseTo(0.690708290379271, 4);
    expect(-2 * (fit?.logLikelihood ?? 0)).toBeCloseTo(3479.149, 3);
    const errors = fit?.covariance.map((row, at) => Math.sqrt(row[at] as number)) ?? [];
    const printed = [0.1248, 0.1255, 0.1047, 0.1272, 0.1192, 0.1552, 0.1515, 0.0955];
    printed.forEach((value, at) => {
      expect(Math.abs((errors[at] as number) - value)).toBeLessThan(1e-4);
    });
  });
});

/** Answers in five steps; the focal group's thresholds lie higher, and its slope differs. */
function draw(seed: string, shift: number, slope = 1.5, persons = 2000): GradedObservation[] {
  const random = randomOf(seed);
  return Array.from({ length: persons }, (_, person) => {
    const focal = person % 4 === 0;
    const ability = random.normal();
    const thresholds = [-1.5, -0.5, 0.5, 1.5].map((one) => one + (focal ? shift : 0));
    const shares = categoryProbabilities({ a: focal ? slope : 1.5, thresholds }, theta(ability));
    let rest = random.next();
    const category = shares.findIndex((share) => {
      rest -= share;
      return rest < 0;
    });
    return { focal, category: Math.max(0, category), matching: Math.round(ability * 5) / 5 };
  });
}

describe('differential functioning of a graded item', () => {
  it('finds the slope and the shift that answers were drawn with, and says how sure that is', () => {
    const { group, uniform, nonUniform } = ordinalDif(draw('shifted', 0.5));
    const [slope = 0, shifted = 0] = group?.coefficients ?? [];
    expect(Math.abs(slope - 1.5)).toBeLessThan(0.15);
    expect(Math.abs(shifted + 0.75)).toBeLessThan(0.3);
    expect(uniform?.pValue).toBeLessThan(1e-6);
    expect(nonUniform?.pValue).toBeGreaterThan(0.01);
    expect(ordinalDif(draw('steeper', 0, 3)).nonUniform?.pValue).toBeLessThan(0.05);
  });

  it('is found by chance in about one of twenty items that have none', () => {
    const tails = Array.from(
      { length: 40 },
      (_, at) => ordinalDif(draw(`none ${at}`, 0, 1.5, 500)).either?.pValue ?? 1,
    );
    expect(tails.filter((tail) => tail < 0.05).length).toBeLessThanOrEqual(3);
    expect(Math.min(...tails)).toBeGreaterThan(1e-4);
  });

  it('of two categories is that of right and wrong answers', () => {
    const graded = draw('two', 0.3).map((one) => ({ ...one, category: one.category > 2 ? 4 : 1 }));
    const ordinal = ordinalDif(graded);
    const binary = logisticDif(graded.map((one) => ({ ...one, correct: one.category === 4 })));
    for (const test of ['uniform', 'nonUniform', 'either'] as const) {
      expect(ordinal[test]?.chiSquare).toBeCloseTo(binary[test]?.chiSquare ?? Number.NaN, 6);
      expect(ordinal[test]?.rSquaredDifference).toBeCloseTo(
        binary[test]?.rSquaredDifference ?? Number.NaN,
        8,
      );
    }
    expect(ordinal.interaction?.coefficients[2]).toBeCloseTo(binary.interaction?.coefficients[3] ?? 0, 5);
  });

  it('says where answers are separated, and refuses what cannot be compared', () => {
    const separated = Array.from({ length: 40 }, (_, at) => ({
      focal: at % 2 === 0,
      category: at < 20 ? 0 : 1,
      matching: at,
    }));
    expect(ordinalDif(separated).matching).toBeNull();
    expect(ordinalDif(separated).uniform).toBeNull();
    const some = draw('some', 0).slice(0, 50);
    const bad = [
      some.map((one) => ({ ...one, category: 2 })),
      some.map((one) => ({ ...one, focal: true })),
      some.map((one) => ({ ...one, matching: Number.NaN })),
      some.map((one) => ({ ...one, category: 0.5 })),
    ];
    for (const none of bad) expect(() => ordinalDif(none)).toThrow(InvalidInputError);
  });
});
