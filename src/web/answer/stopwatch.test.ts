import { describe, expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

describe('the stopwatch', () => {
  it('counts only while the question is in view', () => {
    let time = 1000;
    const watch = createStopwatch(() => time);
    watch.start(500);
    time += 2000;
    watch.pause();
    time += 60_000;
    expect(watch.elapsed()).toBe(2500);
    watch.resume();
    watch.resume();
    time += 10;
    expect(watch.elapsed()).toBe(2510);
  });

  it('never runs backwards with the clock', () => {
    let time = 1000;
    const watch = createStopwatch(() => time);
    watch.start(300);
    time = 0;
    expect(watch.elapsed()).toBe(300);
  });
});
