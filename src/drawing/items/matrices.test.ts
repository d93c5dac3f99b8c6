import { describe, expect, it } from 'vitest';
import { type DrawnCell, drawCell, drawMatrix, drawMatrixOption } from './matrices.ts';

const every = (key: keyof DrawnCell, values: readonly number[], base: DrawnCell = { shape: 0 }) =>
  values.map((value) => drawCell({ ...base, [key]: value }));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const full: readonly DrawnCell[] = [
  { shape: 3, shade: 2, size: 3 },
  { shape: 1, shade: 1, turn: 3 },
  { shape: 5, shade: 3, count: 6 },
  { shape: 1, inner: 6, innerShade: 2 },
  { shape: 2, shade: 1, place: 5 },
  { shape: 2, shade: 1, dots: 255, strokes: 255 },
  { shape: 4, inner: -1, innerShade: 0, strokes: 15 },
  { shape: 7, shade: 0, dots: 3 },
];

describe('a cell', () => {
  it('shows every value of every attribute in its own way', () => {
    for (const drawn of [
      every('shape', upTo(8)),
      every('shape', upTo(5), { turn: 0 }),
      every('shade', upTo(4)),
      every('size', upTo(4)),
      every('turn', upTo(8)),
      every('count', [1, 2, 3, 4, 5, 6]),
      every('inner', [-1, ...upTo(8)]),
      every('innerShade', upTo(4), { shape: 0, inner: 1 }),
      every('place', upTo(8)),
      every('dots', upTo(256)),
      every('strokes', upTo(256)),
    ]) {
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('draws as many figures, dots and strokes as it is told to', () => {
    expect(drawCell({ shape: 1, count: 5 }).match(/<path/g)).toHaveLength(5);
    expect(drawCell({ shape: 1, dots: 0b1011 }).match(/<circle/g)).toHaveLength(3);
    expect(drawCell({ shape: 1, strokes: 0b10110001 }).match(/M\d+ \d+[HVL]/g)).toHaveLength(4);
    expect(drawCell({ shape: 1, strokes: 0 })).toBe(
      drawCell({ shape: 1, strokes: 1 }).replace(/^<path.*?\/>/, ''),
    );
  });

  it('stands within its field, with room around', () => {
    for (const cell of full) {
      const circles = [...drawCell(cell).matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)];
      for (const [, x, y, r] of circles) {
        for (const middle of [Number(x), Number(y)]) {
          expect(middle - Number(r)).toBeGreaterThanOrEqual(2);
          expect(middle + Number(r)).toBeLessThanOrEqual(98);
        }
      }
    }
  });
});

describe('a drawing', () => {
  it('uses the ink of the page and nothing that a strict security policy forbids', () => {
    for (const svg of [drawMatrix(full), ...full.map(drawMatrixOption)]) {
      expect(svg).toContain('currentColor');
      expect(svg).not.toMatch(/style|class=|script|#[0-9a-f]{3}|url\(| id=|NaN|undefined|<defs|<use/);
    }
  });

  it('has a viewBox and no size of its own', () => {
    expect(drawMatrix(full)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 372 372">/);
    expect(drawMatrixOption({ shape: 0 })).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 100 100">/);
  });

  it('leaves the ninth place empty, with a dashed frame', () => {
    const svg = drawMatrix(full);
    expect(svg.match(/<g transform="translate\(\d+ \d+\)">/g)).toHaveLength(8);
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  });
});
