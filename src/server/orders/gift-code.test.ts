import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCode } from '#contract/orders.ts';
import { giftCodeHash, newGiftCode } from './gift-code.ts';

describe('the code of a gift', () => {
  it('has eighty random bits in four groups of letters that nobody misreads', () => {
    const codes = Array.from({ length: 2_000 }, newGiftCode);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
    const used = new Set(codes.join('').replaceAll('-', ''));
    expect(used.size).toBe(32);
    expect(giftCode.parse(codes[0])).toBe(codes[0]);
  });

  it('is known however it is typed', () => {
    const typed = fc.record({ small: fc.boolean(), gap: fc.constantFrom('-', ' ', '', ' - ', '\u2013') });
    fc.assert(
      fc.property(typed, ({ small, gap }) => {
        const code = newGiftCode();
        const spelled = code.replaceAll('-', gap).replaceAll('0', 'O').replaceAll('1', 'l');
        expect(giftCodeHash(small ? spelled.toLowerCase() : spelled)).toBe(giftCodeHash(code));
      }),
    );
  });

  it('is another where a single letter is', () => {
    const code = newGiftCode();
    for (const [place, letter] of [...code].entries()) {
      if (letter === '-') continue;
      const other = code.slice(0, place) + (letter === 'A' ? 'B' : 'A') + code.slice(place + 1);
      expect(giftCodeHash(other)).not.toBe(giftCodeHash(code));
    }
  });
});
