import { describe, expect, it } from 'vitest';
import { readDrawing } from '../svg.ts';
import { pieceOf } from './piece.ts';
import { solveRotation } from './rotation.ts';

const read = (content: string, transform = '') =>
  readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g transform="${transform}" fill="none" stroke="currentColor">${content}</g></svg>`,
  ).primitives.map(pieceOf);

/** Two squares and a third round the corner, one of them dark. */
const tiles =
  '<rect x="20" y="20" width="20" height="20" fill="currentColor"/><rect x="40" y="20" width="20" height="20"/><rect x="60" y="20" width="20" height="20"/><rect x="60" y="40" width="20" height="20"/>';
const lighter = tiles.replace('fill="currentColor"', 'fill="currentColor" fill-opacity="0.4"');
const line =
  '<path d="M30 30V60H50V80H70"/><circle cx="30" cy="30" r="4"/><circle cx="70" cy="80" r="4" fill="currentColor"/>';

describe.each([
  ['tiles', tiles],
  ['a line', line],
])('solveRotation, %s', (_, figure) => {
  const turns = [0, 30, 90, 137, 180, 270].map((degrees) => `rotate(${degrees} 50 50)`);
  const mirror = 'matrix(-1 0 0 1 100 0)';

  it('knows the figure however it is turned, moved and enlarged', () => {
    const options = turns.map((turn) => read(figure, `${turn} translate(-3 8) scale(0.8)`));
    expect(solveRotation(read(figure), options)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('refuses its mirror image, however it is turned', () => {
    const options = turns.map((turn) => read(figure, `${turn} ${mirror}`));
    expect(solveRotation(read(figure), options)).toEqual([]);
    expect(solveRotation(read(figure, mirror), options)).toHaveLength(6);
  });
});

it('refuses figures with a part elsewhere, in another shade, missing or too much', () => {
  const options = [
    tiles.replace('x="60" y="40"', 'x="40" y="40"'),
    lighter,
    tiles.replace('<rect x="40" y="20" width="20" height="20"/>', ''),
    `${tiles}<rect x="60" y="60" width="20" height="20"/>`,
  ].map((figure) => read(figure));
  expect(solveRotation(read(tiles), options)).toEqual([]);
  expect(solveRotation(read(lighter), [read(lighter, 'rotate(90)')])).toEqual([0]);
});
