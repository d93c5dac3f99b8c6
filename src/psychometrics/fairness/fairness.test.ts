import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { type LogisticDif, logisticDif } from './logistic.ts';
import { mantelHaenszel } from './mantel-haenszel.ts';
import type { Observation } from './observation.ts';

const persons = (count: number, focal: boolean, correct: boolean, matching: number): Observation[] =>
  Array.from({ length: count }, () => ({ focal, correct, matching }));

/** Score, right and wrong answers of 460 persons of the reference group, then of 340 of the focal group. */
const reference = [
  [1, 12, 35],
  [2, 10, 34],
  [3, 21, 32],
  [4, 28, 28],
  [5, 32, 18],
  [6, 25, 10],
  [7, 50, 13],
  [8, 44, 8],
  [9, 57, 3],
] as const;
const focal = [
  [0, 1, 32],
  [1, 1, 34],
  [2, 3, 34],
  [3, 8, 32],
  [4, 12, 22],
  [5, 24, 13],
  [6, 29, 10],
  [7, 37, 6],
  [8, 38, 4],
] as const;
const sample = [reference, focal].flatMap((group, at) =>
  group.flatMap(([matching, right, wrong]) => [
    ...persons(right, at === 1, true, matching),
    ...persons(wrong, at === 1, false, matching),
  ]),
);

/** UCBAdmissions of R's datasets: admitted and rejected men, then women, by department. */
const admissions = [
  [512, 313, 89, 19],
  [353, 207, 17, 8],
  [120, 205, 202, 391],
  [138, 279, 131, 244],
  [53, 138, 94, 299],
  [22, 351, 24, 317],
].flatMap(([a, b, c, d], department) => [
  ...persons(a as number, false, true, department),
  ...persons(b as number, false, false, department),
  ...persons(c as number, true, true, department),
  ...persons(d as number, true, false, department),
]);

const observedAt = (matching: fc.Arbitrary<number>) =>
  fc.array(fc.record({ focal: fc.boolean(), correct: fc.boolean(), matching }), { maxLength: 60 });
const observations = observedAt(fc.integer({ min: 0, max: 5 }));

const swapped = (given: readonly Observation[]) => given.map((one) => ({ ...one, focal: !one.focal }));

/** What a function gives, or undefined where it refuses by the named error; any other error fails the test. */
function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError);
    return undefined;
  }
}

describe('Mantel-Haenszel', () => {
  it("agrees with R's mantelhaen.test 4.2.2", () => {
    const found = mantelHaenszel(sample);
    expect(found.oddsRatio).toBeCloseTo(1.454222497215589, 12);
    expect(found.chiSquare).toBeCloseTo(3.7822627809041651, 11);
    expect(found.pValue).toBeCloseTo(0.051798566872516778, 12);
    // Half the width of its 95 % interval of the logarithm, over qnorm(0.975).
    expect(found.standardError).toBeCloseTo(0.18323237840206685, 12);
    expect(found.delta).toBeCloseTo(-2.35 * Math.log(1.454222497215589), 12);
    expect(found.difClass).toBe('A');
    const other = mantelHaenszel(admissions);
    expect(other.oddsRatio).toBeCloseTo(0.90469682825862308, 12);
    expect(other.chiSquare).toBeCloseTo(1.4269462285866883, 11);
    expect(other.pValue).toBeCloseTo(0.23226346281704827, 12);
  });

  it('leaves the continuity correction out where |ΣA − ΣE(A)| is below 1/2', () => {
    // A = 5, E(A) = 11·9/20 = 4.95, Var(A) = 11·9·9·11/(20²·19): 0.05² / Var(A), not 0.45² / Var(A).
    const found = mantelHaenszel([
      ...persons(5, false, true, 0),
      ...persons(6, false, false, 0),
      ...persons(4, true, true, 0),
      ...persons(5, true, false, 0),
    ]);
    expect(found.chiSquare).toBeCloseTo(0.05 ** 2 / ((11 * 9 * 9 * 11) / (400 * 19)), 12);
  });

  it('classes by size and certainty', () => {
    const group = (right: number, wrong: number, isFocal: boolean) => [
      ...persons(right, isFocal, true, 0),
      ...persons(wrong, isFocal, false, 0),
    ];
    // Odds ratios 3.35 and 1.78 over many persons, and 3.35 over few.
    expect(mantelHaenszel([...group(770, 230, false), ...group(500, 500, true)]).difClass).toBe('C');
    expect(mantelHaenszel([...group(640, 360, false), ...group(500, 500, true)]).difClass).toBe('B');
    expect(mantelHaenszel([...group(10, 3, false), ...group(8, 8, true)]).difClass).toBe('A');
    const boundless = mantelHaenszel([...group(40, 0, false), ...group(20, 20, true)]);
    expect(boundless).toMatchObject({
      oddsRatio: Infinity,
      delta: -Infinity,
      standardError: Infinity,
      difClass: 'B',
    });
  });

  it('flips its sign when the groups change places, and does not see the order of persons', () => {
    fc.assert(
      fc.property(observations, fc.string(), (given, seed) => {
        const one = unlessRefused(() => mantelHaenszel(given));
        const other = unlessRefused(() => mantelHaenszel(swapped(randomOf(seed).shuffle(given))));
        expect(other === undefined).toBe(one === undefined);
        if (!(one && other)) return;
        if (Number.isFinite(one.delta)) expect(other.delta).toBeCloseTo(-one.delta, 10);
        else expect(other.delta).toBe(-one.delta);
        expect(other.chiSquare).toBeCloseTo(one.chiSquare, 10);
        expect(Object.values(one).some(Number.isNaN)).toBe(false);
      }),
    );
  });

  it('refuses groups that cannot be compared', () => {
    for (const given of [
      [],
      persons(3, true, true, 1),
      [...persons(3, true, true, 1), ...persons(3, false, false, 2)],
      [...sample, { focal: true, correct: true, matching: Number.NaN }],
    ]) {
      expect(() => mantelHaenszel(given)).toThrow(InvalidInputError);
    }
  });
});

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
