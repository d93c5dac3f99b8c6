import { describe, expect, it } from 'vitest';
import { type DrawnCell, drawCell, drawMatrix, drawOption } from './figures.ts';
import { drawNumber, drawSeries } from './numbers.ts';

const every = <Key extends keyof DrawnCell>(key: Key, count: number, base: DrawnCell = { shape: 0 }) =>
  Array.from({ length: count }, (_, value) => drawCell({ ...base, [key]: value }));

describe('item figures', () => {
  it('draw every value of every attribute differently', () => {
    for (const drawn of [
      every('shape', 6),
      every('shade', 3),
      every('size', 3),
      every('count', 4),
      every('marker', 8),
      every('rotation', 8),
      Array.from({ length: 256 }, (_, overlay) => drawCell({ overlay })),
    ]) {
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('use the ink of the page and nothing that a strict security policy forbids', () => {
    const svg = drawMatrix(
      Array.from({ length: 8 }, (_, at) => ({ shape: at % 6, shade: at % 3, marker: at })),
    );
    expect(svg).toContain('currentColor');
    expect(svg).not.toMatch(/style|script|#[0-9a-f]{3}|url\(| id=/);
  });

  it('have a viewBox and no size of their own', () => {
    for (const svg of [drawOption({ shape: 1 }), drawSeries([1, 2, 3, 4, 5, 6]), drawNumber(12)]) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+">/);
      expect(svg).not.toMatch(/^<svg [^>]*(width|height)=/);
    }
  });

  it('leave the last place of a series empty', () => {
    const svg = drawSeries([3, 5, 7, 9, 11, 13]);
    expect(svg.match(/<text/g)).toHaveLength(6);
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  });
});
