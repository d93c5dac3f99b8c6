import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCode } from '#server/platform/codes.ts';
import { giftCodeHash } from './gift-code.ts';

describe('the code of a gift', () => {
  it('is known however it is typed', () => {
    const typed = fc.record({ small: fc.boolean(), gap: fc.constantFrom('-', ' ', '', ' - ', '\u2013') });
    fc.assert(
      fc.property(typed, ({ small, gap }) => {
        const code = newCode();
        const spelled = code.replaceAll('-', gap).replaceAll('0', 'O').replaceAll('1', 'l');
        expect(giftCodeHash(small ? spelled.toLowerCase() : spelled)).toBe(giftCodeHash(code));
      }),
    );
  });

  it('is another where a single letter is', () => {
    const code = newCode();
    for (const [place, letter] of [...code].entries()) {
      if (letter === '-') continue;
      const other = code.slice(0, place) + (letter === 'A' ? 'B' : 'A') + code.slice(place + 1);
      expect(giftCodeHash(other)).not.toBe(giftCodeHash(code));
    }
  });
});
