import { describe, expect, it } from 'vitest';
import { tipAfter } from './tips.ts';

describe('encouragement', () => {
  it('comes once at half, at three quarters and shortly before the end of thirty questions', () => {
    const tips = Array.from({ length: 30 }, (_, index) => [index + 1, tipAfter(index + 1, 30)]).filter(
      ([, tip]) => tip,
    );
    expect(tips).toEqual([
      [15, 'tip50'],
      [23, 'tip75'],
      [27, 'tip90'],
    ]);
  });

  it('never says a part is done that is not', () => {
    for (const count of [4, 10, 26, 30]) {
      for (let place = 1; place <= count; place++) {
        const tip = tipAfter(place, count);
        if (tip) expect(place / count).toBeGreaterThanOrEqual(Number(tip.slice(3)) / 100);
      }
    }
  });
});
