import { describe, expect, it } from 'vitest';
import { drawingDistance, perceptualFloor, twins } from './alike.ts';
import { readDrawing } from './svg.ts';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="currentColor" fill-opacity="0.4" stroke="currentColor" stroke-width="2.5">${content}</g></svg>`;
const square = (x: number, size: number, more = '') =>
  svg(`<rect x="${x}" y="30" width="${size}" height="${size}"${more}/>`);
const distance = (one: string, other: string) => drawingDistance(readDrawing(one), readDrawing(other));

describe('twins', () => {
  it.each([
    ['the same', square(30, 40)],
    ['shifted by a unit', square(31, 40)],
    ['larger by a unit', square(29.5, 41)],
    ['darker by a breath', square(30, 40, ' fill-opacity="0.45"')],
    ['drawn otherwise', svg('<path d="M70 30V70H30V30Z"/>')],
  ])('are found where one is %s', (_, other) => {
    expect(twins([square(30, 40), svg('<circle cx="50" cy="50" r="20"/>'), other])).toEqual([[0, 2]]);
  });

  it.each([
    ['another shape of the same extent', svg('<circle cx="50" cy="50" r="20"/>')],
    ['another shade', square(30, 40, ' fill-opacity="1"')],
    [
      'a small mark more',
      svg('<rect x="30" y="30" width="40" height="40"/><circle cx="85" cy="15" r="5" />'),
    ],
    ['a line more', svg('<rect x="30" y="30" width="40" height="40"/><path d="M12 12H88"/>')],
    ['a little larger', square(26, 48)],
  ])('are none where one is %s', (_, other) => {
    expect(twins([square(30, 40), other])).toEqual([]);
  });

  it('are what is written alike, and only that', () => {
    const number = (text: string) => svg(`<text x="50" y="50">${text}</text>`);
    expect(twins([number('12'), number('21'), number('12')])).toEqual([[0, 2]]);
  });

  it('know a ring from a disc, whatever way the ring is drawn', () => {
    const ring = svg(
      '<path fill-opacity="1" d="M20 50A30 30 0 0 1 80 50A30 30 0 0 1 20 50ZM40 50A10 10 0 0 1 60 50A10 10 0 0 1 40 50Z"/>',
    );
    const disc = svg('<circle fill-opacity="1" cx="50" cy="50" r="30"/>');
    expect(distance(ring, disc)).toBeGreaterThan(4 * perceptualFloor);
    expect(distance(ring, disc)).toBeCloseTo(distance(disc, ring), 9);
  });
});
