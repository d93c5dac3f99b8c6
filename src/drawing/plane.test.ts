import { describe, expect, it } from 'vitest';
import { drawPlane } from './plane.ts';

const palette = { ground: 'white', lit: 'sand', line: 'grey', mist: 'mist', mark: 'ink' };
const scale = { mean: 50, deviation: 10 };
const spread = { across: 16, upwards: 25, both: 0 };
const drawn = (across: number, upwards: number, more: Partial<Parameters<typeof drawPlane>[0]> = {}) =>
  drawPlane({ at: { across, upwards }, spread, scale, ...more }, palette);
const pointIn = (svg: string) => /cx="([\d.]+)" cy="([\d.]+)"/.exec(svg)?.slice(1).map(Number);
const ovalIn = (svg: string) =>
  (/d="M([^"]+)Z" fill="mist"/.exec(svg)?.[1] ?? '').split('L').map((pair) => pair.split(' ').map(Number));

describe('a place on a plane', () => {
  it('stands further right and further up for more', () => {
    expect(pointIn(drawn(50, 50))).toEqual([200, 200]);
    expect(pointIn(drawn(65, 50))).toEqual([300, 200]);
    expect(pointIn(drawn(50, 65))).toEqual([200, 100]);
    expect(pointIn(drawn(120, -20))).toEqual([400, 400]);
  });

  it('lies in the middle of its oval, which is as wide and as tall as the scores are unsure', () => {
    const oval = ovalIn(drawn(50, 50));
    const [xs, ys] = [0, 1].map((at) => oval.map((pair) => pair[at] as number)) as [number[], number[]];
    // √5.991 standard errors of 4 and 5 points, 20 units of the drawing to 3 points.
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo((2 * 2.4477 * 4 * 20) / 3, 0);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo((2 * 2.4477 * 5 * 20) / 3, 0);
  });

  it('leans as the two scores go together', () => {
    const leaning = (both: number) => {
      const oval = ovalIn(drawn(50, 50, { spread: { ...spread, both } }));
      return oval.reduce((sum, [x = 0, y = 0]) => sum + (x - 200) * (200 - y), 0);
    };
    expect(leaning(10)).toBeGreaterThan(0);
    expect(leaning(-10)).toBeLessThan(0);
  });

  it('lights one quarter, or none', () => {
    expect(drawn(60, 40).match(/fill="sand"/g)).toBeNull();
    expect(drawn(60, 40, { lit: 'lowerRight' })).toContain(
      '<rect x="200" y="200" width="200" height="200" fill="sand"/>',
    );
  });
});
