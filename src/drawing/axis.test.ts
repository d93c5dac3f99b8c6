import { expect, it } from 'vitest';
import { axisMarks, drawAxis } from './axis.ts';

const palette = { area: 'a', interval: 'i', line: 'l', mark: 'm' };

it('stands where the shares say, and never beyond a pole', () => {
  expect(drawAxis({ at: 0.25, low: 0.1, high: 0.4 }, palette)).toContain('<circle cx="250"');
  expect(drawAxis({ at: 0.25, low: 0.1, high: 0.4 }, palette)).toContain('x="100" y="18" width="300"');
  expect(drawAxis({ at: 1.2, low: 0.9, high: 1.3 }, palette)).toContain('<circle cx="1000"');
});

it('shows the interval alone where the place may not be told', () => {
  const drawn = drawAxis({ low: 0.1, high: 0.4 }, palette);
  expect(drawn).toContain('x="100" y="18" width="300"');
  expect(drawn).not.toContain('circle');
});

it('places points of a scale between its ends', () => {
  const ends = { low: 20, high: 120 };
  expect(axisMarks({ interval: { low: 45, high: 70 }, at: 60, ends })).toEqual({
    low: 0.25,
    high: 0.5,
    at: 0.4,
  });
  expect(axisMarks({ interval: { low: 0, high: 130 }, ends })).toEqual({ low: 0, high: 1 });
});
