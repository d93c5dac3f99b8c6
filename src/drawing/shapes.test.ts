import { expect, it } from 'vitest';
import { shapes } from './shapes.ts';

const numbersIn = (data: string) => [...data.matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) => Number(value));

it('draws every shape in its own way, closed, and no further out than a quarter more than its radius', () => {
  const drawn = shapes.map((outline) => outline(20));
  expect(new Set(drawn).size).toBe(8);
  for (const data of drawn) {
    expect(data).toMatch(/^M[-\d .MLHVA]+Z$/);
    expect(Math.max(...numbersIn(data).map(Math.abs))).toBeLessThanOrEqual(25);
  }
});

it('grows with the radius', () => {
  for (const outline of shapes) {
    const [small, large] = [outline(10), outline(20)].map((data) => Math.max(...numbersIn(data)));
    expect(large).toBeGreaterThan(1.9 * (small ?? 0));
  }
});
