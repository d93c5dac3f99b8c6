import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { typeCodes } from '#contract/types.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { answersOf } from '#tests/support/types-sittings.ts';
import { AnswerError } from '../exam.ts';
import { axes, codeOf, sidesOf } from './axes.ts';
import { items, stepCount } from './items.ts';
import { isEven, isUndecided, likeliest, likelihoodOf, neighbourOf } from './likely.ts';
import { percentAt, placeOf } from './posterior.ts';
import { score, sideOf, usability } from './score.ts';
import { drawReading, drawTruth, sit } from './simulation.ts';

const answers = (step: (at: number) => number | null, milliseconds = 5000): GivenAnswer[] =>
  items.map(({ id }, at) => ({ questionId: id, choice: step(at), milliseconds }));

const steps = fc.array(fc.option(fc.nat(stepCount - 1)), { minLength: 60, maxLength: 60 });

describe('the score', () => {
  it.each(typeCodes)('reaches %s, firmly and faintly', (code) => {
    for (const firmness of [1, 2, 3]) expect(score(answersOf(code, firmness)).code).toBe(code);
    expect(codeOf(sidesOf(code))).toBe(code);
  });

  it('keeps each percentage within its interval, and letters on their sides', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const result = score(answers((at) => given[at] ?? null));
        for (const one of result.axes) {
          expect(one.low).toBeLessThanOrEqual(one.value);
          expect(one.high).toBeGreaterThanOrEqual(one.value);
          expect(one.chance).toBeGreaterThan(0);
          expect(one.chance).toBeLessThan(1);
          if (!isUndecided(one)) expect(one.value > 50).toBe(sideOf(one) === 'high');
          if (isEven(one)) expect(isUndecided(one)).toBe(true);
        }
        expect(result.code).toBe(
          codeOf(Object.fromEntries(result.axes.map((one) => [one.id, sideOf(one)])) as never),
        );
        const shares = likeliest(result).map(({ share }) => share);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(likeliest(result)[0]?.share).toBe(likelihoodOf(result.axes, result.code));
        expect(likeliest(result)[1]?.share).toBeCloseTo(
          likelihoodOf(result.axes, neighbourOf(result).code),
          9,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('turns round with its answers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stepCount - 1), { maxLength: 15 }), (own) => {
        const [one, other] = [placeOf(own), placeOf(own.map((step) => stepCount - 1 - step))];
        expect(one.value + other.value).toBeCloseTo(100, 6);
        expect(one.chance + other.chance).toBeCloseTo(1, 9);
        expect(one.low + other.high).toBeCloseTo(100, 4);
      }),
    );
  });

  it('lies in the middle where nothing or everything was agreed to, and grows less sure by what is open', () => {
    const none = score(answers(() => null));
    expect(none.axes.map(({ value, chance }) => [value, chance])).toEqual(axes.map(() => [50, 0.5]));
    for (const { value } of score(answers(() => 6)).axes) expect(Math.abs(value - 50)).toBeLessThan(8);
    const whole = answersOf('infp');
    const half = whole.map((one, at) => (at % 8 < 4 ? one : { ...one, choice: null }));
    for (const [at, { high, low }] of score(half).axes.entries()) {
      const all = score(whole).axes[at];
      expect(high - low).toBeGreaterThan((all?.high ?? 0) - (all?.low ?? 0));
    }
  });

  it('has its percentages where the statements have their steps', () => {
    expect(percentAt(theta(0))).toBeCloseTo(50, 10);
    expect(percentAt(theta(1))).toBeGreaterThan(percentAt(theta(0.5)));
  });

  it('refuses answers that cannot be', () => {
    const first = answersOf('istj')[0] as GivenAnswer;
    for (const wrong of [
      [{ ...first, questionId: 'p01' }],
      [{ ...first, choice: 7 }],
      [{ ...first, choice: -1 }],
      [{ ...first, milliseconds: -1 }],
      [first, first],
    ])
      expect(() => score(wrong)).toThrow(AnswerError);
  });
});

describe('answers to the sixty statements', () => {
  const unusable = (sitters: number, step: (at: number, random: ReturnType<typeof randomOf>) => number) => {
    const random = randomOf('careless');
    const all = Array.from({ length: sitters }, () => usability(answers((at) => step(at, random))).usability);
    return all.filter((one) => one === 'unusable').length / sitters;
  };

  it('of honest sitters are not refused', () => {
    const random = randomOf('honest');
    const refused = Array.from({ length: 500 }, () => {
      const chosen = sit(drawTruth(random), drawReading(random), random);
      return usability(answers((at) => chosen[at] ?? null)).usability === 'unusable';
    });
    expect(refused.filter(Boolean)).toEqual([]);
  });

  it('that agree with everything, are all the same or keep to the ends by chance are caught', () => {
    expect(unusable(60, (_, random) => 5 + random.below(2))).toBeGreaterThan(0.98);
    expect(unusable(60, () => 4)).toBe(1);
    expect(unusable(60, (_, random) => 6 * random.below(2))).toBeGreaterThan(0.9);
  });

  it('that come faster than anyone reads are caught, and so are too few', () => {
    const hasty = answersOf('enfp').map((one) => ({ ...one, milliseconds: 300 }));
    expect(usability(hasty).usability).toBe('unusable');
    const answered = (count: number) =>
      usability(answersOf('enfp').map((one, at) => (at < count ? one : { ...one, choice: null }))).usability;
    expect([answered(40), answered(39)]).toEqual(['usable', 'unusable']);
  });
});
