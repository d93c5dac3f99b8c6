import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Code } from './code.ts';
import { likenessOf } from './likeness.ts';
import { themes } from './themes.ts';

const anyCode = fc
  .shuffledSubarray([...themes], { minLength: 3, maxLength: 3 })
  .map((letters) => letters as unknown as Code);

it('is the C index of two codes, from 0 to 18', () => {
  // By hand after Brown & Gore (1994).
  const code: Code = ['R', 'I', 'A'];
  expect(likenessOf(code, code)).toBe(18);
  expect(likenessOf(code, ['S', 'E', 'C'])).toBe(0);
  expect(likenessOf(code, ['R', 'I', 'S'])).toBe(17);
  expect(likenessOf(code, ['I', 'R', 'A'])).toBe(13);
  fc.assert(
    fc.property(anyCode, anyCode, (one, other) => {
      expect(likenessOf(one, other)).toBe(likenessOf(other, one));
      expect(likenessOf(one, other) === 18).toBe(one.join('') === other.join(''));
    }),
  );
});
