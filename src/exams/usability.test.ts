import { describe, expect, it } from 'vitest';
import { repetitionTail } from '#psychometrics/fit/long-string.ts';
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

  it('weighs repetition by how often this person repeats anyway: from chance up to a half', () => {
    const chosen = (choices: readonly (number | null)[], optionCount = 6) => {
      const { reasons } = usabilityOf({
        answers: choices.map((choice, at) => answer(at, 20_000, choice)),
        optionCount,
        usual,
      });
      return reasons.find(({ index }) => index === 'repetitionTail')?.value;
    };
    const tail = (choices: readonly (number | null)[], repeat: number) =>
      expect.closeTo(repetitionTail(choices, repeat, 1), 12);
    const sorted = (...counts: readonly number[]) =>
      counts.flatMap((count, option) => Array.from({ length: count }, () => option));
    const two = sorted(15, 15);
    expect(chosen(two)).toEqual(tail(two, 0.5));
    const most = sorted(28, 1, 1);
    expect(chosen(most)).toEqual(tail(most, 0.5));
    const third = sorted(10, 10, 10);
    expect(chosen(third)).toEqual(tail(third, 1 / 3));
    // Left open, a question is no choice of the first option.
    const open = [...sorted(0, 14, 5, 5), ...Array.from({ length: 6 }, () => null)];
    expect(chosen(open)).toEqual(tail(open, (14 ** 2 + 5 ** 2 + 5 ** 2) / 24 ** 2));
    // Where the options of some questions are more than the fewest, chance is by the fewest, and habit by all.
    const five = sorted(10, 5, 5, 5, 5);
    expect(chosen(five, 4)).toEqual(tail(five, 1 / 4));
    const last = sorted(3, 3, 3, 3, 18);
    expect(chosen(last, 4)).toEqual(tail(last, 0.4));
  });

  it('finds nothing in what was left open but that it was', () => {
    const { reasons } = usabilityOf({
      answers: usual.map((_, at) => answer(at, 300, null)),
      optionCount: 6,
      usual,
    });
    expect(reasons.map(({ index, value }) => [index, value])).toEqual([['missingAnswers', 20]]);
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
