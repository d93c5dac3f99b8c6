import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

it('reloads once in ten seconds', () => {
  expect(mayReload(undefined, 50_000)).toBe(true);
  expect(mayReload('50000', 50_000)).toBe(false);
  expect(mayReload('50000', 59_999)).toBe(false);
  expect(mayReload('50000', 60_000)).toBe(true);
});

it('is held up by nothing but a reload of the last ten seconds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0 }), (last, now) => {
      const passed = now - Number(last);
      expect(mayReload(last, now)).toBe(!(passed >= 0 && passed < 10_000));
    }),
  );
  expect(mayReload('90000', 50_000)).toBe(true);
});
