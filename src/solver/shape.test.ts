import { describe, expect, it } from 'vitest';
import { FormBook } from './shape.ts';
import { readDrawing } from './svg.ts';

const figures = (content: string) =>
  new FormBook().figuresOf(
    readDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="currentColor">${content}</g></svg>`,
    ),
  );
const flag = 'M0 20V0L12 5L0 10Z';
const star = 'M0 -10L2.4 -3.2L9.5 -3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5 -3.1L-2.4 -3.2Z';

describe('FormBook', () => {
  it('knows a form however large, wherever, and by whatever element it is drawn', () => {
    const found = figures(
      '<rect x="10" y="10" width="20" height="20"/><path d="M60 60H70V70H60Z"/><polygon points="50,40 60,50 50,60 40,50"/>',
    );
    expect(new Set(found.map(({ form }) => form)).size).toBe(1);
    expect(found.map(({ angle, period }) => [Math.round(angle), period])).toEqual([
      [0, 90],
      [0, 90],
      [45, 90],
    ]);
    expect(found[0]?.size).toBeCloseTo(Math.sqrt(200), 9);
    expect(found[1]?.centre).toEqual([65, 65]);
  });

  it('tells turns and mirror images of an asymmetric form', () => {
    const found = figures(
      `<path d="${flag}"/><path transform="rotate(90)" d="${flag}"/><path transform="scale(-2 2)" d="${flag}"/><path transform="rotate(30) scale(1 -1)" d="${flag}"/>`,
    );
    expect(new Set(found.map(({ form }) => form)).size).toBe(1);
    expect(found.map(({ angle, mirrored }) => [Math.round(angle), mirrored])).toEqual([
      [0, false],
      [90, false],
      [0, true],
      [210, true],
    ]);
  });

  it('does not take one form for another', () => {
    const found = figures(
      `<path d="${star}"/><path d="M0 -10L9.5 -3.1L5.9 8.1L-5.9 8.1L-9.5 -3.1Z"/><path d="M0 0H10V10H0Z"/><path d="M0 0L10 10M10 0L0 10"/><rect width="20" height="10"/><circle r="9"/><rect width="20" height="20" rx="4"/>`,
    );
    expect(new Set(found.map(({ form }) => form)).size).toBe(7);
    expect(found.map(({ period }) => Math.round(period))).toEqual([72, 72, 90, 180, 180, 180, 0, 90]);
  });

  it('knows a circle that is drawn by arcs', () => {
    const [circle] = figures('<path d="M40 50A10 10 0 0 1 60 50A10 10 0 0 1 40 50Z"/>');
    expect(circle).toMatchObject({ form: 'circle', period: 0 });
    expect(circle?.size).toBeCloseTo(10, 6);
  });
});
