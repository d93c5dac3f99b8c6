import { describe, expect, it } from 'vitest';
import { startSeconds, tick } from './countdown.ts';

describe('the countdown to the report', () => {
  it('reaches nought after its seconds and stays there', () => {
    let countdown = { left: startSeconds, stopped: false };
    for (let second = 1; second <= startSeconds; second += 1) countdown = tick(countdown);
    expect(countdown.left).toBe(0);
    expect(tick(countdown)).toBe(countdown);
  });

  it('stands still once stopped', () => {
    const stopped = { left: 5, stopped: true };
    expect(tick(stopped)).toBe(stopped);
  });
});
