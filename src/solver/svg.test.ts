import { describe, expect, it } from 'vitest';
import { UnreadableDrawingError } from './errors.ts';
import { type Outline, readDrawing } from './svg.ts';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
const read = (content: string) => readDrawing(svg(content)).primitives;
const rounded = (points: Outline['points']) =>
  points.map((point) => point.map((value) => Math.round(value * 1000) / 1000));

describe('readDrawing', () => {
  it('puts groups in groups into absolute coordinates, with their inks', () => {
    const [circle] = read(
      '<g transform="translate(10 20)" stroke="currentColor" stroke-width="2"><g transform="scale(2)" fill="currentColor" fill-opacity=".5" opacity="0.5"><circle cx="1" r="3"/></g></g>',
    );
    expect(circle).toEqual({
      kind: 'circle',
      centre: [12, 20],
      radius: 6,
      paint: { fill: 0.25, stroke: 0.5, width: 4, dash: [] },
      element: 0,
    });
  });

  it('turns about a point, and reads a matrix in the order of SVG', () => {
    const [turned, mirrored] = read(
      '<g transform="rotate(90 50 50)"><line x1="50" y1="0" x2="50" y2="10" stroke="currentColor"/></g><line transform="matrix(-1 0 0 1 100 0)" x1="10" y1="5" x2="20" y2="5" stroke="currentColor"/>',
    ) as Outline[];
    expect(rounded(turned?.points ?? [])).toEqual([
      [100, 50],
      [90, 50],
    ]);
    expect(rounded(mirrored?.points ?? [])).toEqual([
      [90, 5],
      [80, 5],
    ]);
  });

  it('reads every command of a path, and its runs as parts of one element', () => {
    const runs = read(
      '<path d="M0 0L10 0H20V10ZM30 30L40 40"/><path d="M0 0Q5 5 10 0C10 5 20 5 20 0"/>',
    ) as Outline[];
    expect(
      runs.map(({ element, closed, curved, points }) => [element, closed, curved, points.length]),
    ).toEqual([
      [0, true, false, 4],
      [0, false, false, 2],
      [1, false, true, 25],
    ]);
  });

  it('keeps the points of an arc on its circle, the way round that the flags say', () => {
    for (const [large, sweep, middle] of [
      [0, 1, [50, 40]],
      [0, 0, [50, 60]],
    ] as const) {
      const [run] = read(
        `<path fill="none" stroke="currentColor" d="M40 50A10 10 0 ${large} ${sweep} 60 50"/>`,
      ) as Outline[];
      expect(run?.points.every(([x, y]) => Math.abs(Math.hypot(x - 50, y - 50) - 10) < 1e-9)).toBe(true);
      expect(rounded(run?.points ?? [])).toContainEqual(middle);
    }
  });

  it('leaves out what has no ink, and reads numerals', () => {
    expect(read('<rect width="9" height="9" fill="none"/>')).toEqual([]);
    expect(read('<text x="5" y="6" font-size="20" text-anchor="middle">17</text>')).toMatchObject([
      { kind: 'text', at: [5, 6], size: 20, text: '17' },
    ]);
  });

  it.each([
    '<use href="#a"/>',
    '<path d="m0 0l1 1"/>',
    '<path d="M0 0L1"/>',
    '<path d="L1 1"/>',
    '<circle r="1" style="fill:none"/>',
    '<circle r="1" fill="red"/>',
    '<circle r="x"/>',
    '<g transform="skewX(3)"/>',
    '<g>',
    'words',
    '<!-- a remark -->',
  ])('says that it cannot read %s', (content) => {
    expect(() => read(content)).toThrow(UnreadableDrawingError);
  });

  it('wants one whole drawing with a viewBox', () => {
    expect(() => readDrawing('')).toThrow(UnreadableDrawingError);
    expect(() => readDrawing('<svg></svg>')).toThrow(UnreadableDrawingError);
    expect(() => readDrawing(`${svg('')}<p>`)).toThrow(UnreadableDrawingError);
  });
});
