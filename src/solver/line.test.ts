import { describe, expect, it } from 'vitest';
import { Line } from './line.ts';
import { type Outline, readDrawing } from './svg.ts';

const outlines = (content: string) =>
  readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="currentColor">${content}</g></svg>`,
  ).primitives as Outline[];

describe('Line', () => {
  it('turns its runs and leaves the shift to whoever places them', () => {
    const line = new Line([{ points: [[1, 2]], closed: false, curved: false }]);
    expect(line.turned([0, 2, -2, 0, 50, 60])).toEqual([{ points: [[-4, 2]], closed: false, curved: false }]);
  });

  it('is the same for all that is drawn alike, in whatever cell or drawing, and another where it is turned', () => {
    const path = (transform: string) => `<path d="M0 -9L9 9H-9Z" transform="${transform}"/>`;
    const [one, moved, turned] = outlines(
      `${path('translate(50 50)')}<g transform="translate(120 0)">${path('translate(20 30)')}</g>${path('rotate(90)')}`,
    );
    const [elsewhere] = outlines(path('translate(7 7)'));
    expect(moved?.run).toBe(one?.run);
    expect(turned?.run).not.toBe(one?.run);
    expect(elsewhere?.points).toEqual([
      [7, -2],
      [16, 16],
      [-2, 16],
    ]);
    expect(moved?.points).toEqual([
      [140, 21],
      [149, 39],
      [131, 39],
    ]);
  });
});
