import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { items, stepCount } from './items.ts';
import { drawTruth, sit } from './sitters.ts';
import { usability } from './usability.ts';

/** Log-normal times around what a question takes (van der Linden 2006). */
const timed = (choices: readonly (number | null)[], random: Random): GivenAnswer[] => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: Math.round(4000 * Math.exp(0.5 * random.normal() - speed)),
  }));
};

const unusable = (sitters: number, seed: string, answer: (random: Random) => GivenAnswer[]) => {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => usability(answer(random)).usability);
  return all.filter((one) => one === 'unusable').length / sitters;
};

describe('answers to the career interests test', () => {
  it('of honest sitters are refused in none of two hundred and forty cases', () => {
    expect(unusable(240, 'honest', (random) => timed(sit(drawTruth(random), random), random))).toBe(0);
  });

  it('of honest people who like hardly anything, or one theme alone, are not refused either', () => {
    const choosy = (random: Random) =>
      items
        .map((_, at) => (at % 6 === random.below(6) ? 1 : 0))
        .map((low) => low + Number(random.below(9) === 0));
    const devoted = (random: Random) => {
      const own = items[random.below(6)]?.theme;
      return items.map(({ theme }) => (theme === own ? 3 + random.below(2) : random.below(2)));
    };
    expect(unusable(60, 'choosy', (random) => timed(choosy(random), random))).toBe(0);
    expect(unusable(60, 'devoted', (random) => timed(devoted(random), random))).toBe(0);
  });

  it.each([
    ['hasty', (random: Random) => [random.below(stepCount), 150 + random.below(300)]],
    ['all the same', (random: Random) => [3, 3000 + random.below(5000)]],
    ['impossibly fast', (random: Random) => [random.below(stepCount), random.below(120)]],
  ] as const)('that are %s are caught', (_, answer) => {
    const sitting = (random: Random) =>
      items.map((item) => {
        const [choice, milliseconds] = answer(random) as [number, number];
        return { questionId: item.id, choice, milliseconds };
      });
    expect(unusable(60, 'careless', sitting)).toBeGreaterThan(0.98);
  });

  it('that fit no person are marked: loved and disliked by turns within each theme', () => {
    const contrary = items.map((item, at) => ({
      questionId: item.id,
      choice: Math.floor(at / 6) % 2 === 0 ? 4 : 0,
      milliseconds: 4000,
    }));
    expect(usability(contrary).usability).not.toBe('usable');
  });

  it('are asked for two thirds of the questions', () => {
    const answered = (count: number) => (random: Random) =>
      timed(
        sit(drawTruth(random), random).map((choice, at) => (at < count ? choice : null)),
        random,
      );
    expect(unusable(30, 'open', answered(32))).toBe(0);
    expect(unusable(30, 'open', answered(31))).toBe(1);
  });
});
