import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { mantelHaenszel } from './mantel-haenszel.ts';
import { persons, sample, swapped, unlessRefused } from './sample.ts';

const observations = fc.array(
  fc.record({ focal: fc.boolean(), correct: fc.boolean(), matching: fc.integer({ min: 0, max: 5 }) }),
  { maxLength: 60 },
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
