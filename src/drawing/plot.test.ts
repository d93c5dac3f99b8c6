import { describe, expect, it } from 'vitest';
import { drawBars, drawPanels, type Panel } from './plot.ts';

const axis = { from: 0, to: 10, ticks: [0, 5, 10] };
const panel = (changes: Partial<Panel> = {}): Panel => ({ title: 'a < b', x: axis, y: axis, ...changes });

describe('panels', () => {
  it('stand two in a row, below what is written over them', () => {
    const [one, two, three] = [1, 2, 3].map((count) =>
      drawPanels(
        Array.from({ length: count }, () => panel()),
        ['errors & truths'],
      ),
    ) as [string, string, string];
    const tall = (svg: string) => Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(svg)?.[1]);
    expect(tall(one)).toBe(tall(two));
    expect(tall(three)).toBeGreaterThan(tall(two));
    expect(three.match(/a &lt; b/g)).toHaveLength(3);
    expect(three).toContain('errors &amp; truths');
    expect(three).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('put higher values higher, later ones further right, and hold what lies beyond their edges', () => {
    const dots = [
      { x: 2, y: 2 },
      { x: 8, y: 8 },
      { x: 8, y: 80 },
      { x: 8, y: 10 },
    ];
    const places = [...drawPanels([panel({ dots })], []).matchAll(/circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const [low, high, beyond, top] = places as [
      (typeof places)[0],
      (typeof places)[0],
      (typeof places)[0],
      (typeof places)[0],
    ];
    expect(low[0]).toBeLessThan(high[0]);
    expect(low[1]).toBeGreaterThan(high[1]);
    expect(beyond).toEqual(top);
  });

  it('draw the reach of chance only where it is known, and a line only where there is one', () => {
    const plain = drawPanels([panel({ dots: [{ x: 1, y: 1 }] })], []);
    const told = drawPanels([panel({ dots: [{ x: 1, y: 1, low: 0, high: 2 }], line: [{ x: 1, y: 1 }] })], []);
    expect(plain).not.toContain('stroke-opacity');
    expect(told).toContain('stroke-opacity');
    expect(told).toContain('stroke-width="1.6"');
    expect(plain).not.toContain('stroke-width="1.6"');
  });
});

it('draws bars as long as their values, the longest within the drawing', () => {
  const bars = [0, 0.5, 1, 2].map((value) => ({ name: 'n', value, written: String(value) }));
  const drawn = drawBars(bars, 1, []);
  const [none, half, whole, more] = [
    ...drawn.matchAll(/height="10"|<rect x="\d+" y="[\d.]+" width="([\d.]+)"/g),
  ]
    .map(([, width]) => width)
    .filter((width) => width !== undefined)
    .map(Number);
  expect(none).toBe(0);
  expect(whole).toBeCloseTo(2 * (half ?? 0), 1);
  expect(more).toBe(whole);
});
