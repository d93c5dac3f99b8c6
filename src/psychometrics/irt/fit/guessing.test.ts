import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { theta } from '../../units.ts';
import { marginalProbability, solvedShare } from '../uncertain-item.ts';
import { guessingLogRatio } from './guessing.ts';

const chance = 1 / 6;
const items = Array.from({ length: 30 }, (_, at) => ({ a: 1.3, b: -2.5 + at / 6, c: chance, residual: 0.8 }));

describe('the log ratio of guessing', () => {
  it('of one question is chance against the share of the norm population that solves it', () => {
    const item = { a: 1.2, b: 0.4, c: chance, residual: 0.5 };
    const share = solvedShare(item);
    expect(guessingLogRatio([{ item, correct: true }], chance)).toBeCloseTo(Math.log(chance / share), 6);
    expect(guessingLogRatio([{ item, correct: false }], chance)).toBeCloseTo(
      Math.log((1 - chance) / (1 - share)),
      6,
    );
  });

  it('does not depend on the order, is 0 of no answer, and falls with every hard question solved', () => {
    const answers = items.map((item, at) => ({ item, correct: at % 6 === 0 }));
    const ratio = guessingLogRatio(answers, chance);
    expect(guessingLogRatio(answers.toReversed(), chance)).toBeCloseTo(ratio, 9);
    expect(guessingLogRatio([], chance)).toBeCloseTo(0, 12);
    const more = answers.map((answer, at) => (at < 12 ? { ...answer, correct: true } : answer));
    expect(guessingLogRatio(more, chance)).toBeLessThan(ratio);
  });

  it('tells guessers from people', () => {
    const random = randomOf('guessers and people');
    const ratios = (solves: (item: (typeof items)[number]) => number) =>
      Array.from({ length: 200 }, () =>
        guessingLogRatio(
          items.map((item) => ({ item, correct: random.next() < solves(item) })),
          chance,
        ),
      );
    const beyond = (all: readonly number[]) => all.filter((ratio) => ratio >= 2.5).length / all.length;
    expect(beyond(ratios(() => chance))).toBeGreaterThan(0.8);
    expect(beyond(ratios((item) => marginalProbability(item, theta(0))))).toBe(0);
  });

  it('refuses a chance that is none', () => {
    for (const none of [0, 1, Number.NaN])
      expect(() => guessingLogRatio([], none)).toThrow(InvalidInputError);
  });
});
