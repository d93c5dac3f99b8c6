import { describe, expect, it } from 'vitest';
import { readDrawing } from '../svg.ts';
import { solveCube } from './cube.ts';

type Corner = readonly [number, number];
/** Top left, top right, bottom left, as a face is read upright. */
type Placed = readonly [Corner, Corner, Corner];

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><g fill="none" stroke="currentColor">${content}</g></svg>`;

/** Marks in a unit square that look different from every side, save the ring, and mirrored. */
const marks: Readonly<Record<string, string>> = {
  flag: '<path d="M.3 .8V.2L.7 .35L.3 .5"/>',
  ring: '<circle cx=".5" cy=".5" r=".2"/>',
  hook: '<path d="M.3 .2V.8H.6"/>',
  bar: '<path d="M.5 .2V.8"/>',
  wedge: '<path d="M.5 .2L.8 .8H.2Z" fill="currentColor"/>',
  dot: '<circle cx=".3" cy=".3" r=".1" fill="currentColor"/>',
};

function face([[x, y], [a, b], [c, d]]: Placed, mark: string, quarters = 0): string {
  const square = `M${x} ${y}L${a} ${b}L${a + c - x} ${b + d - y}L${c} ${d}Z`;
  return `<path d="${square}"/><g transform="matrix(${a - x} ${b - y} ${c - x} ${d - y} ${x} ${y})"><g transform="rotate(${90 * quarters} .5 .5)">${marks[mark]}</g></g>`;
}

const square = (column: number, row: number): Placed => [
  [40 * column, 40 * row],
  [40 * column + 40, 40 * row],
  [40 * column, 40 * row + 40],
];

/** A cross: the flag in the middle, the hook to the right, the wedge above, the ring below. */
const net = wrap(
  face(square(1, 0), 'wedge') +
    face(square(0, 1), 'bar') +
    face(square(1, 1), 'flag') +
    face(square(2, 1), 'hook') +
    face(square(3, 1), 'dot') +
    face(square(1, 2), 'ring'),
);

const front: Placed = [
  [20, 35],
  [50, 50],
  [20, 70],
];
const side: Placed = [
  [50, 50],
  [80, 35],
  [50, 85],
];
const top: Placed = [
  [50, 20],
  [80, 35],
  [20, 35],
];
type Mark = readonly [string, number?];
const view = (onFront: Mark, onSide: Mark, onTop: Mark) =>
  wrap(face(front, ...onFront) + face(side, ...onSide) + face(top, ...onTop));

const solve = (...views: string[]) =>
  solveCube(
    readDrawing(net).primitives,
    views.map((one) => readDrawing(one).primitives),
  );

describe('solveCube', () => {
  it('finds the view that stands as the net does', () => {
    expect(solve(view(['flag'], ['hook'], ['wedge']))).toEqual([0]);
  });

  it('knows the same corner whichever face is in front', () => {
    // The near corner stays; the faces go round it, each a quarter further on itself where it must.
    expect(
      solve(view(['wedge', 3], ['flag', 3], ['hook', 2]), view(['hook', 1], ['wedge', 2], ['flag', 1])),
    ).toEqual([0, 1]);
  });

  it('sees the far faces', () => {
    // Turned by half about the upright axis: the dot in front, the bar at its right, the wedge upside down.
    expect(solve(view(['dot'], ['bar'], ['wedge', 2]))).toEqual([0]);
  });

  it('refuses mirrored corners, turned marks, opposite faces side by side and unknown marks', () => {
    expect(
      solve(
        view(['hook'], ['flag'], ['wedge']),
        view(['flag', 1], ['hook'], ['wedge']),
        view(['flag'], ['hook'], ['ring']),
        view(['flag'], ['bar'], ['wedge']),
        view(['flag'], ['flag'], ['wedge']),
        view(['flag'], ['hook', 2], ['wedge']),
      ),
    ).toEqual([]);
  });

  it('finds nothing where the net does not fold into a cube, or no corner is seen', () => {
    const strip = wrap([0, 1, 2, 3, 4, 5].map((column) => face(square(column, 0), 'bar')).join(''));
    const primitives = readDrawing(view(['bar'], ['bar'], ['bar'])).primitives;
    expect(solveCube(readDrawing(strip).primitives, [primitives])).toEqual([]);
    expect(solve(wrap(face(front, 'flag')))).toEqual([]);
  });
});
