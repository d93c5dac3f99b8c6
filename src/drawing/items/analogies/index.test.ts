import { describe, expect, it } from 'vitest';
import { glyphCount } from './glyphs.ts';
import { type DrawnFigure, drawAnalogyOption, drawChange, drawGroup, drawPlace } from './index.ts';

const figures: readonly DrawnFigure[] = [
  { kind: 'glyph', glyph: 0, turn: 3, mirrored: true, shade: 1, dots: 2 },
  { kind: 'nested', outer: 0, inner: 5, shade: 2, bead: 7 },
  { kind: 'pair', large: 5, small: 4, largeBlack: true, corner: 2 },
  { kind: 'hands', frame: 2, long: 1, short: 4 },
  { kind: 'dots', sides: 6, dots: 7, tint: 1, tilt: 0 },
];

const numbersIn = (svg: string) => [...svg.matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) => Number(value));

describe('an option', () => {
  it.each(figures)('is drawn in presentation attributes and plain geometry: $kind', (figure) => {
    const svg = drawAnalogyOption(figure);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">/);
    expect(svg).not.toMatch(/style|class=|id=|href|url\(|NaN|undefined|<defs|<use/);
    expect(numbersIn(svg).every(Number.isFinite)).toBe(true);
  });

  it('differs wherever one of its numbers does', () => {
    const changes = figures.flatMap((figure) =>
      Object.entries(figure).flatMap(([name, value]) => {
        if (typeof value === 'string') return [];
        const other = typeof value === 'boolean' ? !value : value === 0 ? 1 : value - 1;
        return [[figure, { ...figure, [name]: other } as DrawnFigure] as const];
      }),
    );
    for (const [one, other] of changes) expect(drawAnalogyOption(one)).not.toBe(drawAnalogyOption(other));
  });

  it('shows every glyph in its own way', () => {
    const drawn = Array.from({ length: glyphCount }, (_, glyph) =>
      drawAnalogyOption({ kind: 'glyph', glyph, turn: 0, mirrored: false, shade: 0, dots: 0 }),
    );
    expect(new Set(drawn).size).toBe(glyphCount);
  });
});

describe('a stem', () => {
  const [a, b, c] = figures as [DrawnFigure, DrawnFigure, DrawnFigure];
  const holes = (svg: string) => svg.match(/stroke-dasharray/g)?.length ?? 0;

  it('has one empty place after A, B and C, and after five of a class; none among six', () => {
    expect(holes(drawChange([a, b, c]))).toBe(1);
    expect(holes(drawGroup(figures))).toBe(1);
    expect(holes(drawGroup([...figures, a]))).toBe(0);
  });

  it('is at most 1.6 times as wide as high', () => {
    for (const svg of [drawChange([a, b, c]), drawGroup(figures)]) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Number(width) / Number(height)).toBeLessThanOrEqual(1.6);
    }
  });
});

it('maps each of six places differently', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(drawPlace)).size).toBe(6);
});
