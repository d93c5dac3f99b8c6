import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { items, optionCountOf } from './items.ts';
import { drawTruth, sit } from './sitters.ts';
import { usability } from './usability.ts';

/** Log-normal times around what a question takes (van der Linden 2006). */
const honestTime = (random: Random, at: number, speed = 0): number =>
  Math.round((items[at]?.kind === 'statement' ? 6000 : 22_000) * Math.exp(0.5 * random.normal() - speed));

const timed = (choices: readonly (number | null)[], random: Random): GivenAnswer[] => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: honestTime(random, at, speed),
  }));
};

const unusable = (sitters: number, seed: string, answer: (random: Random) => GivenAnswer[]) => {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => usability(answer(random)).usability);
  return all.filter((one) => one === 'unusable').length / sitters;
};

describe('answers to the EQ test', () => {
  it('of honest sitters are refused in none of a thousand cases', () => {
    const honest = (random: Random) => timed(sit(drawTruth(random), random), random);
    expect(unusable(1200, 'honest', honest)).toBe(0);
  });

  it('of honest people two to three deviations out are not refused either', () => {
    const extreme = (random: Random) => drawTruth(random).map((one) => Math.sign(one) * (2 + random.next()));
    expect(unusable(800, 'extreme', (random) => timed(sit(extreme(random), random), random))).toBeLessThan(
      0.001,
    );
  });

  it.each([
    ['hasty', (random: Random, options: number) => [random.below(options), 300 + random.below(600)]],
    ['all the same', (random: Random) => [3, 4000 + random.below(9000)]],
    ['impossibly fast', (random: Random, options: number) => [random.below(options), random.below(120)]],
  ] as const)('that are %s are caught', (_, answer) => {
    const sitting = (random: Random) =>
      items.map((item) => {
        const [choice, milliseconds] = answer(random, optionCountOf(item)) as [number, number];
        return { questionId: item.id, choice, milliseconds };
      });
    expect(unusable(100, 'careless', sitting)).toBeGreaterThan(0.98);
  });

  it('that fit no person are marked: everything in extremes, for and against at once', () => {
    const contrary = items.map((item, at) => ({
      questionId: item.id,
      choice: item.kind === 'statement' ? (at % 2 === 0 ? 4 : 0) : item.credits.indexOf(at % 2 === 0 ? 2 : 0),
      milliseconds: 9000,
    }));
    expect(usability(contrary).usability).not.toBe('usable');
  });

  it('are asked for two thirds of the questions', () => {
    const answered = (count: number) => (random: Random) =>
      timed(
        sit(drawTruth(random), random).map((choice, at) => (at < count ? choice : null)),
        random,
      );
    expect(unusable(40, 'open', answered(19))).toBe(0);
    expect(unusable(40, 'open', answered(18))).toBe(1);
  });
});
