import { describe, expect, it } from 'vitest';
import { solveAnalogy } from './analogies.ts';
import { UnreadableDrawingError } from './errors.ts';

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
const at = (x: number, y: number, content: string) => `<g transform="translate(${x} ${y})">${content}</g>`;
const option = (content: string) => svg(100, 100, at(50, 50, content));
const hole = (x: number, y: number) =>
  `<rect x="${x - 40}" y="${y - 40}" width="80" height="80" fill="none" stroke="currentColor" stroke-dasharray="3 6"/>`;
const ink = (fill: number) =>
  `fill="currentColor" fill-opacity="${fill}" stroke="currentColor" stroke-width="2.5"`;

const change = (a: string, b: string, c: string) =>
  svg(260, 220, `${at(50, 50, a)}${at(210, 50, b)}${at(50, 170, c)}${hole(210, 170)}`);
const group = (figures: readonly string[]) => {
  const placed = figures.map((figure, place) =>
    at(50 + 100 * (place % 3), 50 + 100 * Math.floor(place / 3), figure),
  );
  const lines =
    '<path d="M100 0V200M200 0V200M0 100H300" fill="none" stroke="currentColor" stroke-opacity="0.2"/>';
  return svg(300, 200, lines + placed.join('') + (figures.length < 6 ? hole(250, 150) : ''));
};
const map = (place: number) =>
  svg(
    90,
    60,
    `<path d="M0 0H90V60H0Z" fill="none" stroke="currentColor" stroke-opacity="0.5"/><rect x="${30 * (place % 3)}" y="${30 * Math.floor(place / 3)}" width="30" height="30" fill="currentColor"/>`,
  );

const flag = (transform: string, fill = 0) =>
  `<path transform="${transform}" d="M-14 33V-32L24 -16L-14 0" ${ink(fill)}/>`;
const step = (transform: string, fill = 0) =>
  `<path transform="${transform}" d="M-22 30V-30H-2V-4H22V30Z" ${ink(fill)}/>`;
const nested = (outer: string, inner: string) => `${outer} ${ink(0)}/>${inner} ${ink(1)}/>`;
const shape = (name: 'circle' | 'square' | 'triangle', size: number) =>
  ({
    circle: `<circle r="${size}"`,
    square: `<path d="M${-size} ${-size}H${size}V${size}H${-size}Z"`,
    triangle: `<path d="M0 ${-size}L${size} ${size}H${-size}Z"`,
  })[name];
const hands = (long: number, short: number) =>
  `<circle r="40" fill="none" stroke="currentColor"/><path transform="rotate(${long * 45})" d="M0 0V-30" ${ink(0)}/><path transform="rotate(${short * 45})" d="M0 0V-16" ${ink(0)}/>`;

describe('solveAnalogy', () => {
  it('turns and shades C as A was turned and shaded', () => {
    const stem = change(flag(''), flag('rotate(90)', 1), step('rotate(45)'));
    const options = [
      step('rotate(135)'),
      step('rotate(135)', 1),
      step('rotate(-45)', 1),
      step('rotate(45)scale(-1 1)', 1),
    ];
    expect(solveAnalogy(stem, options.map(option))).toEqual([1]);
  });

  it('mirrors C about the axis about which A was mirrored', () => {
    const stem = change(flag(''), flag('scale(-1 1)'), step('rotate(90)'));
    const options = [step('scale(1 -1)rotate(90)'), step('scale(-1 1)rotate(90)'), step('rotate(90)')];
    expect(solveAnalogy(stem, options.map(option))).toEqual([1]);
  });

  it('lets the outer and the inner form change places', () => {
    const stem = change(
      nested(shape('square', 30), shape('circle', 10)),
      nested(shape('circle', 30), shape('square', 10)),
      nested(shape('triangle', 30), shape('square', 10)),
    );
    const options = [
      nested(shape('triangle', 30), shape('square', 10)),
      nested(shape('square', 30), shape('triangle', 10)),
      nested(shape('square', 30), shape('circle', 10)),
    ];
    expect(solveAnalogy(stem, options.map(option))).toEqual([1]);
  });

  it('finds what has all that five figures share', () => {
    const stem = group([hands(0, 1), hands(3, 4), hands(5, 6), hands(2, 3), hands(7, 0)]);
    expect(solveAnalogy(stem, [hands(1, 0), hands(1, 3), hands(4, 5), hands(4, 4)].map(option))).toEqual([2]);
  });

  it('finds the one that lacks what the others share, by a map of the places', () => {
    const stem = group([hands(0, 1), hands(3, 4), hands(5, 6), hands(2, 4), hands(7, 0), hands(4, 5)]);
    expect(solveAnalogy(stem, [5, 4, 3, 2, 1, 0].map(map))).toEqual([2]);
    const even = group([hands(0, 1), hands(3, 4), hands(5, 7), hands(2, 4), hands(7, 0), hands(4, 6)]);
    expect(solveAnalogy(even, [5, 4, 3, 2, 1, 0].map(map))).toEqual([]);
  });

  it('needs an empty place or fields', () => {
    expect(() => solveAnalogy(option(flag('')), [])).toThrow(UnreadableDrawingError);
  });
});
