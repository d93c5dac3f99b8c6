import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { leastAnswers } from '../usability.ts';
import { items, stepCount } from './items.ts';
import { drawTruth, sit } from './sitters.ts';
import { usability } from './usability.ts';

/** Log-normal times around what a question takes (van der Linden 2006). */
const timed = (choices: readonly (number | null)[], random: Random): GivenAnswer[] => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: Math.round(5000 * Math.exp(0.5 * random.normal() - speed)),
  }));
};

const unusable = (sitters: number, seed: string, answer: (random: Random) => GivenAnswer[]) => {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => usability(answer(random)).usability);
  return all.filter((one) => one === 'unusable').length / sitters;
};

describe('answers to the work-stress test', () => {
  it('of honest sitters are refused in none of three hundred cases', () => {
    const honest = (random: Random) => timed(sit(drawTruth(random), random), random);
    expect(unusable(300, 'honest', honest)).toBe(0);
  });

  it('of honest people two to three deviations out are not refused either', () => {
    const extreme = (random: Random) => drawTruth(random).map((one) => Math.sign(one) * (2 + random.next()));
    expect(unusable(200, 'extreme', (random) => timed(sit(extreme(random), random), random))).toBeLessThan(
      0.01,
    );
  });

  it.each([
    ['hasty', (random: Random) => [random.below(stepCount), 250 + random.below(400)]],
    ['all the same', (random: Random) => [3, 4000 + random.below(9000)]],
    ['impossibly fast', (random: Random) => [random.below(stepCount), random.below(120)]],
  ] as const)('that are %s are caught', (_, answer) => {
    const sitting = (random: Random) =>
      items.map(({ id }) => {
        const [choice, milliseconds] = answer(random) as [number, number];
        return { questionId: id, choice, milliseconds };
      });
    expect(unusable(60, 'careless', sitting)).toBeGreaterThan(0.95);
  });

  it('that fit no person are marked: everything in extremes, for and against at once', () => {
    const contrary = items.map(({ id }, at) => ({
      questionId: id,
      choice: at % 2 === 0 ? 4 : 0,
      milliseconds: 9000,
    }));
    expect(usability(contrary).usability).not.toBe('usable');
  });

  it('are asked for two thirds of the questions', () => {
    const least = leastAnswers(items.length);
    const answered = (count: number) => (random: Random) =>
      timed(
        sit(drawTruth(random), random).map((choice, at) => (at < count ? choice : null)),
        random,
      );
    expect(unusable(20, 'open', answered(least))).toBe(0);
    expect(unusable(20, 'open', answered(least - 1))).toBe(1);
  });
});
