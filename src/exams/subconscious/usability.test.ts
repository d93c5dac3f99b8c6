import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { items } from './items.ts';
import { usability } from './score.ts';
import { drawTruth, sit } from './simulation.ts';

/** Log-normal times around twelve seconds (van der Linden 2006), faster and slower people. */
const honestTime = (random: Random, speed: number): number =>
  Math.round(12_000 * Math.exp(0.5 * random.normal() - speed));

const timed = (steps: readonly (number | null)[], random: Random): GivenAnswer[] => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: steps[at] ?? null,
    milliseconds: honestTime(random, speed),
  }));
};

const unusable = (sitters: number, seed: string, answer: (random: Random) => GivenAnswer[]) => {
  const random = randomOf(seed);
  const all = Array.from({ length: sitters }, () => usability(answer(random)).usability);
  return all.filter((one) => one === 'unusable').length / sitters;
};

describe('answers to the subconscious test', () => {
  it('of honest sitters are refused in less than one of a thousand cases', () => {
    expect(unusable(6000, 'honest', (random) => timed(sit(drawTruth(random), random), random))).toBeLessThan(
      0.001,
    );
  });

  it('of honest people with profiles two to three deviations out are not refused either', () => {
    const extreme = (random: Random) =>
      drawTruth(random).map((ability) => Math.sign(ability) * (2 + random.next()));
    expect(unusable(4000, 'extreme', (random) => timed(sit(extreme(random), random), random))).toBeLessThan(
      0.001,
    );
  });

  it.each([
    ['hasty', (random: Random) => ({ choice: random.below(5), milliseconds: 300 + random.below(600) })],
    ['all the same', (random: Random) => ({ choice: 3, milliseconds: honestTime(random, 0) })],
    ['impossibly fast', (random: Random) => ({ choice: random.below(5), milliseconds: random.below(120) })],
  ])('that are %s are caught', (_, answer) => {
    const sitting = (random: Random) => items.map(({ id }) => ({ questionId: id, ...answer(random) }));
    expect(unusable(300, 'careless', sitting)).toBeGreaterThan(0.98);
  });

  it('that are left open are nobody’s fault', () => {
    expect(unusable(50, 'open', (random) => timed([], random))).toBe(0);
  });
});
