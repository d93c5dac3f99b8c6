import { expect, it } from 'vitest';
import { createPressure } from './pressure.ts';

const latest = 200;

const after = (samples: readonly number[]) => {
  const pressure = createPressure(latest);
  for (const late of samples) pressure.sample(late);
  return pressure.share();
};

it('turns nobody away for one slow moment', () => {
  expect(after([])).toBe(0);
  expect(after([2.5 * latest])).toBe(0);
  expect(after([latest + 1, latest + 1, latest + 1, 0])).toBe(0);
});

it('turns more away the longer it lasts and the later the event loop is, at last all', () => {
  expect(after(Array(5).fill(latest + 1))).toBeCloseTo(0.2);
  expect(after(Array(2).fill(5 * latest + 1))).toBeCloseTo(0.7);
  expect(after([20 * latest])).toBe(1);
  expect(after(Array(50).fill(20 * latest))).toBe(1);
});

it('lets everybody in a second after the flood', () => {
  const flood = Array(50).fill(20 * latest);
  expect(after([...flood, ...Array(5).fill(0)])).toBeCloseTo(0.5);
  expect(after([...flood, ...Array(10).fill(0)])).toBe(0);
});

it('turns whoever comes away by how late it is now, and forgets it where the next sample is not', () => {
  const pressure = createPressure(latest);
  expect(pressure.share(3 * latest)).toBe(0);
  expect(pressure.share(8 * latest)).toBeCloseTo(0.5);
  expect(pressure.share()).toBe(0);
  pressure.sample(0);
  expect(pressure.share(8 * latest)).toBeCloseTo(0.5);
});
