import { describe, expect, it } from 'vitest';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { items } from './items.ts';
import { usability } from './score.ts';
import { ofFourSides, sit, type Truth } from './sitters.ts';

/** Log-normal times around what a choice takes (van der Linden 2006). */
const timed = (choices: readonly (number | null)[], random: Random) => {
  const speed = 0.4 * random.normal();
  return items.map(({ id }, at) => ({
    questionId: id,
    choice: choices[at] ?? null,
    milliseconds: Math.round(8000 * Math.exp(0.5 * random.normal() - speed)),
  }));
};

const refused = (sitters: number, seed: string, choose: (random: Random) => (number | null)[]) => {
  const random = randomOf(seed);
  const all = Array.from(
    { length: sitters },
    () => usability(timed(choose(random), random)).usability === 'unusable',
  );
  return all.filter(Boolean).length / sitters;
};

describe('answers to the left/right brain test', () => {
  it('of honest sitters are refused in none of a thousand cases', () => {
    expect(refused(1000, 'honest', (random) => sit(ofFourSides(random), random))).toBe(0);
  });

  it('of people who lean to one pole throughout are not refused either', () => {
    const far = (pole: number): Truth => ({
      whole: pole,
      sides: { planning: pole, perceiving: pole, deciding: pole, expressing: pole },
    });
    expect(refused(300, 'left', (random) => sit(far(-4), random))).toBe(0);
    expect(refused(300, 'right', (random) => sit(far(4), random))).toBe(0);
  });

  it.each([
    ['the first statement throughout', () => 0],
    ['the second statement throughout', () => 1],
    ['the one and the other in turn', (at: number) => at % 2],
  ] as const)('that take %s are refused', (_, choice) => {
    expect(refused(50, 'by habit', () => items.map((_item, at) => choice(at)))).toBe(1);
  });

  it('that come faster than anybody reads are refused', () => {
    const random = randomOf('hasty');
    const hasty = items.map(({ id }) => ({
      questionId: id,
      choice: random.below(2),
      milliseconds: 200 + random.below(400),
    }));
    expect(usability(hasty).usability).toBe('unusable');
  });
});
