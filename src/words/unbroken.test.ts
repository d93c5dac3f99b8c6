import { describe, expect, it } from 'vitest';
import { asWritten, countsHeld } from './unbroken.ts';

describe('countsHeld', () => {
  it('holds a number to what it counts where no word ends there', () => {
    expect(countsHeld('另一部要 24 分鐘。')).toBe('另一部要 24\u00a0分\u2060鐘。');
    expect(countsHeld('1台なら24分、3時間')).toBe('1\u2060台なら24\u2060分、3\u2060時\u2060間');
  });

  it('leaves other words as they are, and what is written to be read by programs', () => {
    expect(countsHeld('the other takes 24 minutes')).toBe('the other takes 24 minutes');
    expect(asWritten(countsHeld('1台なら24分'))).toBe('1台なら24分');
  });
});
