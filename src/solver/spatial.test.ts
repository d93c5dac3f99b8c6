import { describe, expect, it } from 'vitest';
import { UnreadableDrawingError } from './errors.ts';
import { solveSpatial } from './spatial.ts';

const wrap = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><g fill="none" stroke="currentColor">${content}</g></svg>`;
const hole = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="4" fill="currentColor" stroke="none"/>`;
const sheet = '<path d="M10 10H90V90H10Z"/>';
const frame = '<path d="M10 10H90V90H10Z" stroke-opacity="0.2"/>';
const fold = '<path d="M50 10V90" stroke-dasharray="5 4"/>';
const half = '<path d="M50 10H90V90H50Z"/>';

/** A sheet folded upright in the middle and punched once; then the empty place of the answer. */
const folding = wrap(
  320,
  `${frame}${sheet}${fold}<g transform="translate(110 0)">${frame}${half}${hole(60, 30)}</g><path d="M230 10H310V90H230Z" stroke-opacity="0.6" stroke-dasharray="0.1 6"/>`,
);
const unfolded = (...holes: [number, number][]) =>
  wrap(100, sheet + holes.map(([x, y]) => hole(x, y)).join(''));

describe('solveSpatial', () => {
  it('unfolds a punched sheet', () => {
    const options = [
      unfolded([60, 30]),
      unfolded([60, 30], [30, 30]),
      unfolded([40, 30], [60, 30]),
      unfolded([60, 30], [60, 70]),
      unfolded([40, 30], [60, 30], [60, 70]),
      unfolded([60, 30], [60, 30]),
    ];
    expect(solveSpatial(folding, options)).toEqual([2]);
  });

  it('gives none where the pictures of the folding do not hang together', () => {
    const right = unfolded([40, 30], [60, 30]);
    const withoutPaper = folding.replace(half, '');
    const notFolded = folding.replace(half, sheet);
    expect(solveSpatial(withoutPaper, [right])).toEqual([]);
    expect(solveSpatial(notFolded, [right])).toEqual([]);
    expect(solveSpatial(folding.replaceAll(hole(60, 30), ''), [unfolded()])).toEqual([]);
  });

  it('takes a figure without folds and faces as one to be turned, and leaves out what guides the eye', () => {
    const corner = '<path d="M20 20H60V80"/><circle cx="20" cy="20" r="5"/>';
    const guides =
      '<path d="M150 40L155 50L150 60" stroke-opacity="0.6"/><path d="M180 20H220V60H180Z" stroke-dasharray="0.1 6"/>';
    const option = (transform: string) => wrap(100, `<g transform="${transform}">${corner}</g>`);
    expect(
      solveSpatial(wrap(240, corner + guides), [
        option('rotate(120 50 50)'),
        option('matrix(-1 0 0 1 100 0)'),
        option(''),
      ]),
    ).toEqual([0, 2]);
  });

  it('says that it cannot read what is not of our subset', () => {
    expect(() => solveSpatial(wrap(100, '<use/>'), [])).toThrow(UnreadableDrawingError);
  });
});
