import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  curveArea,
  curveField,
  curveLine,
  curveSpan,
  curveX,
  drawCurve,
  drawGauge,
  gaugeX,
} from './bell-curve.ts';

const scores = fc.double({ min: 40, max: 160, noNaN: true });
const heights = (path: string) =>
  [...path.matchAll(/[ML](\S+) (\S+?)(?=[MLVH]|$)/g)].map(([, , y]) => Number(y));
const palette = { area: '#ddd', interval: '#aaa', line: '#666', mark: '#000' };

describe('the bell curve', () => {
  it('is highest at 100 and falls to either side alike', () => {
    const top = Math.min(...heights(curveLine()));
    expect(heights(curveLine(100, 100))).toEqual([top]);
    expect(heights(curveLine(85, 85))).toEqual(heights(curveLine(115, 115)));
    // One standard deviation out, the density is exp(-1/2) of its height.
    expect((curveField.foot - (heights(curveLine(115, 115))[0] ?? 0)) / (curveField.foot - top)).toBeCloseTo(
      0.6065,
      2,
    );
  });

  it('keeps every score on the field, in order', () => {
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(curveX(low)).toBeLessThanOrEqual(curveX(high));
        expect(gaugeX(low)).toBeLessThanOrEqual(gaugeX(high));
        for (const x of [curveX(low), gaugeX(high)]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1000);
        }
        expect(curveArea(...curveSpan(low, high))).not.toMatch(/NaN|undefined/);
      }),
    );
  });

  it('marks the score only where there is one', () => {
    expect(drawCurve({ low: 90, high: 110 }, palette)).not.toContain(palette.mark);
    expect(drawCurve({ low: 90, high: 110, at: 100 }, palette)).toContain(
      `M500 0V196" stroke="${palette.mark}"`,
    );
  });

  it('draws a gauge with its reference range, interval and score', () => {
    const svg = drawGauge({ low: 90, high: 110, at: 100, reference: { low: 85, high: 115 } }, palette);
    expect(svg).toContain('x="333.33"');
    expect(svg).toContain('M500 8V92');
  });
});
