import { describe, expect, it } from 'vitest';
import { drawProfile, profileField, profileLabel, profileRadius } from './profile.ts';

const scale = { mean: 50, deviation: 15 };
const palette = { ground: '#fff', ring: '#eee', spoke: '#ccc', mist: '#aab', mark: '#224' };
const even = Array.from({ length: 8 }, () => ({ low: 40, high: 60, at: 50 }));
const drawn = (sides = even) => drawProfile({ sides, reference: { low: 35, high: 65 }, scale }, palette);

describe('a profile', () => {
  it('has 0 in the middle, 50 half way and 100 at the edge, and nothing beyond', () => {
    expect(profileRadius(0, scale)).toBeCloseTo(0);
    expect(profileRadius(50, scale)).toBeCloseTo(profileField.radius / 2);
    expect(profileRadius(100, scale)).toBeCloseTo(profileField.radius);
    expect(profileRadius(130, scale)).toBe(profileField.radius);
    expect(profileRadius(-30, scale)).toBe(0);
  });

  it('goes through each score, from above clockwise', () => {
    const high = drawn(even.map((side, at) => (at === 2 ? { low: 70, high: 90, at: 80 } : side)));
    expect(high).toContain('cx="347.2" cy="200"');
    expect(high).toContain('cx="200" cy="108"');
  });

  it('lays mist between the ends of the intervals', () => {
    const wide = drawn(even.map((side) => ({ ...side, low: 20, high: 80 })));
    expect(drawn().match(/fill-rule="evenodd"/g)).toHaveLength(1);
    expect(wide).toContain('M200 52.8C');
    expect(wide).toContain('M200 163.2C');
  });

  it('has the two ends of the reference range as hairlines, and nothing as thick as the range', () => {
    const thin = [
      ...drawn().matchAll(
        /<circle cx="200" cy="200" r="([\d.]+)" fill="none" stroke="#eee" stroke-width="1"/g,
      ),
    ];
    expect(thin).toHaveLength(2);
    for (const [at, score] of [35, 65].entries())
      expect(Number(thin[at]?.[1])).toBeCloseTo(profileRadius(score, scale), 1);
    const widths = [...drawn().matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThan(3);
  });

  it('leaves each of four names a corner of the square', () => {
    for (const side of [0, 1, 2, 3]) {
      const { leanX, leanY } = profileLabel(side, 4);
      expect([Math.abs(leanX), Math.abs(leanY)]).toEqual([1, 1]);
    }
    expect(profileLabel(0, 4)).toMatchObject({ leanX: 1, leanY: -1 });
  });

  it('is the same again, and has no words in it', () => {
    expect(drawn()).toBe(drawn());
    expect(drawn()).not.toContain('<text');
  });

  it('puts names around itself, leaning away', () => {
    expect(profileLabel(0, 8)).toMatchObject({ x: 0.5, leanX: 0, leanY: -1 });
    expect(profileLabel(2, 8)).toMatchObject({ y: 0.5, leanX: 1, leanY: 0 });
    expect(profileLabel(5, 8)).toMatchObject({ leanX: -1, leanY: 1 });
  });
});
