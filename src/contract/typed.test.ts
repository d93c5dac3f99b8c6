import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { holderName } from './certificates.ts';
import { email } from './fields.ts';
import { giftLine } from './gifts.ts';
import { couponCode } from './payments.ts';
import { readCoupon, readEmail, readGiftLine, readHolderName } from './typed.ts';

const dataOf = <T>(schema: z.ZodType<T>, typed: string) => schema.safeParse(typed).data;

/** Near what is right, and far from it. */
const typed = (alphabet: string) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.string({ minLength: 250, maxLength: 1010, unit: fc.constantFrom(...alphabet) }),
  );

describe('what is read without a schema', () => {
  it('is an e-mail address where the schema says so, and the same one', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), typed('ab.@ÄöÖ- +ß')), (text) => {
        expect(readEmail(text)).toBe(dataOf(email, text));
      }),
    );
    expect(readEmail(' Reader@Bücher.EXAMPLE ')).toBe('Reader@xn--bcher-kva.example');
  });

  it('is a name where the schema says so, and the same one', () => {
    fc.assert(
      fc.property(typed('aÉ 山ب\u200c\u200e\u0301\u202e1.'), (text) => {
        expect(readHolderName(text)).toBe(dataOf(holderName, text));
      }),
    );
    expect(readHolderName('  Ada   Lovelace ')).toBe('Ada Lovelace');
    expect(readHolderName('12')).toBeUndefined();
  });

  it('is a line for a card where the schema says so, and the same one', () => {
    fc.assert(
      fc.property(typed('aÉ 山ب\u200c\u200e\u0301\u202e1.'), (text) => {
        expect(readGiftLine(text)).toBe(dataOf(giftLine, text));
      }),
    );
    expect(readGiftLine('  40!   Hurra. ')).toBe('40! Hurra.');
    for (const text of ['', 'a\u202eb', '\u200d', 'x'.repeat(121)])
      expect(readGiftLine(text)).toBeUndefined();
  });

  it('is a discount code where the schema says so, and the same one', () => {
    fc.assert(
      fc.property(typed('aZ9- _'), (text) => {
        expect(readCoupon(text)).toBe(dataOf(couponCode, text));
      }),
    );
    expect(readCoupon(' autumn ')).toBe('AUTUMN');
  });
});
