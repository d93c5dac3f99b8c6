import { expect, it } from 'vitest';
import { drawAxis } from './axis.ts';

const palette = { area: 'a', interval: 'i', line: 'l', mark: 'm' };

it('stands where the shares say, and never beyond a pole', () => {
  expect(drawAxis({ at: 0.25, low: 0.1, high: 0.4 }, palette)).toContain('<circle cx="250"');
  expect(drawAxis({ at: 0.25, low: 0.1, high: 0.4 }, palette)).toContain('x="100" y="18" width="300"');
  expect(drawAxis({ at: 1.2, low: 0.9, high: 1.3 }, palette)).toContain('<circle cx="1000"');
});
