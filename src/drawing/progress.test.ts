import { describe, expect, it } from 'vitest';
import { drawProgress, progressField } from './progress.ts';

const palette = { line: '#111', range: '#222', grid: '#333', label: '#444' };
const points = [
  { value: 0.2, low: 0.1, high: 0.4 },
  { value: 0.5, low: 0.3, high: 0.6 },
  { value: 0.9, low: 0.7, high: 1 },
];

/** Of the elements with a fill: their attributes as numbers. */
const drawn = (svg: string, element: string, fill: string) =>
  [...svg.matchAll(new RegExp(`<${element} ([^>]*fill="${fill}")/>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([-\d.]+)"/g)].map(([, name = '', value]) => [name, Number(value)]),
    ),
  );

describe('drawProgress', () => {
  it('draws every level within the bar of its own interval, from left to right', () => {
    const svg = drawProgress(points, palette);
    const [bars, dots] = [drawn(svg, 'rect', '#222'), drawn(svg, 'circle', '#111')];
    expect([bars.length, dots.length]).toEqual([points.length, points.length]);
    for (const [at, { cx = 0, cy = 0 }] of dots.entries()) {
      const { x = 0, y = 0, width = 0, height = 0 } = bars[at] ?? {};
      expect(Math.abs(x + width / 2 - cx)).toBeLessThan(0.02);
      expect(cy).toBeGreaterThanOrEqual(y);
      expect(cy).toBeLessThanOrEqual(y + height);
      expect(cx).toBeGreaterThan(dots[at - 1]?.cx ?? 0);
    }
    const tall = bars.map(({ height = 0 }) => height);
    expect((tall[0] ?? 0) / (tall[1] ?? 1)).toBeCloseTo(1, 2);
  });

  it('draws the scale alone where nothing was asked yet, and a line only between two sets', () => {
    const empty = drawProgress([], palette);
    expect(empty).toContain('stroke="#333"');
    expect(empty).not.toMatch(/#111|#222|NaN/);
    expect(drawProgress(points.slice(0, 1), palette)).not.toContain('stroke="#111"');
  });

  it('puts a single set in the middle of the scale, and keeps many apart', () => {
    const [one] = drawn(drawProgress(points.slice(0, 1), palette), 'circle', '#111');
    expect(one?.cx).toBeGreaterThan(progressField.width / 2);
    const many = Array.from({ length: 12 }, () => points[1] as (typeof points)[0]);
    const bars = drawn(drawProgress(many, palette), 'rect', '#222');
    for (const [at, { x = 0, width = 0 }] of bars.entries())
      expect(x + width).toBeLessThan(bars[at + 1]?.x ?? progressField.width);
  });
});
