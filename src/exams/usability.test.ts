import { describe, expect, it } from 'vitest';
import { leastAnswers, usabilityOf } from './usability.ts';

const usual = Array.from({ length: 30 }, () => 20_000);
const answer = (at: number, milliseconds = 20_000, choice: number | null = (at * at + (at % 7)) % 6) => ({
  questionId: `p${at}`,
  choice,
  milliseconds,
});
const honest = usual.map((_, at) => answer(at));
const judged = (answers: Parameters<typeof usabilityOf>[0]['answers'], lz?: number) =>
  usabilityOf({ answers, optionCount: 6, usual, lz }).usability;

describe('whether a sitting says something', () => {
  it('is yes for honest answers, also where some were never sent', () => {
    expect(judged(honest)).toBe('usable');
    expect(judged([...honest.slice(0, 20), ...Array.from({ length: 10 }, () => undefined)])).toBe('usable');
  });

  it('is no where fewer than two thirds were answered', () => {
    expect([22, 26, 30].map(leastAnswers)).toEqual([15, 18, 20]);
    const answered = (count: number) => honest.map((one, at) => (at < count ? one : undefined));
    expect([20, 19].map((count) => judged(answered(count)))).toEqual(['usable', 'unusable']);
  });

  it('is doubtful where guessing everything explains the answers better', () => {
    const guessed = (guessing?: number) =>
      usabilityOf({ answers: honest, optionCount: 6, usual, guessing }).usability;
    expect([undefined, 2.4, 2.5, 9].map(guessed)).toEqual(['usable', 'usable', 'doubtful', 'doubtful']);
  });

  it('takes hasty answers amiss, and not questions left open at once', () => {
    const third = (choice: number | null | undefined) =>
      honest.map((one, at) => (at % 3 === 0 ? answer(at, 300, choice) : one));
    expect(judged(third(undefined))).toBe('unusable');
    expect(judged(third(null))).toBe('usable');
  });

  it('takes a pattern amiss that repeats itself, where it is looked for', () => {
    const answers = usual.map((_, at) => answer(at, 20_000, at % 2));
    const judgedBy = (longestPattern: number) =>
      usabilityOf({ answers, optionCount: 6, longestPattern, usual }).usability;
    expect([judgedBy(1), judgedBy(2)]).toEqual(['usable', 'unusable']);
  });

  it('takes one option for all amiss', () => {
    expect(judged(usual.map((_, at) => answer(at, 20_000, 2)))).toBe('unusable');
  });

  it('weighs the fit to the model where it is known', () => {
    expect([0, -2.4, -2.5, -4.9, -5].map((lz) => judged(honest, lz))).toEqual([
      'usable',
      'usable',
      'doubtful',
      'doubtful',
      'unusable',
    ]);
  });
});
