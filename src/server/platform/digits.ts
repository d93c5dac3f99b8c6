/** Crockford's base 32: no I, L, O, U, so that nobody misreads one; its order is that of ASCII. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The digit of a value, of which the lowest five bits count. */
export const digitOf = (value: number): string => digits.charAt(value & 31);

/** Digits as people read them out: by fours. */
export const inGroups = (text: string): string => text.replace(/.{4}(?=.)/g, '$&-');
