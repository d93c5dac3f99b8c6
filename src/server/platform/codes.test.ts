import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCode } from '#contract/fields.ts';
import { newCode, writtenCode } from './codes.ts';

describe('a code that people write down', () => {
  it('has eighty random bits in four groups of letters that nobody misreads', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
    const used = new Set(codes.join('').replaceAll('-', ''));
    expect(used.size).toBe(32);
    expect(typedCode.parse(codes[0])).toBe(codes[0]);
  });

  it('is written in one way, however it was typed', () => {
    const gap = fc.constantFrom('-', ' ', '', ' - ', '\u2013');
    fc.assert(
      fc.property(gap, (between) => {
        const code = newCode();
        const typed = code.replaceAll('-', between).replaceAll('0', 'o').replaceAll('1', 'I');
        expect(writtenCode(` ${typed.toLowerCase()} `)).toBe(code);
      }),
    );
  });
});
