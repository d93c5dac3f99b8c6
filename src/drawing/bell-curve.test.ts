import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  curveField,
  curveInterval,
  curveLine,
  curveX,
  drawCurve,
  drawGauge,
  gaugeX,
  iqScale,
  scaleTicks,
} from './bell-curve.ts';

const scores = fc.double({ min: 40, max: 160, noNaN: true });
const heights = (path: string) =>
  [...path.matchAll(/[ML](\S+) (\S+?)(?=[MLVH]|$)/g)].map(([, , y]) => Number(y));
const palette = { area: '#ddd', interval: '#aaa', line: '#666', mark: '#000' };

describe('the bell curve', () => {
  it('is highest in the middle and falls to either side alike', () => {
    const all = heights(curveLine());
    const top = Math.min(...all);
    expect(all.indexOf(top)).toBe((all.length - 1) / 2);
    expect(all).toEqual([...all].reverse());
    // One standard deviation out, the density is exp(-1/2) of its height.
    const [edge = 0] = heights(curveInterval(115, 130, iqScale));
    expect((curveField.foot - edge) / (curveField.foot - top)).toBeCloseTo(0.6065, 2);
  });

  it('keeps every score on the field, in order', () => {
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(curveX(low, iqScale)).toBeLessThanOrEqual(curveX(high, iqScale));
        expect(gaugeX(low, iqScale)).toBeLessThanOrEqual(gaugeX(high, iqScale));
        for (const x of [curveX(low, iqScale), gaugeX(high, iqScale)]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1000);
        }
        expect(curveInterval(low, high, iqScale)).not.toMatch(/NaN|undefined/);
      }),
    );
  });

  it('stands where its scale says', () => {
    const style = { mean: 50, deviation: 15 };
    expect(curveX(50, style)).toBe(500);
    expect(curveX(65, style)).toBe(curveX(115, iqScale));
    expect(scaleTicks(style)).toEqual([5, 20, 35, 50, 65, 80, 95]);
    expect(scaleTicks(iqScale, 2)).toEqual([70, 100, 130]);
  });

  it('marks the score', () => {
    expect(drawCurve({ low: 90, high: 110, at: 100, scale: iqScale }, palette)).toContain(
      `M500 0V196" stroke="${palette.mark}"`,
    );
  });

  it('draws a gauge with its reference range, interval and score', () => {
    const svg = drawGauge(
      { low: 90, high: 110, at: 100, reference: { low: 85, high: 115 }, scale: iqScale },
      palette,
    );
    expect(svg).toContain('x="333.33"');
    expect(svg).toContain('M500 8V92');
  });
});

it('draws the line as far as a score, and no further than the field', () => {
  const end = (line: string) => Number(line.split('L').at(-1)?.split(' ')[0]);
  expect(end(curveLine(115, iqScale))).toBe(curveX(115, iqScale));
  expect(end(curveLine(400, iqScale))).toBe(end(curveLine()));
});
