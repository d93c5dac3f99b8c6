import { describe, expect, it } from 'vitest';
import { usabilityOf } from './usability.ts';

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
